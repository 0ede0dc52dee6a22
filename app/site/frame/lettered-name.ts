import type { Language } from "#content/languages.ts";

export const devanagariName = "रथकार";

/** The name as the workshop's sign has it: ours is lettered in Devanagari where the page is. */
export function letteredName(language: Language, name: string): string {
  return language !== "en" && name === "Rathkar" ? devanagariName : name;
}
