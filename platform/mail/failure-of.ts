import type { MailFailure, MailFailureKind } from "./mailer.ts";

const longestDetail = 200;

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

/** What an error of the mail library means for the owner. */
export function failureOf(error: unknown): MailFailure {
  const code = textOf(error, "code");
  const cause = textOf(error, "originalCode");
  const response = textOf(error, "response");
  const status = Number(response.slice(0, 3));
  const message = error instanceof Error ? error.message : String(error);
  if (status >= 400 && status < 500) return failure("busy", response);
  if (kinds[code] === "sign-in") return failure("sign-in", response);
  if (status >= 500) return failure("refused", response);
  if (/CERT|SELF_SIGNED|TLS|SSL/.test(cause)) return failure("certificate", cause);
  return failure(kinds[code] ?? "unknown", kinds[code] === undefined ? message : cause);
}

function failure(kind: MailFailureKind, words: string): MailFailure {
  const detail = words
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .slice(0, longestDetail);
  return { kind, detail };
}

function textOf(error: unknown, property: string): string {
  const value: unknown = typeof error === "object" && error !== null ? Reflect.get(error, property) : "";
  return typeof value === "string" ? value : "";
}
