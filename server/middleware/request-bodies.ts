import { MIMEType } from "node:util";
import type { BodyKind } from "#app/address.ts";
import type { AddressAt } from "#app/site-handler.ts";
import type { Refuse } from "./plain-response.ts";
import type { Middleware } from "./request-context.ts";

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;
const maxFields = 100;

const beacon = { type: "application/x-www-form-urlencoded", bytes: 2 * kilobyte };
const form = { type: "application/x-www-form-urlencoded", bytes: 64 * kilobyte };
const json = { type: "application/json", bytes: 64 * kilobyte };
/** 200 pairs whose pictures have long names. */
const batch = { ...json, bytes: 128 * kilobyte };
/** Three languages; a Devanagari letter is sent as nine signs. */
const longForm = { ...form, bytes: megabyte };
const gathered = { beacon, form, json, batch, longForm };
const streamed = {
  photograph: { type: null, bytes: 26 * megabyte },
  formWithPhotographs: { type: "multipart/form-data", bytes: 26 * megabyte },
};
const kinds = { ...gathered, ...streamed };

/** Whether a body of this kind is read as it comes. */
export function isStreamed(kind: BodyKind | undefined): kind is keyof typeof streamed {
  return kind !== undefined && kind in streamed;
}

/** Photographs stream. Refuses with 400, 405, 413 or 415. */
export function readBodies(refuse: Refuse, addressAt: AddressAt): Middleware {
  return async function readsBody(context, next) {
    const { raw } = context.req;
    if (raw.method !== "POST") return next();
    const kind = addressAt(context.get("routedPath"))?.takes;
    if (kind === undefined) {
      return refuse(raw, { status: 405, words: "takesNothing", headers: { Allow: "GET, HEAD" } });
    }
    const { bytes: most } = kinds[kind];
    if (Number(raw.headers.get("Content-Length") ?? 0) > most) return tooLarge(refuse, raw, most);
    if (isStreamed(kind)) {
      const { type } = streamed[kind];
      const isWanted = type === null || isOfType(raw.headers, type);
      return isWanted ? next() : refuse(raw, { status: 415, words: "notOurForm" });
    }

    const body = await gather(refuse, raw, most);
    if (body instanceof Response) return body;
    const { type } = gathered[kind];
    if (body.byteLength > 0 && !isOfType(raw.headers, type)) {
      return refuse(raw, { status: 415, words: "notOurForm" });
    }
    if (type === form.type && countFields(body) > maxFields) {
      return refuse(raw, { status: 400, words: "tooManyFields", values: { most: maxFields } });
    }
    context.req.raw = withBody(raw, body, type);
    return next();
  };
}

async function gather(
  refuse: Refuse,
  raw: Request,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | Response> {
  const { body, signal } = raw;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    // To cancel would close the answer's connection.
    for await (const chunk of body?.values({ preventCancel: true }) ?? []) {
      bytes += chunk.byteLength;
      if (bytes > most) return tooLarge(refuse, raw, most);
      chunks.push(chunk);
    }
  } catch {
    signal.throwIfAborted();
    return refuse(raw, { status: 400, words: "brokenOff" });
  }
  return Buffer.concat(chunks);
}

function tooLarge(refuse: Refuse, raw: Request, most: number): Response {
  const limit = most < megabyte ? `${most / kilobyte} KB` : `${most / megabyte} MB`;
  return refuse(raw, { status: 413, words: "tooLarge", values: { most: limit } });
}

function isOfType(headers: Headers, type: string): boolean {
  const sent = mimeTypeOf(headers.get("Content-Type") ?? "");
  const charset = sent?.params.get("charset") ?? "utf-8";
  const encoding = headers.get("Content-Encoding") ?? "identity";
  return sent?.essence === type && charset.toLowerCase() === "utf-8" && encoding === "identity";
}

function mimeTypeOf(text: string): MIMEType | null {
  try {
    return new MIMEType(text);
  } catch {
    return null;
  }
}

function countFields(form: Uint8Array): number {
  let fields = 1;
  for (const byte of form) if (byte === 0x26) fields++;
  return fields;
}

function withBody({ url, headers, signal }: Request, body: Uint8Array<ArrayBuffer>, type: string): Request {
  const typed = new Headers(headers);
  typed.set("Content-Type", type);
  return new Request(url, { method: "POST", headers: typed, body, signal });
}
