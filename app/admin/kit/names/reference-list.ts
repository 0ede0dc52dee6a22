import type { ReferenceListName, TranslatedName, TranslationLanguage } from "#domain/gallery/names/names.ts";
import type { FormOutcome } from "../form/form-outcome.ts";
import type { AdminText } from "../page/admin-text.ts";

export interface ReferenceList {
  name: ReferenceListName;
  path: string;
  text: AdminText["referenceLists"]["vehicleNames"];
}

export interface NameProblem {
  field: "name" | TranslationLanguage;
  message: string;
}

export interface ListOutcome extends FormOutcome {
  problem?: NameProblem;
  names?: TranslatedName;
}

const bodyTypesPath = "/admin/body-types";

export function referenceListAt(path: string, { referenceLists }: AdminText): ReferenceList {
  return path === bodyTypesPath
    ? { name: "body_types", path, text: referenceLists.bodyTypes }
    : { name: "vehicle_names", path: "/admin/vehicle-names", text: referenceLists.vehicleNames };
}
