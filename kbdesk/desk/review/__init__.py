"""The review room: what agents and other programs wrote, judged piece by piece."""
