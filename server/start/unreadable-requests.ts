import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { RequestError } from "@hono/node-server";
import { sitePolicy } from "../middleware/content-security-policy.ts";
import { type LastKnownPhone, type Refusal, refusalPage } from "../middleware/plain-response.ts";
import { languageOfPrefix } from "../middleware/request-language.ts";
import { unreadableAddress } from "../middleware/request-path.ts";
import { cacheControl } from "../middleware/response-headers.ts";
import { securityHeaders } from "../middleware/security-headers.ts";

const broken: Record<string, Refusal> = {
  HPE_INVALID_URL: unreadableAddress,
  HPE_HEADER_OVERFLOW: { status: 431, words: "headersTooLarge" },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, words: "tooSlow" },
};

const notHttp: Refusal = { status: 400, words: "unreadableRequest" };

const fault: Refusal = { status: 500, words: "plainFault" };

interface BrokenRequest {
  code?: string;
  rawPacket?: Buffer;
  target?: string | undefined;
}

/** Answers what never becomes a request of the app. */
export function unreadableRequests(publicUrl: string, phone: LastKnownPhone) {
  function headersOf(status: number): Record<string, string> {
    return {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": cacheControl("private", status),
      "Content-Security-Policy": sitePolicy,
      ...securityHeaders(publicUrl),
    };
  }

  return {
    /** Answers for what Node could read and Fetch cannot. */
    answer(error: unknown): Response {
      const { status, words } = error instanceof RequestError ? unreadableAddress : fault;
      const page = refusalPage({ words, phone: phone() });
      return new Response(page, { status, headers: headersOf(status) });
    },

    answerOnSocket(error: BrokenRequest, socket: Duplex): void {
      if (error.code === "ECONNRESET" || !socket.writable) {
        socket.destroy();
        return;
      }
      const { status, words } = broken[error.code ?? ""] ?? notHttp;
      const language = languageOfPrefix(error.target ?? targetIn(error.rawPacket));
      const body = refusalPage({ language, words, phone: phone() });
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

function targetIn(packet: Buffer | undefined): string {
  const [, target = ""] = /^[A-Z]+ (\/\S*)/.exec(packet?.toString("latin1", 0, 100) ?? "") ?? [];
  return target;
}
