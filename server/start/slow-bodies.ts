import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Closes the connection of a request whose body has not come in so many milliseconds, with an answer unless there is one. */
export function endSlowBody(
  request: IncomingMessage,
  response: ServerResponse,
  { after, answer }: { after: number; answer(socket: Socket, target: string | undefined): void },
): void {
  if (!hasBody(request)) return;
  const { socket } = request;
  const timer = setTimeout(() => {
    if (!response.headersSent) answer(socket, request.url);
    // Also while the client goes on sending.
    socket.destroySoon();
  }, after);
  const stop = () => {
    clearTimeout(timer);
    request.off("close", stop);
    socket.off("close", stop);
  };
  request.once("close", stop);
  // A request that breaks off may never be closed itself.
  socket.once("close", stop);
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}
