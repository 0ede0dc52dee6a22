import { type ListedOption, namedExactly } from "../../kit/list/name-options.ts";
import type { Draft } from "./draft.ts";

interface Asked {
  vehicle: string;
  body: string;
}

export function prefilled(
  draft: Draft,
  { vehicle, body }: Asked,
  { vehicleNames, bodyTypes }: { vehicleNames: ListedOption[]; bodyTypes: ListedOption[] },
): Draft {
  if (draft.entries.length > 0 || draft.sending !== null) return draft;
  const listed = namedExactly(vehicleNames, vehicle);
  return {
    ...draft,
    vehicleName: listed?.value ?? null,
    bodyType: namedExactly(bodyTypes, body)?.value ?? null,
    unlisted: { vehicleName: listed === null ? vehicle : "", bodyType: "" },
  };
}
