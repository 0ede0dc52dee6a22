import { gallery as english } from "#content/en/gallery.ts";
import { gallery as hindi } from "#content/hi/gallery.ts";
import { gallery as marathi } from "#content/mr/gallery.ts";
import {
  foldName,
  type ReferenceListName,
  type TranslatedName,
  type Translations,
  unnamedVehicle,
} from "#domain/gallery/names/names.ts";
import type { ReferenceLists } from "#domain/gallery/names/reference-lists.ts";
import { type WorkType, workTypes } from "#domain/values/work.ts";
import type { NewName } from "./item.ts";
import type { Report } from "./report.ts";

export interface Names {
  addAll(names: readonly NewName[]): Promise<void>;
  keyOf(list: ReferenceListName, name: string | null): Promise<string | null>;
  hinted(list: ReferenceListName, hints: readonly string[]): string | null;
}

/** `lists` is null in a dry run. */
export function createNames(
  known: Readonly<Record<ReferenceListName, readonly TranslatedName[]>>,
  lists: ReferenceLists | null,
  report: Report,
): Names {
  const keys = new Map<string, Promise<string | null>>();
  const listed = {
    vehicle_names: [unnamedVehicle, ...known.vehicle_names],
    body_types: [...known.body_types],
  };

  function isListed(list: ReferenceListName, name: string): boolean {
    const folded = foldName(name);
    return listed[list].some(({ name: en, hi, mr }) => [en, hi, mr].some((one) => foldName(one) === folded));
  }

  function note(list: ReferenceListName, names: TranslatedName): void {
    if (isListed(list, names.name)) return;
    listed[list].push(names);
    report.names.push(names.name);
  }

  async function isAdded(list: ReferenceListName, name: string, translations: Translations) {
    const added = await lists?.add(list, name, translations);
    return added === undefined || added.ok || added.refusal === "duplicate";
  }

  return {
    async addAll(names) {
      for (const { where, list, names: one } of names) {
        note(list, one);
        const { name, ...translations } = one;
        const isTranslated = translations.hi !== "" || translations.mr !== "";
        // Without translations a name in Devanagari becomes one of a language.
        const isTaken = isTranslated
          ? await isAdded(list, name, translations)
          : (await lists?.keyOf(list, name, "en")) !== null;
        if (!isTaken) report.problems.push({ where, why: `The name “${name.slice(0, 80)}…” is too long.` });
      }
    },

    keyOf(list, name) {
      if (name === null) return Promise.resolve(null);
      const key = `${list} ${name}`;
      const found = keys.get(key);
      if (found !== undefined) return found;
      note(list, { name, hi: "", mr: "" });
      const asked = lists === null ? Promise.resolve(name) : lists.keyOf(list, name, "en");
      keys.set(key, asked);
      return asked;
    },

    hinted(list, hints) {
      const said = hints.map(asWords);
      const found = listed[list]
        .filter(({ name, hi, mr }) => [name, hi, mr].some((one) => isAmong(said, one)))
        .toSorted((one, other) => other.name.length - one.name.length);
      return found[0]?.name ?? null;
    },
  };
}

export function hintedWork(hints: readonly string[]): WorkType | null {
  const said = hints.map(asWords);
  const labels = [english.work, hindi.work, marathi.work];
  return (
    workTypes.find((work) =>
      [work.replaceAll("-", " "), ...labels.map((label) => label[work])].some((one) => isAmong(said, one)),
    ) ?? null
  );
}

function asWords(text: string): string {
  return ` ${foldName(text).replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")} `;
}

function isAmong(said: readonly string[], name: string): boolean {
  return name !== "" && said.some((one) => one.includes(asWords(name).replace(/ +/g, " ")));
}
