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

/** `empty`: nothing was left after trimming. `duplicate`: the folded name is there (decision 20). `too-long`: above 80 characters. */
export type ReferenceNameRefusal = "empty" | "duplicate" | "too-long";

/** Vehicle names and body types: one implementation for both. */
export interface ReferenceLists {
  /** Names in alphabetical order. */
  names(list: ReferenceListName): Promise<string[]>;
  add(list: ReferenceListName, name: string): Promise<Result<ReferenceName, ReferenceNameRefusal>>;
}
