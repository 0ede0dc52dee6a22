import { maxNameLength, type ReferenceListName } from "#domain/reference-lists/names.ts";

/** What the section of a list says (specification section 8, Vehicle names and Body types). */
export interface ListWords {
  path: string;
  list: ReferenceListName;
  /** 'vehicle name' and 'Vehicle name', 'vehicle names' and 'Vehicle names'. */
  one: string;
  One: string;
  many: string;
  Many: string;
  example: string;
}

export const vehicleNames: ListWords = {
  path: "/admin/vehicle-names",
  list: "vehicle_names",
  one: "vehicle name",
  One: "Vehicle name",
  many: "vehicle names",
  Many: "Vehicle names",
  example: "Tata Ace",
};

export const bodyTypes: ListWords = {
  path: "/admin/body-types",
  list: "body_types",
  one: "body type",
  One: "Body type",
  many: "body types",
  Many: "Body types",
  example: "Container body",
};

/** The words of the section with this path; both are the same route module. */
export function wordsOf(path: string): ListWords {
  return path === bodyTypes.path ? bodyTypes : vehicleNames;
}

/** The messages of a list, letter for letter. */
export function messagesOf({ one, One, many }: ListWords) {
  return {
    loadFailure: `Failed to load ${many}`,
    duplicate: `${One} already exists`,
    tooLong: `${One} is too long: at most ${maxNameLength} characters`,
    failure: {
      add: `Failed to add ${one}`,
      rename: `Failed to update ${one}`,
      delete: `Failed to delete ${one}`,
    },
    success: {
      add: `${One} added successfully`,
      rename: `${One} updated successfully`,
      delete: `${One} deleted successfully`,
    },
    question: `Are you sure you want to delete this ${one}?`,
    noneFound: `No ${many} found matching your search criteria.`,
  };
}
