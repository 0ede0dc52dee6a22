import { pageName, textsOfPages } from "#app/site/pages.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { Texts } from "#content/texts.ts";
import { type AdminText, counted } from "../kit/page/admin-text.ts";

type Words = string | { readonly [name: string]: Words };

/** All that the log may say in one language. */
export function logWords(text: AdminText, texts: Texts): Words {
  const { activity, facts, referenceLists, words } = text;
  const pages = [
    ...textsOfPages(texts).map(({ name, path }) => [name, pageName(texts, path) ?? name] as const),
    ...Object.entries(words.sharedPages),
  ];
  return {
    details: activity.details,
    session: activity.session,
    vehicleNames: referenceLists.vehicleNames.activity,
    bodyTypes: referenceLists.bodyTypes.activity,
    sections: titlesOf(facts.sections),
    lists: titlesOf(words.lists),
    kinds: words.kinds,
    pages: Object.fromEntries(pages.map(([name, title]) => [name, onPage(title, words.kinds)])),
  };
}

function titlesOf(named: Readonly<Record<string, { title: string }>>): Words {
  return Object.fromEntries(Object.entries(named).map(([name, { title }]) => [name, title]));
}

function onPage(title: string, kinds: Readonly<Record<string, string>>): Words {
  const titled = Object.entries(kinds).map(([kind, said]) => [kind, `${title}: ${said}`]);
  return { kinds: Object.fromEntries(titled), said: `${title}: {words}` };
}

/** A detail is stored as it was said; what nobody says any more stays so. */
export function detailFor(reader: Words, writers: readonly Words[], detail: string): string {
  for (const writer of writers) {
    const said = inOther(writer, reader, detail);
    if (said !== null) return said;
  }
  return detail;
}

function inOther(words: Words, other: Words | undefined, detail: string): string | null {
  if (other === undefined) return null;
  if (typeof words === "string" || typeof other === "string") {
    if (typeof words !== "string" || typeof other !== "string") return null;
    const values = valuesIn(words, detail);
    return values === null ? null : fillPlaceholders(other, values);
  }
  if (typeof other.one === "string" && typeof other.other === "string") {
    const values = valuesIn(words.one, detail) ?? valuesIn(words.other, detail);
    return values === null ? null : counted({ one: other.one, other: other.other }, Number(values.count));
  }
  for (const [name, part] of Object.entries(words)) {
    const said = inOther(part, other[name], detail);
    if (said !== null) return said;
  }
  return null;
}

function valuesIn(sentence: Words | undefined, detail: string): Readonly<Record<string, string>> | null {
  if (typeof sentence !== "string") return null;
  if (!sentence.includes("{")) return sentence === detail ? {} : null;
  const pattern = RegExp.escape(sentence).replace(/\\\{(\w+)\\\}/g, (_, name: string) =>
    name === "count" ? "(?<count>\\d+)" : `(?<${name}>.+)`,
  );
  return new RegExp(`^${pattern}$`, "su").exec(detail)?.groups ?? null;
}
