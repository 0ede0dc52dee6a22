import type { Kysely } from "kysely";
import { placeOfPage } from "#domain/values/paging.ts";
import { rowId } from "#domain/values/row-id.ts";
import { inChunks } from "#platform/database/queries.ts";
import type { Database } from "#platform/database/schema.ts";
import type { GalleryImage } from "../images/gallery-image.ts";
import { imageOf } from "../images/image-rows.ts";

/** Also what visitors do not see. */
export interface ImagesOfProject {
  id: string;
  images: GalleryImage[];
}

export interface ProjectsPage {
  projects: ImagesOfProject[];
  total: number;
  page: number;
  pages: number;
}

/** The newest first; pages count from 1. */
export async function listProjectsOfSeveral(
  db: Kysely<Database>,
  asked: number,
  pageSize: number,
): Promise<ProjectsPage> {
  const several = db
    .selectFrom("gallery_images")
    .select((eb) => ["project_id", eb.fn.max("created_at").as("newest")])
    .where("project_id", "is not", null)
    .groupBy("project_id")
    .having((eb) => eb(eb.fn.countAll(), ">", 1));
  const { count } = await db
    .selectFrom(several.as("several"))
    .select((eb) => eb.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  const total = Number(count);
  const { offset, ...place } = placeOfPage(asked, total, pageSize);
  const rows = several.orderBy("newest", "desc").orderBy("project_id").limit(pageSize).offset(offset);
  const ids = (await rows.execute()).flatMap(({ project_id }) => project_id ?? []);
  const images = await imagesOf(db, ids);
  return { projects: ids.map((id) => ({ id, images: images.get(id) ?? [] })), total, ...place };
}

/** By its id or an image's; null where it has one image. */
export async function projectOfSeveral(db: Kysely<Database>, id: string): Promise<ImagesOfProject | null> {
  if (!rowId.test(id)) return null;
  const image = db.selectFrom("gallery_images").select("project_id").where("id", "=", id);
  const projectId = (await image.executeTakeFirst())?.project_id ?? id;
  const images = (await imagesOf(db, [projectId])).get(projectId) ?? [];
  return images.length < 2 ? null : { id: projectId, images };
}

async function imagesOf(db: Kysely<Database>, ids: readonly string[]): Promise<Map<string, GalleryImage[]>> {
  const images: GalleryImage[] = [];
  for (const chunk of inChunks(ids)) {
    const rows = db.selectFrom("gallery_images").selectAll().where("project_id", "in", chunk);
    images.push(...(await rows.orderBy("project_position").orderBy("id").execute()).map(imageOf));
  }
  return Map.groupBy(images, ({ projectId }) => projectId ?? "");
}
