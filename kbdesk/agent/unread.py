"""Messages that hold half of a character: the protocol's reader drops them, so they are answered here instead.

Programs whose texts are UTF-16 inside cut characters in two and send a half as JSON's escape. Whoever did so would wait
for an answer for ever.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Self, TypeGuard

from anyio import EndOfStream
from mcp.shared.message import SessionMessage
from mcp.types import INVALID_PARAMS, ErrorData, JSONRPCError, JSONRPCResponse
from pydantic import ValidationError

if TYPE_CHECKING:
    from types import TracebackType

    from mcp.shared._stream_protocols import ReadStream, WriteStream

REFUSAL = (
    "Nothing was done: this call holds half of a character (a lone surrogate), which no text can hold. "
    "Send the character whole, or leave it out."
)


class Answering:
    """The stream of a client's messages, without those that cannot be read: these are answered at once."""

    def __init__(self, reading: ReadStream[SessionMessage | Exception], writing: WriteStream[SessionMessage]) -> None:
        self._reading = reading
        self._writing = writing

    @property
    def last_context(self) -> Any:
        """The context in which the last message was sent, as the stream that is read says."""
        return getattr(self._reading, "last_context", None)

    async def receive(self) -> SessionMessage | Exception:
        """Return the next message that can be read, or why one cannot that nobody waits for."""
        while True:
            found = await self._reading.receive()
            answer = refusal(found) if isinstance(found, ValidationError) else None
            if answer is None:
                return found
            await self._writing.send(SessionMessage(answer))

    async def aclose(self) -> None:
        """Read no more."""
        await self._reading.aclose()

    def __aiter__(self) -> Self:
        """Return itself."""
        return self

    async def __anext__(self) -> SessionMessage | Exception:
        """Return the next message until there is none."""
        try:
            return await self.receive()
        except EndOfStream:
            raise StopAsyncIteration from None

    async def __aenter__(self) -> Self:
        """Begin to read."""
        await self._reading.__aenter__()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> bool | None:
        """Read no more."""
        return await self._reading.__aexit__(kind, error, trace)


def refusal(failure: ValidationError) -> JSONRPCResponse | JSONRPCError | None:
    """Return the answer to a request that is no text; None for what is no request or fails for another reason."""
    first = failure.errors()[0]
    try:
        message = json.loads(first["input"]) if first["type"] == "json_invalid" else None
    except (ValueError, TypeError, RecursionError):
        return None
    name = message.get("id") if isinstance(message, dict) else None
    if not _is_name(name) or not isinstance(message, dict) or "method" not in message:
        return None
    if message["method"] == "tools/call":
        told = {"content": [{"type": "text", "text": REFUSAL}], "isError": True}
        return JSONRPCResponse(jsonrpc="2.0", id=name, result=told)
    return JSONRPCError(jsonrpc="2.0", id=name, error=ErrorData(code=INVALID_PARAMS, message=REFUSAL))


def _is_name(name: object) -> TypeGuard[str | int]:
    """Whether a request's id can be sent back: one that is a number, or a text that is whole itself."""
    if isinstance(name, str):
        return not any("\ud800" <= character <= "\udfff" for character in name)
    return isinstance(name, int) and not isinstance(name, bool)
