import { readFile } from "node:fs/promises";
import pLimit from "p-limit";
import { type Result, refused } from "./result.ts";
import { type TransferRefusal, withTemporaryFile } from "./temporary-upload.ts";

export type FormRefusal = TransferRefusal | "busy" | "no form";

/** Uploads that are on their way at once, of all senders and of one. */
export interface ArrivingLimits {
  bytes: number;
  all: number;
  ofOne: number;
}

/** More are nobody's form: to take them apart would halt the process. */
const mostParts = 60;

export type ReadFormWithFiles = <Value>(
  arriving: { body: ReadableStream<Uint8Array>; contentType: string; sender: string },
  use: (form: FormData) => Promise<Value>,
) => Promise<Result<Value, FormRefusal>>;

/** Reads forms of multipart/form-data (RFC 7578) from anybody: onto the disk as they come, into memory and `use` one at a time. */
export function createFormReader(limits: ArrivingLimits): ReadFormWithFiles {
  const inTurn = pLimit(1);
  const senders: string[] = [];

  return async ({ body, contentType, sender }, use) => {
    const isBusy =
      senders.length >= limits.all || senders.filter((one) => one === sender).length >= limits.ofOne;
    if (isBusy) return refused("busy");
    senders.push(sender);
    try {
      const arrived = await withTemporaryFile(body, limits.bytes, (path) =>
        inTurn(async () => {
          const form = await parse(await readFile(path), contentType);
          return form === null ? refused("no form" as const) : { ok: true as const, value: await use(form) };
        }),
      );
      return arrived.ok ? arrived.value : arrived;
    } finally {
      senders.splice(senders.indexOf(sender), 1);
    }
  };
}

async function parse(bytes: Buffer<ArrayBuffer>, contentType: string): Promise<FormData | null> {
  const boundary = /;\s*boundary="?([^\s";]{1,70})/i.exec(contentType)?.[1];
  if (boundary === undefined || countOf(bytes, `--${boundary}`) > mostParts) return null;
  const form = new Response(bytes, { headers: { "Content-Type": contentType } });
  // It throws for nothing else than what is no such form.
  return form.formData().catch(() => null);
}

function countOf(bytes: Buffer, text: string): number {
  let count = 0;
  for (let at = bytes.indexOf(text); at >= 0 && count <= mostParts; at = bytes.indexOf(text, at + 1)) count++;
  return count;
}
