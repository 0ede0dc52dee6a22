import { randomUUID } from "node:crypto";
import { everyImage } from "#domain/gallery/list/image-filter.ts";
import type { ImageListQuery } from "#domain/gallery/list/image-list.ts";
import { pictureUrl } from "#domain/gallery/pictures/picture-metadata.ts";
import type { TestDatabase } from "./engines.ts";
import type { TestGallery } from "./test-gallery.ts";

export const everything: ImageListQuery = { ...everyImage, sort: null, page: 1, pageSize: 25 };

export async function insertSampleImages(world: TestGallery): Promise<void> {
  const at = (minute: number) => `2026-11-20T08:0${minute}:00.000Z`;
  await world.insert({
    vehicle_name: "Tata Ace",
    vehicle_type: "Tata Ace",
    category: "painting",
    work_type: "denting",
    body_type: "Container",
    created_at: at(1),
  });
  await world.insert({
    vehicle_name: "carry",
    category: "custom",
    created_at: at(2),
    is_featured: 1,
  });
  await world.insert({
    vehicle_name: "Éicher 100%",
    vehicle_type: "Éicher",
    category: "body-building",
    work_type: "body-building",
    body_type: "open_half",
    created_at: at(3),
  });
  await world.insert({
    vehicle_name: "दिंडी रथ",
    category: "restoration",
    body_type: "रथ",
    created_at: at(4),
  });
  await world.insert({ vehicle_name: "Vehicle Project", category: "modifications", created_at: at(5) });
}

export async function insertAlike({ db }: Pick<TestDatabase, "db">, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  for (let start = 0; start < count; start += 100) {
    const rows = ids.slice(start, start + 100).map((id, index) => ({
      id,
      vehicle_name: `Tata ${index % 7}`,
      category: "painting",
      main_image_url: pictureUrl(`${id}.jpg`),
      is_featured: 0,
      created_at: "2026-11-20T08:00:00.000Z",
    }));
    await db.insertInto("gallery_images").values(rows).execute();
  }
  return ids;
}
