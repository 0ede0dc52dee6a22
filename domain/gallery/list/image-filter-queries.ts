import { type Kysely, type RawBuilder, type SqlBool, sql } from "kysely";
import type { Database } from "#platform/database/schema.ts";
import { noVehicle } from "../images/gallery-image.ts";
import type { ListedNames } from "../names/listed-names.ts";
import { inAlphabeticalOrder, type ReferenceListName, type TranslatedName } from "../names/names.ts";
import type { ImageFilter, ImageFilterChoices } from "./image-filter.ts";
import { monthRange, monthsOf } from "./image-months.ts";

/** In small letters, as the indexes of migration 009 spell them. */
export const namedBy = {
  vehicle_names: [sql<string>`lower(vehicle_name)`, sql<string>`lower(coalesce(vehicle_type, ''))`],
  body_types: [sql<string>`lower(coalesce(body_type, ''))`],
} as const satisfies Record<ReferenceListName, readonly RawBuilder<string>[]>;

function isNamed(columns: readonly RawBuilder<string>[], name: string) {
  return sql<SqlBool>`lower(${name}) in (${sql.join(columns)})`;
}

/** The rows of the filter without its search. */
export function filteredImages(db: Kysely<Database>, { work, vehicle, body, kind, month }: ImageFilter) {
  return db
    .selectFrom("gallery_images")
    .$if(work !== null, (rows) => rows.where("shown_work", "=", work))
    .$if(vehicle !== null, (rows) => rows.where(isNamed(namedBy.vehicle_names, vehicle ?? "")))
    .$if(body !== null, (rows) => rows.where(isNamed(namedBy.body_types, body ?? "")))
    .$if(kind === "pairs", (rows) =>
      rows.where("before_image_url", "is not", null).where("after_image_url", "is not", null),
    )
    .$if(kind === "in-work", (rows) => rows.where("in_work_since", "is not", null))
    .$if(kind === "featured", (rows) => rows.where("is_featured", "=", 1))
    .$if(kind === "sample", (rows) => rows.where("is_sample", "=", 1))
    .$if(kind === "without-vehicle", (rows) =>
      rows.where("vehicle_name", "=", noVehicle).where("vehicle_type", "is", null),
    )
    .$if(month !== null, (rows) => {
      const { begins, ends } = monthRange(month ?? "");
      return rows.where("created_at", ">=", begins).where("created_at", "<", ends);
    });
}

/** Names in the order of the English ones. */
export async function filterChoices(db: Kysely<Database>, names: ListedNames): Promise<ImageFilterChoices> {
  const [vehicleNames, vehicleTypes, bodies, months] = await Promise.all([
    valuesOf(db, "vehicle_name"),
    valuesOf(db, "vehicle_type"),
    valuesOf(db, "body_type"),
    monthsOf(db),
  ]);
  const vehicles = [...new Set([...vehicleNames, ...vehicleTypes])].filter((name) => name !== noVehicle);
  const inOrder = (listed: TranslatedName[]) => inAlphabeticalOrder("en", listed, ({ name }) => name);
  return { vehicles: inOrder(vehicles.map(names.vehicle)), bodies: inOrder(bodies.map(names.body)), months };
}

async function valuesOf(
  db: Kysely<Database>,
  column: "vehicle_name" | "vehicle_type" | "body_type",
): Promise<string[]> {
  const rows = await db.selectFrom("gallery_images").select(`${column} as value`).distinct().execute();
  return rows.map(({ value }) => value).filter((value) => value !== null);
}
