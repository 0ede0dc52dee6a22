import type { ExpressionBuilder } from "kysely";
import type { Database } from "#platform/database/schema.ts";

/** That an image is a project by itself, or the first one of its project that visitors see. */
export function isCover({ areSamplesHidden }: { areSamplesHidden: boolean }) {
  return ({ eb, or, not, exists, selectFrom }: ExpressionBuilder<Database, "gallery_images">) => {
    const earlier = selectFrom("gallery_images as earlier")
      .select("earlier.id")
      .whereRef("earlier.project_id", "=", "gallery_images.project_id")
      .where("earlier.is_shown", "=", 1)
      .$if(areSamplesHidden, (query) => query.where("earlier.is_sample", "=", 0))
      .where(({ eb, or, and, ref }) => {
        const position = ref("gallery_images.project_position");
        return or([
          eb("earlier.project_position", "<", position),
          and([
            eb("earlier.project_position", "=", position),
            eb("earlier.id", "<", ref("gallery_images.id")),
          ]),
        ]);
      });
    return or([eb("gallery_images.project_id", "is", null), not(exists(earlier))]);
  };
}

/** That an image belongs to the project of this id, which is the image's own where it is one by itself. */
export function isOfProject(id: string) {
  return ({ eb, or, and }: ExpressionBuilder<Database, "gallery_images">) =>
    or([eb("project_id", "=", id), and([eb("id", "=", id), eb("project_id", "is", null)])]);
}
