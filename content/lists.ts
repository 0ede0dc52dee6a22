import type { lists as english } from "./en/lists.ts";
import type { Language } from "./languages.ts";
import type { Widened } from "./texts.ts";

/** The lists of one language as they are written, by the key of each item. */
export type ListTexts = Widened<typeof english>;

type Item<Field extends string, Words> = { readonly id: string } & { readonly [Name in Field]: Words };

interface Lists<Words> {
  readonly faq: readonly Item<"title" | "text", Words>[];
  readonly testimonials: readonly Item<"quote" | "name" | "position", Words>[];
  readonly leaders: readonly Item<"name" | "role" | "text", Words>[];
  readonly openings: readonly Item<"title" | "text", Words>[];
  readonly brands: readonly Item<"name", Words>[];
}

/** The lists with all languages in each item; what a language lacks is empty. */
export type TranslatedLists = Lists<Readonly<Record<Language, string>>>;

/** An item in the language of a page, or in the `lang` in which alone it is written. */
type Shown<Items extends readonly unknown[]> = readonly (Items[number] & {
  readonly lang: Language | undefined;
})[];

/** The lists as a page of one language shows them. */
export type ShownLists = { readonly [Name in keyof Lists<string>]: Shown<Lists<string>[Name]> };
