import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";

/** An answer as it came over the line: nothing decompressed, headers as they were written. */
export interface RawAnswer {
  status: number;
  headers: [name: string, value: string][];
  body: Buffer;
}

/** Asks for a page as a browser that reads brotli does. */
export async function getRaw(url: string): Promise<RawAnswer> {
  const asked = request(url, { headers: { "Accept-Encoding": "br" }, agent: false });
  asked.end();
  const [answer]: [IncomingMessage] = await once(asked, "response").then(([first]) => [first]);
  const headers: [string, string][] = [];
  for (let index = 0; index + 1 < answer.rawHeaders.length; index += 2) {
    headers.push([answer.rawHeaders[index] ?? "", answer.rawHeaders[index + 1] ?? ""]);
  }
  return { status: answer.statusCode ?? 0, headers, body: await buffer(answer) };
}
