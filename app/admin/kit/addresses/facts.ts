import type { FormSection } from "../facts/section-values.ts";

/** Opens the section, with the focus in the field. */
export function factsAddress(section: FormSection, field?: string): string {
  return `/admin/facts#${[section, field].filter(Boolean).join(".")}`;
}

/** What the hash of an address asks for. */
export function readFactsHash(hash: string): { section: string; field: string | undefined } {
  const [section = "", field] = hash.slice(1).split(".");
  return { section, field };
}
