import { inChunks } from "#platform/database/queries.ts";
import {
  type CardRow,
  cardColumns,
  type ProjectFacts,
  type PublicImages,
} from "../images/gallery-queries.ts";

/** The first image's of each fact, so that a new cover loses none. */
export async function factsOfProjects(
  images: PublicImages,
  ids: readonly string[],
): Promise<Map<string, ProjectFacts>> {
  const projects = await imagesOfProjects(images, ids);
  return new Map([...projects].map(([id, members]) => [id, factsOf(members)]));
}

/** Images by project, in the order that visitors see. */
export async function imagesOfProjects(
  { db, areSamplesHidden }: PublicImages,
  ids: readonly string[],
): Promise<Map<string, CardRow[]>> {
  const images: CardRow[] = [];
  for (const chunk of inChunks(ids)) {
    const rows = db
      .selectFrom("gallery_images")
      .select(cardColumns)
      .where("project_id", "in", chunk)
      .where("is_shown", "=", 1)
      .$if(areSamplesHidden, (query) => query.where("is_sample", "=", 0))
      .orderBy("project_position")
      .orderBy("id");
    images.push(...(await rows.execute()));
  }
  return Map.groupBy(images, ({ project_id }) => project_id ?? "");
}

function factsOf(images: readonly CardRow[]): ProjectFacts {
  const firstOf = <Fact extends Exclude<keyof ProjectFacts, "photographs">>(fact: Fact) =>
    images.find((image) => image[fact] !== null)?.[fact] ?? null;
  const pairs = images.filter((row) => row.before_image_url !== null && row.after_image_url !== null);
  return {
    description: firstOf("description"),
    caption_hi: firstOf("caption_hi"),
    caption_mr: firstOf("caption_mr"),
    town: firstOf("town"),
    work_days: firstOf("work_days"),
    photographs: images.length === 1 ? 1 : images.length + pairs.length,
  };
}
