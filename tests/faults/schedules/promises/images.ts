import type { LedgerImage } from "../operations/ledger.ts";
import type { Data } from "../world/engines.ts";
import { binnedIds } from "./bin.ts";

/** Every acknowledged image is there once, with its pictures and its last name; one that was deleted is in the bin. */
export async function brokenImages(
  { database: { db } }: Data,
  images: readonly LedgerImage[],
): Promise<string[]> {
  const rows = await db
    .selectFrom("gallery_images")
    .select(["id", "vehicle_name", "main_image_url", "before_image_url", "after_image_url", "is_shown"])
    .execute();
  const stored = Map.groupBy(rows, ({ vehicle_name }) => vehicle_name);
  const names = new Set(images.map(({ name }) => name));
  const binned = await binnedIds(db);
  const broken = images.filter((image) => {
    const found = stored.get(image.name) ?? [];
    const isDeleted = image.deletion === "acknowledged" && found.length === 0 && binned.has(image.id ?? "");
    return !isDeleted && !isKept(image, found);
  });
  return [
    ...broken.map(
      (image) => `${JSON.stringify(image)} is stored as ${JSON.stringify(stored.get(image.name))}.`,
    ),
    ...rows
      .filter((row) => !names.has(row.vehicle_name))
      .map((row) => `Nobody uploaded ${JSON.stringify(row)}.`),
  ];
}

function isKept({ id, name, pictures, deletion, inWork }: LedgerImage, rows: readonly object[]): boolean {
  if (deletion !== "none") return false;
  if (id === null) return rows.length <= 1;
  const url = (role: string) => pictures.find((picture) => picture.role === role)?.url ?? null;
  const whole = {
    ...{ id, vehicle_name: name, main_image_url: url("main") },
    ...{ before_image_url: url("before"), after_image_url: url("after"), is_shown: 1 },
  };
  const waiting = { ...whole, after_image_url: null, is_shown: 0 };
  const expected = { never: [whole], yes: [waiting], asked: [waiting, whole], "no longer": [whole] }[inWork];
  return rows.length === 1 && expected.some((row) => JSON.stringify(rows[0]) === JSON.stringify(row));
}
