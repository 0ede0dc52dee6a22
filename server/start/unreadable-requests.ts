import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { RequestError } from "@hono/node-server";
import { cacheControl } from "../middleware/cache-control.ts";
import { sitePolicy } from "../middleware/content-security-policy.ts";
import { type PlainContent, plainPage } from "../middleware/plain-response.ts";
import { unreadableAddress } from "../middleware/request-path.ts";
import { securityHeaders } from "../middleware/security-headers.ts";

const broken: Record<string, PlainContent> = {
  HPE_INVALID_URL: unreadableAddress,
  HPE_HEADER_OVERFLOW: {
    status: 431,
    title: "Too large",
    sentence: "The address and headers of this request are too large.",
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    title: "Too slow",
    sentence: "The request did not arrive in time.",
  },
};

const notHttp: PlainContent = { status: 400, title: "Bad request", sentence: "The request cannot be read." };

const fault: PlainContent = {
  status: 500,
  title: "Something went wrong",
  sentence: "This was our fault. Please try again.",
};

/** Answers to what never becomes a request of the app, at the site's address. */
export function unreadableRequests(publicUrl: string) {
  function headersOf(status: number): Record<string, string> {
    return {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": cacheControl("private", status),
      "Content-Security-Policy": sitePolicy,
      ...securityHeaders(publicUrl),
    };
  }

  return {
    /** Where Node could read what Fetch cannot. */
    answer(error: unknown): Response {
      const { status, title, sentence } = error instanceof RequestError ? unreadableAddress : fault;
      return new Response(plainPage(title, sentence), { status, headers: headersOf(status) });
    },

    /** Answers on the bare socket, unless the client has gone away. */
    answerOnSocket(error: { code?: string }, socket: Duplex): void {
      if (error.code === "ECONNRESET" || !socket.writable) {
        socket.destroy();
        return;
      }
      const { status, title, sentence } = broken[error.code ?? ""] ?? notHttp;
      const body = plainPage(title, sentence);
      const headers = {
        ...headersOf(status),
        "Content-Length": Buffer.byteLength(body),
        Connection: "close",
      };
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
      socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("\r\n")}\r\n\r\n${body}`);
    },
  };
}
