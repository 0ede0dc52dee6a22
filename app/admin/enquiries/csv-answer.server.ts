import type { RouterContextProvider } from "react-router";
import { requestContext } from "#app/context.server.ts";

/**
 * A download that is written while it is read. The heading and the first rows are read before the answer begins, so
 * that a database out of order is an error and not a short file; a fault later on breaks the download off.
 */
export async function csvAnswer(
  context: Readonly<RouterContextProvider>,
  pieces: AsyncIterable<string>,
): Promise<Response> {
  const { reportFault } = context.get(requestContext);
  const reading = pieces[Symbol.asyncIterator]();
  const begun = [await reading.next(), await reading.next()];
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const piece = begun.shift() ?? (await reading.next());
        if (piece.done) controller.close();
        else controller.enqueue(encoder.encode(piece.value));
      } catch (error) {
        reportFault(error);
        controller.error(error);
      }
    },
    async cancel() {
      await reading.return?.();
    },
  });
  return new Response(body, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="enquiries-${today()}.csv"`,
    },
  });
}

/** The day in India, such as 2026-11-21. */
function today(): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Kolkata" }).format(new Date());
}
