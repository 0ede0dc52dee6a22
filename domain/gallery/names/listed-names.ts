import type { OpenDatabase } from "#platform/database/open.ts";
import { memoizePerRevision } from "#platform/database/revision-cache.ts";
import { foldName, namesOf, type TranslatedName, unnamedVehicle, untranslated } from "./names.ts";

export interface ListedNames {
  vehicles: TranslatedName[];
  bodies: TranslatedName[];
  vehicle(name: string): TranslatedName;
  body(name: string): TranslatedName;
}

/** Reads the lists once for each content revision. */
export function createListedNames({ db, revision }: Pick<OpenDatabase, "db" | "revision">) {
  return memoizePerRevision(revision, async (): Promise<ListedNames> => {
    const [vehicles, bodies] = await Promise.all([namesOf(db, "vehicle_names"), namesOf(db, "body_types")]);
    return {
      vehicles,
      bodies,
      vehicle: translationsFrom([unnamedVehicle, ...vehicles]),
      body: translationsFrom(bodies),
    };
  });
}

function translationsFrom(names: readonly TranslatedName[]): (name: string) => TranslatedName {
  const byFoldedName = new Map(names.map((listed) => [foldName(listed.name), listed]));
  return (name) => ({ ...(byFoldedName.get(foldName(name)) ?? untranslated(name)), name });
}
