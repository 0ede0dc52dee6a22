import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Closes the connection of a request whose body has not come in so many milliseconds, with an answer unless there is one. */
export function endSlowBody(
  request: IncomingMessage,
  response: ServerResponse,
  { after, answer }: { after: number; answer(socket: Socket): void },
): void {
  if (!hasBody(request)) return;
  const timer = setTimeout(() => {
    const { socket } = request;
    if (!response.headersSent) answer(socket);
    // Also while the client goes on sending.
    socket.destroySoon();
  }, after);
  request.once("close", () => clearTimeout(timer));
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}
