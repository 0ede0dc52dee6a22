import { pictureUrl } from "#domain/gallery/pictures/picture-metadata.ts";
import type { LedgerImage } from "../operations/ledger.ts";
import type { Data } from "../world/engines.ts";

interface StoredRow {
  id: string;
  vehicle_name: string;
  main_image_url: string | null;
  before_image_url: string | null;
  after_image_url: string | null;
  is_shown: number;
}

export async function brokenImages(
  { database: { db } }: Data,
  images: readonly LedgerImage[],
): Promise<string[]> {
  const rows = await db
    .selectFrom("gallery_images")
    .select(["id", "vehicle_name", "main_image_url", "before_image_url", "after_image_url", "is_shown"])
    .execute();
  const received = await receivedUrls(db);
  const stored = Map.groupBy(rows, ({ vehicle_name }) => vehicle_name);
  const names = new Set(images.map(({ name }) => name));
  const broken = images.filter((image) => {
    const found = stored.get(image.name) ?? [];
    const isDeleted = (image.place === "bin" || image.place === "gone") && found.length === 0;
    return !isDeleted && !isKept(image, found, received);
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

async function receivedUrls(db: Data["database"]["db"]): Promise<Map<string, string>> {
  const edits = await db.selectFrom("picture_edits").select(["object_name", "source_url"]).execute();
  const pictures = await db.selectFrom("pictures").select("object_name").execute();
  const sources = new Map(edits.map((row) => [row.object_name, row.source_url]));
  return new Map(
    pictures.map(({ object_name: name }) => [pictureUrl(name), sources.get(name) ?? pictureUrl(name)]),
  );
}

function isKept(image: LedgerImage, stored: readonly StoredRow[], received: Map<string, string>): boolean {
  const { id, name, pictures, place, inWork, turning } = image;
  if (place !== "list") return false;
  const receivedAs = (shown: string | null) => (shown === null ? null : (received.get(shown) ?? "missing"));
  const rows = stored.map((row) => ({
    ...row,
    main_image_url: receivedAs(row.main_image_url),
    before_image_url: receivedAs(row.before_image_url),
    after_image_url: receivedAs(row.after_image_url),
  }));
  const first = pictures[0]?.url ?? "";
  const isUnturned = stored.some((row) => Object.values(row).includes(first));
  if (turning === "acknowledged" && isUnturned) return false;
  if (id === null) return rows.length <= 1;
  const url = (role: string) => pictures.find((picture) => picture.role === role)?.url ?? null;
  const whole = {
    ...{ id, vehicle_name: name, main_image_url: url("main") },
    ...{ before_image_url: url("before"), after_image_url: url("after"), is_shown: 1 },
  };
  const waiting = { ...whole, after_image_url: null, is_shown: 0 };
  const expected = {
    ...{ never: [whole], yes: [waiting], early: [{ ...waiting, is_shown: 1 }] },
    ...{ asked: [waiting, whole], "no longer": [whole] },
  }[inWork];
  return rows.length === 1 && expected.some((row) => JSON.stringify(rows[0]) === JSON.stringify(row));
}
