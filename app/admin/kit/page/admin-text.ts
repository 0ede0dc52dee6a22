import { createContext as createReactContext, use } from "react";
import { createContext } from "react-router";
import { fillPlaceholders, type PlaceholderValues } from "#content/placeholders.ts";
import type { AdminText } from "#content/texts.ts";

export type { AdminText } from "#content/texts.ts";

export const adminTextContext = createContext<AdminText>();

export const AdminTextContext = createReactContext<AdminText | null>(null);

export const BusinessNameContext = createReactContext("");

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

export function counted(
  { one, other }: CountedSentence,
  count: number,
  values: PlaceholderValues = {},
): string {
  return fillPlaceholders(count === 1 ? one : other, { count, ...values });
}
