import { randomUUID } from "node:crypto";
import type { Clock } from "#platform/clock.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import { revisionCache } from "#platform/database/revision-cache.ts";
import type { Log } from "#platform/log.ts";
import type { Result } from "#platform/result.ts";
import { bulkEdit, type Undone, undoBulkEdit } from "./changes/bulk-edit.ts";
import type { BulkEdit } from "./changes/bulk-edited.ts";
import { editImage, removeImages, setFeatured } from "./changes/change-images.ts";
import { changePictures } from "./changes/change-pictures.ts";
import type { ImageEdit, ImageEditRefusal } from "./changes/image-edit.ts";
import { type ImagePictures, imagePictures } from "./changes/image-pictures.ts";
import {
  type CompleteRefusal,
  completePair,
  type InWorkRefusal,
  listInWork,
  rowsPublishedEarly,
  showEarly,
} from "./changes/in-work.ts";
import { type UndoableEdit, undoableEdits } from "./changes/kept-edits.ts";
import type { AskedPictureChange, PictureChangeRefusal } from "./changes/picture-change.ts";
import { type AddedImages, addImages, type NewBatch, type NewImagesRefusal } from "./images/add-images.ts";
import type { GalleryImage } from "./images/gallery-image.ts";
import type { GalleryCard, GalleryChoices, GalleryFilter, GalleryPage } from "./images/gallery-page.ts";
import { filterOfProject, findProject, type GalleryProject, listProjects } from "./images/gallery-project.ts";
import {
  type CardRow,
  cardOf,
  createCountShown,
  firstRows,
  type PublicImages,
  rowsOfPage,
} from "./images/gallery-queries.ts";
import { pictureUrlsOf } from "./images/image-rows.ts";
import { knownFilter } from "./images/known-filter.ts";
import { newestRows, type PublishedProject } from "./images/newest-projects.ts";
import {
  countSamples,
  countWithoutVehicle,
  findProjects,
  type NamedProject,
  newestProject,
} from "./images/today-queries.ts";
import { everyImage, type ImageFilter, type ImageFilterChoices } from "./list/image-filter.ts";
import { filterChoices } from "./list/image-filter-queries.ts";
import type { ImageList, ImageListQuery, ImageSummary } from "./list/image-list.ts";
import { listImages, matchingIds, summarise } from "./list/image-list-queries.ts";
import { matchesSearch, type WorkLabels, writeMissingSearchTexts } from "./list/image-search.ts";
import { createListedNames } from "./names/listed-names.ts";
import type { PictureStore } from "./pictures/picture-store.ts";
import { type ChangedProjects, changeProjects, undoProjectChange } from "./projects/change-projects.ts";
import {
  type ImagesOfProject,
  listProjectsOfSeveral,
  type ProjectsPage,
  projectOfSeveral,
} from "./projects/list-projects.ts";
import type { ProjectChange, ProjectRefusal } from "./projects/project-change.ts";
import { factsOfProjects, imagesOfProjects } from "./projects/project-facts.ts";
import { type StoredPhotograph, storedPhotographs } from "./uploads/stored-photographs.ts";

export { forgetImages } from "./changes/forget-images.ts";
export { restoreImages } from "./changes/restore-images.ts";
export { isKeptBack, pictureUrlsOf } from "./images/image-rows.ts";
export type { TranslatedName } from "./names/names.ts";
export { restoreName } from "./names/restore-name.ts";
export { type Focus, objectNameOf, type PictureMetadata, sizesFolder } from "./pictures/picture-metadata.ts";
export { metadataByUrl } from "./pictures/picture-rows.ts";
export { quarantineFolder } from "./pictures/quarantine.ts";
export { claimStore, identityFile, isOwnStore } from "./pictures/store-owner.ts";
export type { PictureStore };

export interface PublishedEarly {
  card: GalleryCard;
  /** UTC, ISO 8601. */
  inWorkSince: string;
}

const mostPublishedEarly = 3;

export interface Gallery {
  page(filter: GalleryFilter): Promise<GalleryPage>;
  first(filter: GalleryFilter, count: number): Promise<GalleryCard[]>;
  project(id: string, filter: GalleryFilter): Promise<GalleryProject | null>;
  knownFilter(filter: GalleryFilter): Promise<GalleryFilter>;
  filterOfProject(id: string, filter: GalleryFilter): Promise<GalleryFilter | null>;
  projects(page: number, pageSize: number): ReturnType<typeof listProjects>;
  /** Finished ones, without the `after` newest. */
  newestProjects(count: number, after?: number): Promise<PublishedProject[]>;
  choices(): Promise<GalleryChoices>;
  /** Stores nothing when a picture is missing or shown already. */
  addImages(batch: NewBatch): Promise<Result<AddedImages, NewImagesRefusal>>;
  storedPhotographs(hashes: readonly string[]): Promise<StoredPhotograph[]>;
  list(page: number, pageSize: number): Promise<ImageList>;
  find(query: ImageListQuery): Promise<ImageList>;
  matchingIds(filter: ImageFilter): Promise<string[]>;
  filterChoices(): Promise<ImageFilterChoices>;
  summary(): Promise<ImageSummary>;
  newest(): Promise<NamedProject | null>;
  named(ids: readonly string[]): Promise<NamedProject[]>;
  countWithoutVehicle(): Promise<number>;
  countSamples(): Promise<number>;
  inWork(page: number, pageSize: number): Promise<ImageList>;
  /** At most three, begun last first. */
  publishedEarly(): Promise<{ value: readonly PublishedEarly[]; isOutdated: boolean }>;
  completePair(asked: {
    id: string;
    version: number;
    afterUrl: string;
  }): Promise<Result<GalleryImage, CompleteRefusal>>;
  showEarly(asked: {
    id: string;
    version: number;
    isShown: boolean;
  }): Promise<Result<GalleryImage, InWorkRefusal>>;
  editImage(asked: {
    id: string;
    version: number;
    edit: ImageEdit;
  }): Promise<Result<GalleryImage, ImageEditRefusal>>;
  imagePictures(id: string): Promise<ImagePictures | null>;
  changePictures(asked: AskedPictureChange): Promise<Result<GalleryImage, PictureChangeRefusal>>;
  /** Parts of one act are undone together. */
  bulkEdit(ids: readonly string[], edit: BulkEdit, act?: string): Promise<number>;
  undoBulkEdit(act: string): Promise<Undone>;
  undoableEdits(): Promise<UndoableEdit[]>;
  removeImages(ids: string[], act?: string): Promise<number>;
  changeProjects(change: ProjectChange): Promise<Result<ChangedProjects, ProjectRefusal>>;
  projectsOfSeveral(page: number, pageSize: number): Promise<ProjectsPage>;
  projectOfSeveral(id: string): Promise<ImagesOfProject | null>;
  undoProjectChange(act: string): Promise<number>;
  setFeatured(id: string, isFeatured: boolean): Promise<GalleryImage | null>;
}

/** `workLabels` are what searches may find work by. */
export function createGallery(parts: {
  database: OpenDatabase;
  pictures: PictureStore;
  clock: Clock;
  log: Log;
  workLabels: WorkLabels;
  hidesSamples(): Promise<boolean>;
}): Gallery {
  const { database, pictures, log, workLabels } = parts;
  const { db } = database;
  const listedNames = createListedNames(database);
  const publicImages = async () => ({ db, areSamplesHidden: await parts.hidesSamples() });
  const countShown = createCountShown(database, publicImages);

  async function matching(search: string) {
    const condition = matchesSearch(search, workLabels, await listedNames());
    if (condition !== null) await writeMissingSearchTexts(database);
    return condition;
  }

  async function withCards<Row extends CardRow>(images: PublicImages, rows: readonly Row[]) {
    const [facts, names, projects] = await Promise.all([
      pictures.metadata(rows.flatMap(pictureUrlsOf)),
      listedNames(),
      factsOfProjects(
        images,
        rows.flatMap(({ project_id }) => project_id ?? []),
      ),
    ]);
    return rows.flatMap((row) => {
      const card = cardOf(row, facts, names, projects.get(row.project_id ?? ""));
      return card === null ? [] : [{ ...row, card }];
    });
  }

  async function cardsAlone(rows: readonly CardRow[]): Promise<GalleryCard[]> {
    if (rows.length === 0) return [];
    const [facts, names] = await Promise.all([pictures.metadata(rows.flatMap(pictureUrlsOf)), listedNames()]);
    return rows.map((row) => cardOf(row, facts, names)).filter((card) => card !== null);
  }

  const publishedEarly = revisionCache<readonly PublishedEarly[]>({
    revision: database.revision,
    log,
    fault: "The projects in the shed could not be read.",
    async read() {
      const images = await publicImages();
      const found = await rowsPublishedEarly(images, mostPublishedEarly);
      return (await withCards(images, found)).map(({ card, inWorkSince }) => ({ card, inWorkSince }));
    },
    otherwise: () => [],
  });

  return {
    async page(filter) {
      const images = await publicImages();
      const { rows, ...place } = await rowsOfPage(images, filter, countShown);
      const cards = (await withCards(images, rows)).map(({ card }) => card);
      if (cards.length < rows.length) {
        log.warn({ missing: rows.length - cards.length }, "images of the gallery have pictures nobody knows");
      }
      return { cards, ...place };
    },

    async first(filter, count) {
      const images = await publicImages();
      return (await withCards(images, await firstRows(images, filter, count))).map(({ card }) => card);
    },

    async project(id, filter) {
      const images = await publicImages();
      const found = await findProject(images, id, filter);
      if (found === null) return null;
      const { row, others: rows, ...place } = found;
      const [[cover], others] = await Promise.all([withCards(images, [row]), cardsAlone(rows)]);
      return cover === undefined ? null : { card: cover.card, others, createdAt: row.created_at, ...place };
    },

    knownFilter: async (filter) => knownFilter(await publicImages(), countShown, filter),
    filterOfProject: async (id, filter) => filterOfProject(await publicImages(), id, filter),
    projects: async (page, pageSize) => listProjects(await publicImages(), countShown, page, pageSize),

    async newestProjects(count, after = 0) {
      const images = await publicImages();
      const found = await withCards(images, await newestRows(images, count, after));
      const members = await imagesOfProjects(
        images,
        found.flatMap(({ project_id }) => project_id ?? []),
      );
      return Promise.all(
        found.map(async ({ id, project_id, card, created_at: createdAt }) => {
          const besides = (members.get(project_id ?? "") ?? []).filter((member) => member.id !== id);
          return { card, createdAt, others: await cardsAlone(besides) };
        }),
      );
    },

    async choices() {
      const { vehicles, bodies } = await listedNames();
      return { vehicles, bodies };
    },

    addImages: (batch) => addImages(parts, batch),
    storedPhotographs: (hashes) => storedPhotographs(db, hashes),
    list: (page, pageSize) => listImages(db, null, { ...everyImage, sort: null, page, pageSize }),
    find: async (query) => listImages(db, await matching(query.search), query),
    matchingIds: async (filter) => matchingIds(db, filter, await matching(filter.search)),
    filterChoices: async () => filterChoices(db, await listedNames()),
    summary: () => summarise(db),
    newest: async () => newestProject(await publicImages()),
    named: async (ids) => findProjects(await publicImages(), ids),
    countWithoutVehicle: () => countWithoutVehicle(db),
    countSamples: () => countSamples(db),
    inWork: (page, pageSize) => listInWork(db, page, pageSize),

    publishedEarly,
    completePair: (asked) => completePair(parts, asked),
    showEarly: (asked) => showEarly(database, asked),
    editImage: (asked) => editImage(database, asked),
    imagePictures: (id) => imagePictures(db, id, parts.clock.now()),
    changePictures: (asked) => changePictures(parts, asked),

    bulkEdit: (ids, edit, act = randomUUID()) =>
      bulkEdit(database, { ids, edit, act, now: parts.clock.now() }),
    undoBulkEdit: (act) => undoBulkEdit(database, act, parts.clock.now()),
    undoableEdits: () => undoableEdits(db, parts.clock.now()),
    removeImages: (ids, act) => removeImages(database, ids, parts.clock.now(), act),
    changeProjects: (change) => changeProjects(database, change, parts.clock.now()),
    projectsOfSeveral: (page, pageSize) => listProjectsOfSeveral(db, page, pageSize),
    projectOfSeveral: (id) => projectOfSeveral(db, id),
    undoProjectChange: (act) => undoProjectChange(database, act, parts.clock.now()),
    setFeatured: (id, isFeatured) => setFeatured(database, id, isFeatured),
  };
}
