import type { Selectable } from "kysely";
import type { GalleryImagesTable } from "#platform/database/schema.ts";
import type { PictureFacts } from "../pictures/picture-facts.ts";
import { isTransformation, isWorkType, type WorkType } from "../work.ts";
import type { GalleryImage } from "./gallery-image.ts";
import type { GalleryCard } from "./gallery-page.ts";

type Row = Selectable<GalleryImagesTable>;

/** What a card is made from. */
export type CardRow = Pick<
  Row,
  | "id"
  | "vehicle_name"
  | "category"
  | "work_type"
  | "body_type"
  | "is_featured"
  | "before_image_url"
  | "after_image_url"
  | "main_image_url"
>;

/** The columns of a CardRow. */
export const cardColumns = [
  "id",
  "vehicle_name",
  "category",
  "work_type",
  "body_type",
  "is_featured",
  "before_image_url",
  "after_image_url",
  "main_image_url",
] as const satisfies readonly (keyof CardRow)[];

/** The pictures a row names, of those that are not null. */
export function pictureUrlsOf(
  row: Pick<Row, "before_image_url" | "after_image_url" | "main_image_url">,
): string[] {
  return [row.main_image_url, row.before_image_url, row.after_image_url].filter((url) => url !== null);
}

/** The card of a row, or null when none of its pictures is known. Key of the facts: public URL. */
export function cardOf(row: CardRow, facts: Map<string, PictureFacts>): GalleryCard | null {
  const pictures = cardPictures(row, facts);
  if (pictures === null) return null;
  return {
    id: row.id,
    vehicleName: row.vehicle_name,
    bodyType: row.body_type,
    work: workOf(row.work_type ?? row.category),
    isFeatured: row.is_featured === 1,
    pictures,
  };
}

/** The row as the administrator sees it. */
export function imageOf(row: Row): GalleryImage {
  return {
    id: row.id,
    description: row.description,
    vehicleName: row.vehicle_name,
    category: workOf(row.category),
    vehicleType: row.vehicle_type,
    bodyType: row.body_type,
    workType: row.work_type === null ? null : workOf(row.work_type),
    beforeImageUrl: row.before_image_url,
    afterImageUrl: row.after_image_url,
    mainImageUrl: row.main_image_url,
    isFeatured: row.is_featured === 1,
    createdAt: row.created_at,
    version: row.version,
  };
}

/** Decision 13 and specification section 4: a pair for transformation work, else main, before, after. */
function cardPictures(row: CardRow, facts: Map<string, PictureFacts>): GalleryCard["pictures"] | null {
  const known = (url: string | null) => (url === null ? undefined : facts.get(url));
  const before = known(row.before_image_url);
  const after = known(row.after_image_url);
  const workType = row.work_type === null ? null : workOf(row.work_type);
  if (before && after && isTransformation(workOf(row.category), workType)) {
    return { kind: "pair", before, after };
  }
  const picture = known(row.main_image_url) ?? before ?? after;
  return picture ? { kind: "single", picture } : null;
}

function workOf(text: string): WorkType {
  if (!isWorkType(text)) throw new Error(`The gallery has work of the unknown kind ${JSON.stringify(text)}.`);
  return text;
}
