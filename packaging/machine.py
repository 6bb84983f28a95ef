"""What kbdesk needs of a Linux machine itself: Qt's libraries, fonts and, for the tests, an X server.

Each need says how to see whether it is met and which Debian package meets it. This is the only list of them:
the set-up script and `.ci/run` both ask here.
"""

from __future__ import annotations

import ctypes
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

# Shared libraries that Qt's widgets, its X11 platform and its network part load, by Debian package.
LIBRARIES = {
    "libbrotli1": ("libbrotlidec.so.1",),
    "libdbus-1-3": ("libdbus-1.so.3",),
    "libegl1": ("libEGL.so.1",),
    "libfontconfig1": ("libfontconfig.so.1",),
    "libfreetype6": ("libfreetype.so.6",),
    "libgl1": ("libGL.so.1",),
    "libglib2.0-0": ("libglib-2.0.so.0", "libgthread-2.0.so.0"),
    "libgssapi-krb5-2": ("libgssapi_krb5.so.2",),
    "libstdc++6": ("libstdc++.so.6",),
    "libx11-6": ("libX11.so.6",),
    "libx11-xcb1": ("libX11-xcb.so.1",),
    "libxcb1": ("libxcb.so.1",),
    "libxcb-cursor0": ("libxcb-cursor.so.0",),
    "libxcb-glx0": ("libxcb-glx.so.0",),
    "libxcb-icccm4": ("libxcb-icccm.so.4",),
    "libxcb-image0": ("libxcb-image.so.0",),
    "libxcb-keysyms1": ("libxcb-keysyms.so.1",),
    "libxcb-randr0": ("libxcb-randr.so.0",),
    "libxcb-render0": ("libxcb-render.so.0",),
    "libxcb-render-util0": ("libxcb-render-util.so.0",),
    "libxcb-shape0": ("libxcb-shape.so.0",),
    "libxcb-shm0": ("libxcb-shm.so.0",),
    "libxcb-sync1": ("libxcb-sync.so.1",),
    "libxcb-util1": ("libxcb-util.so.1",),
    "libxcb-xfixes0": ("libxcb-xfixes.so.0",),
    "libxcb-xkb1": ("libxcb-xkb.so.1",),
    "libxkbcommon0": ("libxkbcommon.so.0",),
    "libxkbcommon-x11-0": ("libxkbcommon-x11.so.0",),
    "libzstd1": ("libzstd.so.1",),
    "zlib1g": ("libz.so.1",),
}
# Programs that the tests start, by Debian package.
PROGRAMS = {"xvfb": "Xvfb", "xauth": "xauth"}
# Font files as their names begin, by Debian package; one of them is enough.
TEXT_FONTS = {"fonts-dejavu-core": ("DejaVuSans", "NotoSans-", "LiberationSans", "Ubuntu", "Cantarell", "OpenSans")}
MORE_FONTS = {
    "fonts-noto-cjk": ("NotoSansCJK", "NotoSerifCJK", "SourceHanSans", "wqy-", "DroidSansFallback"),
    "fonts-noto-color-emoji": ("NotoColorEmoji", "Twemoji", "JoyPixels"),
}
FONT_FOLDERS = ("/usr/share/fonts", "/usr/local/share/fonts", "~/.local/share/fonts", "~/.fonts")


def missing(purpose: str) -> list[str]:
    """Return the Debian packages that this machine lacks to open the desk ("desk") or run the tests ("test")."""
    if not sys.platform.startswith("linux"):
        return []
    lacking = _missing_python()
    lacking += [package for package, names in LIBRARIES.items() if not all(map(_loads, names))]
    fonts = TEXT_FONTS | (MORE_FONTS if purpose == "test" else {})
    lacking += _missing_fonts(fonts)
    if purpose == "test":
        lacking += [package for package, program in PROGRAMS.items() if shutil.which(program) is None]
    return lacking


def missing_more_fonts() -> list[str]:
    """Return the packages of fonts without which some scripts show as boxes; the desk runs without them."""
    return _missing_fonts(MORE_FONTS) if sys.platform.startswith("linux") else []


def install(packages: Iterable[str]) -> str | None:
    """Install Debian packages where that needs no question; return the reason when it was not done."""
    names = list(packages)
    if not sys.platform.startswith("linux") or shutil.which("apt-get") is None:
        return "This machine has no apt-get."
    if os.geteuid() == 0:
        prefix: list[str] = []
    elif shutil.which("sudo") and _quiet(["sudo", "-n", "true"]).returncode == 0:
        prefix = ["sudo", "-n"]
    else:
        return "Installing needs an administrator."
    get = [*prefix, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-q", "-o", "DPkg::Lock::Timeout=300"]
    _quiet([*get, "update"])  # an old or partly broken list may still do; the install decides
    done = _quiet([*get, "install", "-y", "--no-install-recommends", *names])
    if done.returncode != 0:
        return f"apt-get could not install them:\n{done.stdout.strip()}"
    return None


def command(packages: Iterable[str]) -> str:
    """Return the command that a person types to install the packages."""
    return f"sudo apt-get update && sudo apt-get install -y --no-install-recommends {' '.join(packages)}"


def _missing_python() -> list[str]:
    """Return the part of Python that makes virtual environments; Debian ships it on its own."""
    importlib.invalidate_caches()
    whole = importlib.util.find_spec("ensurepip") and importlib.util.find_spec("venv")
    return [] if whole else [f"python3.{sys.version_info.minor}-venv"]


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def _missing_fonts(wanted: dict[str, tuple[str, ...]]) -> list[str]:
    folders = [Path(folder).expanduser() for folder in FONT_FOLDERS]
    files = {name for folder in folders for _, _, names in os.walk(folder, followlinks=True) for name in names}
    return [package for package, starts in wanted.items() if not any(name.startswith(starts) for name in files)]


def _quiet(arguments: list[str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        arguments,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
