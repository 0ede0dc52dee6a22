import { isLoopback } from "#platform/address-ranges.ts";
import { accepted, type Result, refused } from "#platform/result.ts";
import type { MailApi } from "./mail-apis.ts";
import type { Mail, Mailer, MailFailure, MailFailureKind, MailRoute } from "./mailer.ts";

/** Milliseconds. */
const patience = 30_000;
/** Bytes. */
const mostRead = 10_000;

interface Addressed extends Mail {
  from: string;
  to: string;
}

interface Interface {
  path: string;
  headers(key: string, mail?: Addressed): Record<string, string>;
  body(mail: Addressed, headers: Record<string, string>): object;
  /** For the check; changes nothing. */
  account: string;
}

/** resend.com/docs, developers.brevo.com, postmarkapp.com/developer. */
const interfaces: Readonly<Record<MailApi, Interface>> = {
  resend: {
    path: "/emails",
    account: "/domains",
    headers: (key, mail) => ({
      Authorization: `Bearer ${key}`,
      ...(mail === undefined ? {} : { "Idempotency-Key": mail.messageId.slice(0, 256) }),
    }),
    body: ({ from, to, sender, replyTo, subject, text, html }, headers) => ({
      ...{ from: named(sender, from), to: [to], subject, text, html, headers },
      ...(replyTo && { reply_to: [named(replyTo.name, replyTo.address)] }),
    }),
  },
  brevo: {
    path: "/v3/smtp/email",
    account: "/v3/account",
    headers: (key) => ({ "api-key": key }),
    body: ({ from, to, sender, replyTo, subject, text, html }, headers) => ({
      ...{ sender: { name: sender, email: from }, to: [{ email: to }], subject, headers },
      ...{ textContent: text, htmlContent: html },
      ...(replyTo && { replyTo: { email: replyTo.address, name: replyTo.name } }),
    }),
  },
  postmark: {
    path: "/email",
    account: "/server",
    headers: (key) => ({ "X-Postmark-Server-Token": key }),
    body: ({ from, to, sender, replyTo, subject, text, html }, headers) => ({
      ...{ From: named(sender, from), To: to, Subject: subject, TextBody: text, HtmlBody: html },
      ...(replyTo && { ReplyTo: named(replyTo.name, replyTo.address) }),
      Headers: Object.entries(headers).map(([Name, Value]) => ({ Name, Value })),
      MessageStream: "outbound",
    }),
  },
};

/** `url` is such as `resend://key@api.resend.com`. */
export function createApiMailer(api: MailApi, { url, from, to, timeout = patience }: MailRoute): Mailer {
  const { username, host, hostname } = new URL(url);
  const origin = `${isLoopback(hostname) ? "http" : "https"}://${host}`;
  const key = decodeURIComponent(username);
  const { path, account, headers, body } = interfaces[api];
  const closing = new AbortController();

  async function ask(path: string, init: RequestInit): Promise<Result<void, MailFailure>> {
    try {
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(timeout)]);
      const answer = await fetch(origin + path, { ...init, redirect: "manual", signal });
      if (answer.ok) {
        // It has the mail, whatever becomes of its words.
        answer.body?.cancel().catch(() => undefined);
        return accepted(undefined);
      }
      const words = await beginningOf(answer);
      const reason = reasonIn(words).replaceAll(key, "…");
      return refused(failure(kindOf(answer.status, words), `${answer.status} ${reason}`));
    } catch (error) {
      return refused(lineFailure(error));
    }
  }

  return {
    send({ to: receiver = to, ...mail }) {
      const addressed = { ...mail, from, to: receiver, subject: onOneLine(mail.subject) };
      const extra = { "Content-Language": mail.language, "Auto-Submitted": "auto-generated" };
      return ask(path, {
        method: "POST",
        headers: {
          ...headers(key, addressed),
          "Content-Type": "application/json",
          Accept: "application/json",
        },
        body: JSON.stringify(body(addressed, extra)),
      });
    },
    async check() {
      const asked = await ask(account, { headers: { ...headers(key), Accept: "application/json" } });
      // A key that may only send is right.
      return !asked.ok && asked.refusal.detail.includes("restricted_api_key") ? accepted(undefined) : asked;
    },
    close: () => closing.abort(),
  };
}

async function beginningOf({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let read = 0;
  for await (const part of body ?? []) {
    parts.push(part);
    read += part.length;
    if (read >= mostRead) break;
  }
  return Buffer.concat(parts).subarray(0, mostRead).toString("utf8");
}

function kindOf(status: number, words: string): MailFailureKind {
  if (status === 401 || (status === 403 && /api.key/i.test(words))) return "sign-in";
  return status === 408 || status === 429 || status >= 500 ? "busy" : "refused";
}

function reasonIn(words: string): string {
  try {
    const said: unknown = JSON.parse(words);
    const { name, message, Message } = Object(said);
    return [name, message ?? Message].filter((part) => typeof part === "string").join(": ");
  } catch {
    return "";
  }
}

const unreachable = [
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
];

/** A service that was reached may have taken the mail. */
function lineFailure(error: unknown): MailFailure {
  const { cause, name } = Object(error);
  const code = String(Object(cause).code ?? name);
  if (unreachable.includes(code)) return failure("unreachable", code);
  if (/CERT|SELF_SIGNED|TLS|SSL/.test(code)) return failure("certificate", code);
  return failure("unconfirmed", code);
}

function failure(kind: MailFailureKind, words: string): MailFailure {
  return { kind, detail: onOneLine(words).slice(0, 200) };
}

function named(name: string, address: string): string {
  const plain = onOneLine(name).replaceAll(/["\\<>]/g, "");
  return plain === "" ? onOneLine(address) : `"${plain}" <${onOneLine(address)}>`;
}

function onOneLine(words: string): string {
  return words.replace(/[\s\p{Cc}]+/gu, " ").trim();
}
