export const administratorLanguages = ["en", "hi", "mr"] as const;
export type AdministratorLanguage = (typeof administratorLanguages)[number];

/** Null where it is none of ours. */
export function languageOf(stored: string | null | undefined): AdministratorLanguage | null {
  return administratorLanguages.find((known) => known === stored) ?? null;
}
