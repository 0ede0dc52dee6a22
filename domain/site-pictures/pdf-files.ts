import { randomUUID } from "node:crypto";
import { open } from "node:fs/promises";
import type { Clock } from "#platform/clock.ts";
import { fileTypeOf, signatureLength } from "#platform/images/file-type.ts";
import { accepted, type Result, refused } from "#platform/result.ts";
import type { FileStore } from "#platform/storage/file-store.ts";

export const documentLimit = { bytes: 10 * 1024 * 1024 } as const;

export type PdfRefusal = "no PDF" | "damaged";

export interface PdfFiles {
  /** Answers the name of the file. */
  receive(path: string): Promise<Result<string, PdfRefusal>>;
  exists(name: string): Promise<boolean>;
  read(name: string): Promise<Buffer | null>;
}

const folder = "documents/";
const documentName = /^certificate_\d{1,15}_[0-9a-f]{8}\.pdf$/;
/** The specification wants the end mark in these bytes. */
const endLength = 1024;

/** Keeps all PDFs: they are few, and may come back. */
export function createPdfFiles({ files, clock }: { files: FileStore; clock: Clock }): PdfFiles {
  return {
    async receive(path) {
      await using file = await open(path);
      const bytes = await file.readFile();
      if (fileTypeOf(bytes.subarray(0, signatureLength)) !== "PDF") return refused("no PDF");
      if (!bytes.subarray(-endLength).includes("%%EOF")) return refused("damaged");
      const name = `certificate_${clock.now().getTime()}_${randomUUID().slice(0, 8)}.pdf`;
      await files.write(folder + name, bytes, "application/pdf");
      return accepted(name);
    },
    exists: async (name) => documentName.test(name) && files.exists(folder + name),
    read: async (name) => (documentName.test(name) ? files.read(folder + name) : null),
  };
}
