import { describe, expect, test } from "vitest";
import { engines } from "#tests/support/engines.ts";

const galleryImages = {
  id: false,
  description: true,
  vehicle_name: false,
  category: false,
  vehicle_type: true,
  body_type: true,
  work_type: true,
  before_image_url: true,
  after_image_url: true,
  main_image_url: true,
  is_featured: false,
  created_at: false,
};
const names = { id: false, name: false, created_at: false, updated_at: false };

describe.each(engines)("the customer's tables on $name", (engine) => {
  test.each([
    ["gallery_images", galleryImages],
    ["vehicle_names", names],
    ["body_types", names],
  ])(
    "%s has the fields that were asked for, and null where it may be [DATA-1, DATA-2]",
    async (name, asked) => {
      await using database = await engine.open();
      const tables = await database.db.introspection.getTables();
      const columns = tables.find((table) => table.name === name)?.columns ?? [];
      const nullable = Object.fromEntries(columns.map(({ name, isNullable }) => [name, isNullable]));
      expect(nullable).toMatchObject(asked);
    },
  );
});
