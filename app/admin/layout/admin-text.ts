import { createContext as createReactContext, use } from "react";
import { createContext } from "react-router";
import { fillPlaceholders, type PlaceholderValues } from "#content/placeholders.ts";
import type { AdminText } from "#content/texts.ts";

export type { AdminText } from "#content/texts.ts";

/** For loaders and actions, in the browser, too. */
export const adminTextContext = createContext<AdminText>();

/** Null on the pages of the site. */
export const AdminTextContext = createReactContext<AdminText | null>(null);

/** Of the workshop, in the language of the office; on the pages of the site empty. */
export const BusinessNameContext = createReactContext("");

/** The title of a document of the office. */
export function usePageTitle(title: string): string {
  return fillPlaceholders(useAdminText().layout.pageTitle, { title, business: use(BusinessNameContext) });
}

export function useAdminText(): AdminText {
  const text = use(AdminTextContext);
  if (text === null) throw new Error("There is no AdminTextContext above this component.");
  return text;
}

interface CountedSentence {
  one: string;
  other: string;
}

/**
 * The form for the count, which stands at `{count}`, with the other values in their places. All three languages tell
 * one from more; where Hindi says 0 as it says 1, its two forms are alike.
 */
export function counted(
  { one, other }: CountedSentence,
  count: number,
  values: PlaceholderValues = {},
): string {
  return fillPlaceholders(count === 1 ? one : other, { count, ...values });
}
