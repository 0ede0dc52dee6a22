import type { ReferenceListName } from "#domain/gallery/names/names.ts";
import type { AdminText } from "../layout/admin-text.ts";

export interface ReferenceList {
  name: ReferenceListName;
  path: string;
  text: AdminText["referenceLists"]["vehicleNames"];
}

const bodyTypesPath = "/admin/body-types";

export function referenceListAt(path: string, { referenceLists }: AdminText): ReferenceList {
  return path === bodyTypesPath
    ? { name: "body_types", path, text: referenceLists.bodyTypes }
    : { name: "vehicle_names", path: "/admin/vehicle-names", text: referenceLists.vehicleNames };
}
