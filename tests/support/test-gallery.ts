import { randomUUID } from "node:crypto";
import type { Insertable } from "kysely";
import { gallery as english } from "#content/en/gallery.ts";
import { gallery as hindi } from "#content/hi/gallery.ts";
import { gallery as marathi } from "#content/mr/gallery.ts";
import { createGallery, type Gallery } from "#domain/gallery/gallery.ts";
import { objectNameOf, pictureUrl } from "#domain/gallery/pictures/picture-metadata.ts";
import { metadataByUrl } from "#domain/gallery/pictures/picture-rows.ts";
import type { PictureStore } from "#domain/gallery/pictures/picture-store.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import type { GalleryImagesTable } from "#platform/database/schema.ts";
import { silentLog } from "#platform/log.ts";

export interface TestGallery {
  gallery: Gallery;
  pictures: PictureStore;
  receive(name: string): Promise<string>;
  insert(row: Partial<Insertable<GalleryImagesTable>>): Promise<string>;
  removed: string[];
  hideSamples(): void;
  factsCalls(): number;
}

const unused = () => Promise.reject(new Error("the gallery has no need of this"));

export function makeTestGallery(
  database: OpenDatabase,
  clock = { now: () => new Date("2026-11-20T08:00:00.000Z") },
  removal: (urls: string[]) => Promise<void> = () => Promise.resolve(),
): TestGallery {
  const removed: string[] = [];
  let factsCalls = 0;
  let areSamplesHidden = false;
  const pictures: PictureStore = {
    metadata(urls) {
      factsCalls++;
      return metadataByUrl(database.db, urls);
    },
    async remove(urls) {
      removed.push(...urls);
      await removal(urls);
    },
    receive: unused,
    edit: unused,
    isPublic: unused,
    size: unused,
    picture: unused,
    takeStore: unused,
    sweep: unused,
    warmedUp: unused,
  };

  async function receive(name: string): Promise<string> {
    await database.db
      .insertInto("pictures")
      .values({
        object_name: name,
        width: 1600,
        height: 1200,
        placeholder: "#335577",
        is_warm: 1,
        created_at: "2026-11-20T08:00:00.000Z",
      })
      .execute();
    return pictureUrl(name);
  }

  return {
    gallery: createGallery({
      database,
      pictures,
      clock,
      log: silentLog,
      workLabels: [english.work, hindi.work, marathi.work],
      hidesSamples: async () => areSamplesHidden,
    }),
    pictures,
    receive,
    removed,
    hideSamples() {
      areSamplesHidden = true;
    },
    factsCalls: () => factsCalls,
    async insert(row) {
      const id = row.id ?? randomUUID();
      const urls = [row.main_image_url, row.before_image_url, row.after_image_url];
      for (const url of urls) {
        const name = url ? objectNameOf(url) : null;
        if (name !== null) await receive(name);
      }
      await database.db
        .insertInto("gallery_images")
        .values({
          id,
          description: null,
          vehicle_name: "Vehicle Project",
          category: "painting",
          vehicle_type: null,
          body_type: null,
          work_type: null,
          before_image_url: null,
          after_image_url: null,
          main_image_url: null,
          is_featured: 0,
          created_at: "2026-11-20T08:00:00.000Z",
          ...row,
        })
        .execute();
      return id;
    },
  };
}
