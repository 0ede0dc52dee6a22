import { openAsBlob } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import pLimit from "p-limit";
import { createArrivals } from "./arriving-bodies.ts";
import { accepted, type Result, refused } from "./result.ts";
import { type TransferRefusal, withTemporaryFile } from "./temporary-upload.ts";

export type FormRefusal = TransferRefusal | "busy" | "no form";

interface ArrivingLimits {
  bytes: number;
  all: number;
}

/** To take more apart would halt the process. */
const mostParts = 60;
const mostHeaderBytes = 4 * 1024;
/** UTF-16 units of a field that is no file. */
const mostText = 64 * 1024;

type ReadFormWithFiles = <Value>(
  arriving: { body: ReadableStream<Uint8Array>; contentType: string; sender: string },
  use: (form: FormData) => Promise<Value>,
) => Promise<Result<Value, FormRefusal>>;

/** RFC 7578. Spools forms to the disk, and reads one at a time. */
export function createFormReader(limits: ArrivingLimits): ReadFormWithFiles {
  const inTurn = pLimit(1);
  const takePlace = createArrivals(limits.all);

  return async ({ body, contentType, sender }, use) => {
    const place = takePlace(body, sender);
    if (place === null) return refused("busy");
    try {
      const arrived = await withTemporaryFile(place.body, limits.bytes, async (path) => {
        place.isWhole();
        const form = await inTurn(() => takeApart(path, contentType));
        return form === null ? refused("no form" as const) : accepted(await use(form));
      });
      if (place.hasMadeRoom()) return refused("busy");
      return arrived.ok ? arrived.value : arrived;
    } finally {
      place.leave();
    }
  };
}

async function takeApart(path: string, contentType: string): Promise<FormData | null> {
  const form = await parse(await readFile(path), contentType);
  if (form === null) return null;
  const apart = new FormData();
  let files = 0;
  for (const [name, value] of form) {
    if (typeof value === "string") {
      apart.append(name, value);
    } else {
      const file = `${path}-${files++}`;
      await writeFile(file, value.stream());
      apart.append(name, new File([await openAsBlob(file)], value.name, { type: value.type }));
    }
  }
  return apart;
}

async function parse(bytes: Buffer<ArrayBuffer>, contentType: string): Promise<FormData | null> {
  const boundary = boundaryOf(contentType);
  if (boundary === null || !isQuicklyTakenApart(bytes, `--${boundary}`)) return null;
  const headers = { "Content-Type": `multipart/form-data; boundary="${boundary}"` };
  // It throws only for what is no form.
  const form = await new Response(bytes, { headers }).formData().catch(() => null);
  const isReadable = form?.values().every((value) => typeof value !== "string" || value.length <= mostText);
  return isReadable ? form : null;
}

/** The parser may read other spellings differently. */
function boundaryOf(contentType: string): string | null {
  const sent = /^multipart\/form-data\s*;\s*boundary=(?<quote>"?)([\w'()+,./:=?-]{1,70})\k<quote>$/i.exec(
    contentType,
  );
  return sent?.[2] ?? null;
}

function isQuicklyTakenApart(bytes: Buffer, delimiter: string): boolean {
  let parts = 0;
  for (let at = bytes.indexOf(delimiter); at >= 0; at = bytes.indexOf(delimiter, at + 1)) {
    const head = bytes.subarray(at, at + mostHeaderBytes);
    const isLast = head.indexOf(`${delimiter}--`) === 0;
    if (++parts > mostParts || !(isLast || head.includes("\r\n\r\n"))) return false;
  }
  return true;
}
