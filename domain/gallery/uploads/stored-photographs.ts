import type { Kysely } from "kysely";
import { z } from "zod";
import { mainRowOf } from "#platform/database/bin-rows.ts";
import { inChunks } from "#platform/database/queries.ts";
import type { Database } from "#platform/database/schema.ts";
import { urlColumns } from "../images/image-rows.ts";
import { pictureUrl } from "../pictures/picture-metadata.ts";

export interface StoredPhotograph {
  hash: string;
  place: "gallery" | "in work" | "bin";
  id: string;
  vehicleName: string;
  /** When it was stored, or deleted; UTC, ISO 8601. */
  since: string;
}

const order: readonly StoredPhotograph["place"][] = ["gallery", "in work", "bin"];

const binned = z.object({ vehicle_name: z.string() });

/** One for each known hash. */
export async function storedPhotographs(
  db: Kysely<Database>,
  hashes: readonly string[],
): Promise<StoredPhotograph[]> {
  const hashOfUrl = await urlsOf(db, hashes);
  const found: StoredPhotograph[] = [];
  for (const urls of inChunks([...hashOfUrl.keys()])) {
    for (const { url, ...stored } of [...(await inImages(db, urls)), ...(await inBin(db, urls))]) {
      const hash = hashOfUrl.get(url);
      if (hash !== undefined) found.push({ hash, ...stored });
    }
  }
  const rank = ({ place }: StoredPhotograph) => order.indexOf(place);
  found.sort((one, other) => rank(other) - rank(one) || one.since.localeCompare(other.since));
  return [...new Map(found.map((stored) => [stored.hash, stored])).values()];
}

async function urlsOf(db: Kysely<Database>, hashes: readonly string[]): Promise<Map<string, string>> {
  const hashOfUrl = new Map<string, string>();
  const received = await db
    .selectFrom("pictures")
    .select(["object_name", "chosen_hash"])
    .where("chosen_hash", "in", [...new Set(hashes)])
    .execute();
  for (const { object_name, chosen_hash } of received) {
    if (chosen_hash !== null) hashOfUrl.set(pictureUrl(object_name), chosen_hash);
  }
  for (const sources of inChunks([...hashOfUrl.keys()])) {
    const edited = await db
      .selectFrom("picture_edits")
      .select(["object_name", "source_url"])
      .where("source_url", "in", sources)
      .execute();
    for (const { object_name, source_url } of edited) {
      const hash = hashOfUrl.get(source_url);
      if (hash !== undefined) hashOfUrl.set(pictureUrl(object_name), hash);
    }
  }
  return hashOfUrl;
}

type Found = Omit<StoredPhotograph, "hash"> & { url: string };

async function inImages(db: Kysely<Database>, urls: string[]): Promise<Found[]> {
  const found: Found[] = [];
  for (const column of urlColumns) {
    const rows = await db
      .selectFrom("gallery_images")
      .select(["id", "vehicle_name", "in_work_since", "created_at", `${column} as url`])
      .where(column, "in", urls)
      .execute();
    for (const { id, vehicle_name: vehicleName, in_work_since, created_at: since, url } of rows) {
      const place = in_work_since === null ? "gallery" : "in work";
      if (url !== null) found.push({ url, place, id, vehicleName, since });
    }
  }
  return found;
}

async function inBin(db: Kysely<Database>, urls: string[]): Promise<Found[]> {
  const rows = await db
    .selectFrom("bin_pictures")
    .innerJoin("bin", "bin.id", "bin_pictures.bin_id")
    .select(["bin_pictures.url", "bin.id", "bin.kind", "bin.content", "bin.deleted_at as since"])
    .where("bin_pictures.url", "in", urls)
    .execute();
  return rows.map(({ url, id, since, ...entry }) => {
    const { vehicle_name: vehicleName } = binned.parse(mainRowOf(entry));
    return { url, place: "bin", id, vehicleName, since };
  });
}
