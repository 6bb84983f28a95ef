"""How a person who looks elsewhere hears of kbdesk: the system's notifications, the tray, a number on the icon."""
