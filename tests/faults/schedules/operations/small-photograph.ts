import { join } from "node:path";
import sharp from "sharp";
import type { PictureRole } from "#domain/gallery/pictures/picture-metadata.ts";

const art = join(import.meta.dirname, "..", "..", "..", "..", "art");

const files: Record<PictureRole, string> = {
  main: "hero-rath.jpg",
  before: "denting-1-before.jpg",
  after: "denting-1-after.jpg",
};

const made = new Map<PictureRole, Promise<Buffer>>();

export function smallPhotograph(role: PictureRole): Promise<Buffer> {
  const known = made.get(role);
  if (known !== undefined) return known;
  const making = sharp(join(art, files[role])).resize(120).jpeg().toBuffer();
  made.set(role, making);
  return making;
}
