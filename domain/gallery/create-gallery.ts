import { namesOf } from "#domain/reference-lists/queries.ts";
import type { Clock } from "#platform/clock.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import type { Log } from "#platform/log.ts";
import type { Gallery } from "./gallery.ts";
import { addImages } from "./images/add-images.ts";
import { removeRows, setFeatured } from "./images/change-images.ts";
import { editImage } from "./images/edit-image.ts";
import { rowsOfPage } from "./images/gallery-queries.ts";
import { cardOf, pictureUrlsOf } from "./images/gallery-rows.ts";
import { listImages, matchingIds, summarise } from "./images/image-list-queries.ts";
import { matchesSearch, type WorkLabels, writeMissingSearchTexts } from "./images/image-search.ts";
import type { PictureStore } from "./pictures/picture-store.ts";

/** The gallery on the database, with its pictures on the shelf. */
export function createGallery(parts: {
  database: OpenDatabase;
  pictures: PictureStore;
  clock: Clock;
  log: Log;
  /** What searches in the back office may call the kinds of work. */
  workLabels: WorkLabels;
}): Gallery {
  const { database, pictures, log, workLabels } = parts;
  const { db } = database;

  async function matching(search: string) {
    const condition = matchesSearch(search, workLabels);
    if (condition !== null) await writeMissingSearchTexts(database);
    return condition;
  }

  return {
    async page(filter) {
      const { rows, ...place } = await rowsOfPage(db, filter);
      const facts = await pictures.facts(rows.flatMap(pictureUrlsOf));
      const cards = rows.map((row) => cardOf(row, facts)).filter((card) => card !== null);
      if (cards.length < rows.length) {
        log.warn({ missing: rows.length - cards.length }, "images of the gallery have pictures nobody knows");
      }
      return { cards, ...place };
    },

    async choices() {
      const [vehicles, bodies] = await Promise.all([namesOf(db, "vehicle_names"), namesOf(db, "body_types")]);
      return { vehicles, bodies };
    },

    addImages: (batch) => addImages(parts, batch),

    list: (page, pageSize) => listImages(db, null, { search: "", sort: null, page, pageSize }),

    find: async (query) => listImages(db, await matching(query.search), query),

    matchingIds: async (search) => matchingIds(db, await matching(search)),

    summary: () => summarise(db),

    editImage: (asked) => editImage(database, asked),

    async removeImages(ids) {
      const { removed, unusedUrls } = await removeRows(database, ids);
      try {
        await pictures.remove(unusedUrls);
      } catch (error) {
        log.error({ err: error, count: unusedUrls.length }, "files of removed images stay until the sweep");
      }
      return removed;
    },

    setFeatured: (id, isFeatured) => setFeatured(database, id, isFeatured),
  };
}
