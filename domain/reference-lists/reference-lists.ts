import type { Result } from "#platform/result.ts";

/** The two lists the upload form and the gallery filters choose from. */
export type ReferenceListName = "vehicle_names" | "body_types";

/** A row of either list (specification section 3). Times are UTC, ISO 8601. */
export interface ReferenceName {
  id: string;
  name: string;
  createdAt: string;
  updatedAt: string;
}

/** A row as the back office lists it. */
export interface ListedName extends ReferenceName {
  /** How many images visitors find under the name, in whatever case it is written there. */
  images: number;
}

/** Which rows of a list are asked for: those whose folded name contains the folded search. Pages count from 1. */
export interface NamesQuery {
  search: string;
  page: number;
}

/** A page of a list, newest first; a page beyond the end is the last one, and there is always a first. */
export interface NamesPage {
  names: ListedName[];
  /** How many names match on all pages. */
  total: number;
  page: number;
  pages: number;
}

/** `empty`: nothing was left after trimming. `duplicate`: the folded name is there (decision 20). `too-long`: above 80 characters. */
export type ReferenceNameRefusal = "empty" | "duplicate" | "too-long";

/** `gone`: the row was deleted meanwhile. `changed`: it was renamed meanwhile and is called `name` now. */
export type RenameRefusal = { reason: ReferenceNameRefusal | "gone" } | { reason: "changed"; name: string };

/** What a rename asks for: `seen` is the name the administrator saw when he began to edit it. */
export interface Rename {
  id: string;
  seen: string;
  name: string;
}

/** Vehicle names and body types: one implementation for both. */
export interface ReferenceLists {
  /** Names in alphabetical order. */
  names(list: ReferenceListName): Promise<string[]>;
  /** The asked page, newest first (specification section 7), then by id. */
  page(list: ReferenceListName, query: NamesQuery): Promise<NamesPage>;
  add(list: ReferenceListName, name: string): Promise<Result<ReferenceName, ReferenceNameRefusal>>;
  /** Renames the row and, in the same transaction, the images that carry the name in whatever case (decision 20). */
  rename(list: ReferenceListName, rename: Rename): Promise<Result<ReferenceName, RenameRefusal>>;
  /** Deletes the row and answers its name, or null when it is gone; the images keep their text (decision 20). */
  remove(list: ReferenceListName, id: string): Promise<string | null>;
}
