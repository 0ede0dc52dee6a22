import type { RouterContextProvider } from "react-router";
import { requestContext } from "#app/context.server.ts";
import { indianDay } from "#domain/values/indian-day.ts";

export function csvHeaders(name: string) {
  return {
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": `attachment; filename="${name}-${indianDay(new Date())}.csv"`,
  };
}

/** The first rows are read beforehand, so that a broken database is an error, not a short file. */
export async function csvStream(
  context: Readonly<RouterContextProvider>,
  rows: AsyncIterable<string>,
): Promise<ReadableStream<Uint8Array>> {
  const { reportFault } = context.get(requestContext);
  const reading = rows[Symbol.asyncIterator]();
  const begun = [await reading.next(), await reading.next()];
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
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
}
