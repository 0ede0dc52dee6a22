import { connect } from "node:net";
import type { HostileRequest } from "./hostile-request.ts";

export interface Outcome {
  status: number | null;
  milliseconds: number;
}

export function sendRequest(port: number, { bytes, isHalf }: HostileRequest): Promise<Outcome> {
  return new Promise((resolve) => {
    const begun = performance.now();
    let answer = "";
    const socket = connect({ port, host: "127.0.0.1" }, () => {
      if (isHalf) socket.end(bytes);
      else socket.write(bytes);
    });
    socket.on("data", (chunk) => {
      if (answer.length < 4_096) answer += chunk.toString("latin1", 0, 4_096);
    });
    // The server may close while a body that it has refused is still coming.
    socket.on("error", () => {});
    socket.on("close", () => {
      resolve({ status: statusOf(answer), milliseconds: performance.now() - begun });
    });
  });
}

/** Of the last answer: "100 Continue" comes before one. */
function statusOf(answer: string): number | null {
  const final = answer.replace(/^(?:HTTP\/1\.1 1\d\d [^\r]*\r\n(?:[^\r]+\r\n)*\r\n)+/, "");
  const status = /^HTTP\/1\.1 (\d{3})/.exec(final)?.[1];
  return status === undefined ? null : Number(status);
}
