import { createHash } from "node:crypto";
import { photographProblem } from "#app/photographs/photograph-problem.ts";
import { upload } from "#content/en/admin/upload.ts";
import type { ImageEdit } from "#domain/gallery/changes/image-edit.ts";
import { importImage } from "#domain/gallery/images/import-image.ts";
import type { PictureRole } from "#domain/gallery/pictures/picture-metadata.ts";
import type { receivePhotographs } from "#domain/gallery/uploads/receive-photographs.ts";
import type { WorkType } from "#domain/values/work.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import type { DatabaseToRead } from "#platform/database/open-to-read.ts";
import type { PictureEncoder } from "#platform/images/picture-encoder.ts";
import type { Item } from "./item.ts";
import type { Names } from "./names.ts";
import type { PictureFiles } from "./picture-files.ts";
import type { Report } from "./report.ts";

export interface Taking {
  files: PictureFiles;
  names: Names;
  report: Report;
  encoder: Pick<PictureEncoder, "judge">;
  now: Date;
  work: WorkType | null;
  known: DatabaseToRead | null;
  /** Null in a dry run. */
  into: Into | null;
}

interface Into {
  database: OpenDatabase;
  receive: ReturnType<typeof receivePhotographs>;
}

export type Outcome = "taken" | "there" | { why: string };

export interface Photograph {
  role: PictureRole;
  name: string;
  path: string;
  hash: string;
}

export interface Found {
  item: Item;
  edit: ImageEdit;
  photographs: readonly Photograph[];
  taking: Taking;
}

/** Version 8 of RFC 9562, from a SHA-256. */
export function uuidOf(text: string): string {
  const bytes = createHash("sha256").update(text).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

export async function judgeAll({ item, edit, photographs, taking }: Found): Promise<Outcome> {
  for (const { name, path } of photographs) {
    const judged = await taking.encoder.judge(path);
    if (!judged.ok) return about(item, name, photographProblem(upload, judged.refusal, ""));
  }
  await keysOf(edit, taking.names);
  return "taken";
}

export async function storeImage(
  { item, edit, photographs, taking }: Found,
  id: string,
  into: Into,
): Promise<Outcome> {
  const pictures: Partial<Record<PictureRole, string>> = {};
  for (const [index, { role, name, path, hash }] of photographs.entries()) {
    // A photograph may have been mended since a run that was cut off.
    const uploadKey = uuidOf(`${id} ${hash}`);
    const originalName = name.split("/").at(-1) ?? name;
    const received = await into.receive({ path, role, index, originalName, uploadKey });
    if (received.ok) pictures[role] = received.value.url;
    else if (received.refusal.reason === "key taken")
      return about(item, name, "It changed while it was read.");
    else return about(item, name, photographProblem(upload, received.refusal.fault, ""));
  }
  const createdAt = item.createdAt ?? taking.now.toISOString();
  const image = { id, createdAt, edit: await keysOf(edit, taking.names), pictures };
  const stored = await importImage(into.database, image);
  if (!stored.ok) return { why: "Its photographs were taken away meanwhile. Run the import again." };
  return stored.value === "added" ? "taken" : "there";
}

export async function keysOf(edit: ImageEdit, names: Names): Promise<ImageEdit> {
  return {
    ...edit,
    vehicleName: (await names.keyOf("vehicle_names", edit.vehicleName)) ?? edit.vehicleName,
    vehicleType: await names.keyOf("vehicle_names", edit.vehicleType),
    bodyType: await names.keyOf("body_types", edit.bodyType),
  };
}

export function about({ where }: Item, name: string, sentence: string): { why: string } {
  return { why: where === name ? sentence : `${name}: ${sentence}` };
}
