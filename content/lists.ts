import type { Language } from "./languages.ts";

type Item<Field extends string, Words> = { readonly id: string } & { readonly [Name in Field]: Words };

interface Lists<Words> {
  readonly faq: readonly Item<"title" | "text", Words>[];
  readonly testimonials: readonly Item<"quote" | "name" | "position", Words>[];
  readonly leaders: readonly Item<"name" | "role" | "text", Words>[];
  readonly openings: readonly Item<"title" | "text", Words>[];
  readonly brands: readonly Item<"name", Words>[];
}

export type TranslatedLists = Lists<Readonly<Record<Language, string>>>;

type Shown<Items extends readonly unknown[]> = readonly (Items[number] & {
  readonly lang: Language | undefined;
})[];

export type ShownLists = { readonly [Name in keyof Lists<string>]: Shown<Lists<string>[Name]> };
