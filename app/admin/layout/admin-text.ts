import { createContext as createReactContext, use } from "react";
import { createContext } from "react-router";
import { adminText as english } from "#content/en/admin/index.ts";
import { fillPlaceholders, type PlaceholderValues } from "#content/placeholders.ts";
import type { Widened } from "#content/texts.ts";

/** English is the type: another language is a folder with the same sentences. */
export type AdminText = Widened<typeof english>;

/** For loaders and actions, in the browser, too. */
export const adminTextContext = createContext<AdminText>(english);

const AdminTextContext = createReactContext<AdminText>(english);

export function useAdminText(): AdminText {
  return use(AdminTextContext);
}

interface CountedSentence {
  one: string;
  other: string;
}

/** The form for the count, which stands at `{count}`, with the other values in their places. */
export function counted(
  { one, other }: CountedSentence,
  count: number,
  values: PlaceholderValues = {},
): string {
  return fillPlaceholders(count === 1 ? one : other, { count, ...values });
}
