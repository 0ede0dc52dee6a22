import { createTransport } from "nodemailer";
import { z } from "zod";
import { isLoopback } from "#platform/address-ranges.ts";
import { accepted, refused } from "#platform/result.ts";
import type { Mailer, MailFailure, MailFailureKind } from "./mailer.ts";

export interface SmtpRoute {
  url: string;
  /** E-mail addresses. */
  from: string;
  to: string;
  /** For one mail, in milliseconds; above two minutes a claim could lapse meanwhile. */
  timeout?: number;
}

/** A mailer over SMTP, with a connection for each mail: encrypted, except on this machine. */
export function createSmtpMailer({ url, from, to, timeout = 90_000 }: SmtpRoute): Mailer {
  const closing = new AbortController();
  const step = Math.min(20_000, timeout);
  const transport = createTransport({
    url,
    requireTLS: !isLoopback(new URL(url).hostname),
    connectionTimeout: step,
    greetingTimeout: step,
    dnsTimeout: step,
    socketTimeout: Math.min(45_000, timeout),
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  async function attempt(action: () => Promise<unknown>) {
    try {
      await action();
      return accepted(undefined);
    } catch (error) {
      return refused(failureOf(error));
    }
  }

  return {
    send({ language, sender, ...mail }) {
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(timeout)]);
      const headers = { "Content-Language": language, "Auto-Submitted": "auto-generated" };
      return attempt(() =>
        transport.sendMail({ ...mail, from: { name: sender, address: from }, to, headers, signal }),
      );
    },
    check: () => attempt(() => transport.verify()),
    close() {
      closing.abort();
      transport.close();
    },
  };
}

const kinds: Record<string, MailFailureKind> = {
  ECONNECTION: "unreachable",
  EDNS: "unreachable",
  ESOCKET: "unreachable",
  EPROXY: "unreachable",
  EPROTOCOL: "unreachable",
  ETIMEDOUT: "silent",
  EABORT: "silent",
  ETLS: "certificate",
  EREQUIRETLS: "certificate",
  EAUTH: "sign-in",
  ENOAUTH: "sign-in",
};

const text = z.string().catch("");
const smtpError = z.object({ code: text, originalCode: text, response: text, message: text });

function failureOf(error: unknown): MailFailure {
  const { code, originalCode, response, message } = smtpError.parse(Object(error));
  // With an answer it is the server that declines; without one the handshake has failed.
  if (code === "ETLS" && response !== "") return failure("no encryption", response);
  const status = Number(response.slice(0, 3));
  if (status >= 400 && status < 500) return failure("busy", response);
  if (kinds[code] === "sign-in") return failure("sign-in", response);
  if (status >= 500) return failure("refused", response);
  if (/CERT|SELF_SIGNED|TLS|SSL/.test(originalCode)) return failure("certificate", originalCode);
  return failure(kinds[code] ?? "unknown", kinds[code] === undefined ? message : originalCode);
}

function failure(kind: MailFailureKind, words: string): MailFailure {
  const detail = words.replace(/[\s\p{Cc}]+/gu, " ").trim();
  return { kind, detail: detail.slice(0, 200) };
}
