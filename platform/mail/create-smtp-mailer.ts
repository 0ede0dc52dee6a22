import { PassThrough } from "node:stream";
import { z } from "zod";
import { isLoopback } from "#platform/address-ranges.ts";
import { minute } from "#platform/clock.ts";
import { accepted, refused } from "#platform/result.ts";
import type { Mailer, MailFailure, MailFailureKind, MailRoute } from "./mailer.ts";

/** So long may a server take to confirm (RFC 5321, 4.5.3.2.6). */
const patience = 10 * minute;

/** A connection for each mail, encrypted except on this machine. */
export function createSmtpMailer({ url, from, to, timeout = patience + 2 * minute }: MailRoute): Mailer {
  const closing = new AbortController();
  const step = Math.min(20_000, timeout);

  async function openTransport() {
    // It takes megabytes, and is seldom needed.
    const { createTransport } = await import("nodemailer");
    return createTransport({
      url,
      requireTLS: !isLoopback(new URL(url).hostname),
      connectionTimeout: step,
      greetingTimeout: step,
      dnsTimeout: step,
      socketTimeout: Math.min(patience, timeout),
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  return {
    async send({ language, sender, to: receiver = to, ...mail }) {
      const transport = await openTransport();
      let isHandedOver = false;
      transport.use("stream", ({ message }, done) => {
        const noteEnd = () => new PassThrough().once("end", () => (isHandedOver = true));
        message.transform(noteEnd);
        done();
      });
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(timeout)]);
      const headers = { "Content-Language": language, "Auto-Submitted": "auto-generated" };
      try {
        const route = { from: { name: sender, address: from }, to: receiver, headers, signal };
        await transport.sendMail({ ...mail, ...route });
        return accepted(undefined);
      } catch (error) {
        const failure = failureOf(error);
        const isUnconfirmed = isHandedOver && ["silent", "unreachable"].includes(failure.kind);
        return refused(isUnconfirmed ? { ...failure, kind: "unconfirmed" } : failure);
      }
    },

    async check() {
      try {
        await (await openTransport()).verify();
        return accepted(undefined);
      } catch (error) {
        return refused(failureOf(error));
      }
    },

    close: () => closing.abort(),
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
  // With an answer the server declines; without one the handshake failed.
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
