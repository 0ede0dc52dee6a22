import { type ListItem, type ListShape, wordsOf } from "#domain/site-texts/list-shapes.ts";
import { type SiteLanguage, siteLanguages } from "#domain/site-texts/text-rules.ts";

export interface ListVersion {
  version: number;
  items: readonly ListItem[];
}

/** What is typed over a version of a list. */
export interface ListDraft {
  /** What is stored, as far as the form knows. */
  base: ListVersion;
  items: readonly ListItem[];
  /** The lists before each adding, moving and removing, the last one at the end. */
  undo: readonly (readonly ListItem[])[];
  /** What somebody else has saved meanwhile. */
  newer: readonly ListItem[] | null;
}

export function startListDraft({ version, items }: ListVersion): ListDraft {
  return { base: { version, items }, items, undo: [], newer: null };
}

export function isListDirty({ items, base }: ListDraft): boolean {
  return JSON.stringify(items) !== JSON.stringify(base.items);
}

/** The page was read again: an untouched draft follows, a touched one keeps its base. */
export function followList(draft: ListDraft, stored: ListVersion): ListDraft {
  return stored.version <= draft.base.version || isListDirty(draft) ? draft : startListDraft(stored);
}

/** What was typed stays, beside the newer list, in whose place it is saved next. */
export function besideNewer(draft: ListDraft, { version, items }: ListVersion): ListDraft {
  return { ...draft, base: { version, items }, newer: items };
}

function withItems(draft: ListDraft, items: readonly ListItem[]): ListDraft {
  return { ...draft, items, undo: [...draft.undo, draft.items] };
}

export function addItem(draft: ListDraft, shape: ListShape, id: string): ListDraft {
  const fields = Object.keys(shape.fields).map((field) => [field, { en: "", hi: "", mr: "" }] as const);
  return withItems(draft, [...draft.items, { ...Object.fromEntries(fields), id }]);
}

export function removeItem(draft: ListDraft, id: string): ListDraft {
  return withItems(
    draft,
    draft.items.filter((item) => item.id !== id),
  );
}

/** One place up (-1) or down (1); the first and the last one stay. */
export function moveItem(draft: ListDraft, id: string, by: -1 | 1): ListDraft {
  const from = draft.items.findIndex((item) => item.id === id);
  const item = draft.items[from];
  const to = from + by;
  if (item === undefined || to < 0 || to >= draft.items.length) return draft;
  const moved = draft.items.filter((other) => other !== item);
  moved.splice(to, 0, item);
  return withItems(draft, moved);
}

/** Another list whole, such as an old version. */
export function replaceItems(draft: ListDraft, items: readonly ListItem[]): ListDraft {
  return { ...withItems(draft, items), newer: null };
}

/** What was typed meanwhile stays. */
export function undoLast(draft: ListDraft): ListDraft {
  const before = draft.undo[draft.undo.length - 1];
  if (before === undefined) return draft;
  const items = before.map((item) => draft.items.find(({ id }) => id === item.id) ?? item);
  return { ...draft, items, undo: draft.undo.slice(0, -1) };
}

interface Typed {
  id: string;
  field: string;
  /** Null is all of them. */
  language: SiteLanguage | null;
  text: string;
}

export function typeInItem(draft: ListDraft, { id, field, language, text }: Typed): ListDraft {
  const languages = language === null ? siteLanguages : [language];
  const typed = Object.fromEntries(languages.map((one) => [one, text]));
  const items = draft.items.map((item) =>
    item.id === id ? { ...item, [field]: { ...wordsOf(item, field), ...typed } } : item,
  );
  return { ...draft, items };
}

/** Without the items in which nothing was typed. */
export function withoutBlankItems(items: readonly ListItem[], shape: ListShape): readonly ListItem[] {
  const isBlank = (item: ListItem) =>
    Object.keys(shape.fields).every((field) =>
      siteLanguages.every((language) => wordsOf(item, field)[language].trim() === ""),
    );
  return items.filter((item) => !isBlank(item));
}

/** What was typed on while it was saved stays typed. */
export function listSavedAs(draft: ListDraft, sent: readonly ListItem[], stored: ListVersion): ListDraft {
  const isUntouched = JSON.stringify(draft.items) === JSON.stringify(sent);
  const saved = startListDraft(stored);
  return isUntouched ? saved : { ...saved, items: draft.items, undo: draft.undo };
}
