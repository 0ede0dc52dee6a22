import {
  contentsIn,
  createDocuments,
  type DocumentKind,
  type DocumentVersion,
  type PublishRefusal,
} from "#domain/documents/documents.ts";
import { normalizeLine } from "#domain/values/normalize-text.ts";
import type { Clock } from "#platform/clock.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import type { Log } from "#platform/log.ts";
import { accepted, type Result, refused } from "#platform/result.ts";
import type { ListName, ListProblems } from "./list-shapes.ts";
import { listsSchema, type SiteLists, withList } from "./lists.ts";
import { changedContent, overDefault, readStoredText, type StoredText, textKind } from "./stored-text.ts";
import {
  type FilledIn,
  type InEachLanguage,
  ruleOf,
  type SiteLanguage,
  siteLanguages,
  type TextProblem,
  type TextRule,
  validateText,
} from "./text-rules.ts";
import { validateList } from "./validate-list.ts";
import {
  type CurrentWording,
  createWording,
  listsFolder,
  type SiteTextDefaults,
  textsFolder,
  type Wording,
} from "./wording.ts";

export { withdrawItems, withdrawItemsIn } from "./withdraw-items.ts";

type SavedAt = Pick<DocumentVersion, "version" | "changedAt" | "changedBy">;

export interface SiteText extends Pick<StoredText, "own"> {
  key: string;
  /** Another language was changed since. */
  staleTranslations: readonly SiteLanguage[];
  version: number;
  words: InEachLanguage<string>;
  standard: InEachLanguage<string>;
  isOptional: boolean;
}

export interface TextWithHistory extends SiteText {
  rule: TextRule;
  factWords: InEachLanguage<FilledIn>;
  history: readonly (SavedAt & { words: InEachLanguage<string> })[];
}

export interface TextEdit {
  key: string;
  version: number;
  words: InEachLanguage<string>;
  isTranslated: boolean;
  changedBy: string;
  isDraft?: boolean;
}

export type TextRefusal =
  | { kind: "unknown" }
  | { kind: "invalid"; problems: Partial<Record<SiteLanguage, TextProblem>> }
  | { kind: "changed"; stored: TextWithHistory };

export type ListItems = SiteLists[ListName];

export interface ListWithHistory {
  version: number;
  items: ListItems;
  standard: ListItems;
  history: readonly (SavedAt & { items: ListItems })[];
}

export interface ListEdit {
  name: ListName;
  version: number;
  items: unknown;
  changedBy: string;
  isDraft?: boolean;
}

export type ListRefusal =
  | { kind: "invalid"; problems: ListProblems }
  | { kind: "changed"; stored: ListWithHistory };

export interface SiteTexts {
  current(): Promise<CurrentWording>;
  drafted(): Promise<Wording>;
  all(): Promise<SiteText[]>;
  text(key: string): Promise<TextWithHistory | null>;
  draftedText(key: string): Promise<TextWithHistory | null>;
  saveText(edit: TextEdit): Promise<Result<TextWithHistory, TextRefusal>>;
  publishText(key: string, changedBy: string, over?: number): Promise<Result<void, PublishRefusal>>;
  list(name: ListName): Promise<ListWithHistory>;
  draftedList(name: ListName): Promise<ListWithHistory>;
  saveList(edit: ListEdit): Promise<Result<ListWithHistory, ListRefusal>>;
  publishList(name: ListName, changedBy: string, over?: number): Promise<Result<void, PublishRefusal>>;
}

interface SiteTextsParts {
  database: Pick<OpenDatabase, "db" | "revision">;
  clock: Clock;
  log: Log;
  defaults: SiteTextDefaults;
  factWords(): Promise<InEachLanguage<FilledIn>>;
  hidesSamples(): Promise<boolean>;
}

/** The texts and lists on the database. */
export function createSiteTexts(parts: SiteTextsParts): SiteTexts {
  const { database, log, defaults: given, factWords } = parts;
  const defaults = { ...given, lists: listsSchema.parse(given.lists) };
  const documents = createDocuments(parts);
  const wording = createWording({ ...parts, ...database, defaults });

  function siteText(
    key: string,
    standard: InEachLanguage<string>,
    newest: Pick<DocumentVersion, "version" | "content"> | undefined,
  ): SiteText {
    const stored = readStoredText(newest?.content);
    return {
      ...{ key, standard, version: newest?.version ?? 0, words: overDefault(stored, standard) },
      ...{ own: stored.own, staleTranslations: stored.behind, isOptional: defaults.isOptional(key) },
    };
  }

  async function textWith(
    key: string,
    standard: InEachLanguage<string>,
    versions: readonly DocumentVersion[],
  ): Promise<TextWithHistory> {
    const facts = await factWords();
    return {
      ...siteText(key, standard, versions[0]),
      rule: ruleOf(key, standard, facts.en),
      factWords: facts,
      history: versions.filter(isLive).map((saved) => ({
        ...savedAt(saved),
        words: overDefault(readStoredText(saved.content), standard),
      })),
    };
  }

  async function readText(key: string, drafts: boolean): Promise<TextWithHistory | null> {
    const standard = defaults.texts[key];
    if (standard === undefined) return null;
    return textWith(key, standard, await documents.history(keyOfText(key), { drafts }));
  }

  function itemsOf(name: ListName, content: string | undefined): ListItems {
    if (content === undefined) return defaults.lists[name];
    return withList(defaults.lists, name, JSON.parse(content), log)[name];
  }

  function listWith(name: ListName, versions: readonly DocumentVersion[]): ListWithHistory {
    return {
      version: versions[0]?.version ?? 0,
      items: itemsOf(name, versions[0]?.content),
      standard: defaults.lists[name],
      history: versions
        .filter(isLive)
        .map((saved) => ({ ...savedAt(saved), items: itemsOf(name, saved.content) })),
    };
  }

  const listKind = (name: ListName): DocumentKind<ListItems> => ({
    read: (content) => itemsOf(name, content),
    write: (items, before) => changedContent(itemsOf(name, before), items),
    parse: (merged) => listsSchema.safeParse({ ...defaults.lists, [name]: merged }).data?.[name] ?? null,
  });

  return {
    current: wording.current,
    drafted: wording.drafted,

    async all() {
      const newest = await contentsIn(database.db, textsFolder);
      return Object.entries(defaults.texts).map(([key, standard]) =>
        siteText(key, standard, newest.get(key)),
      );
    },

    text: (key) => readText(key, false),
    draftedText: (key) => readText(key, true),

    async publishText(key, changedBy, over) {
      const standard = defaults.texts[key];
      if (standard === undefined) return accepted(undefined);
      const [draft] = await documents.history(keyOfText(key), { drafts: true });
      const isTranslated = readStoredText(draft?.content).behind.length === 0;
      const kind = textKind({ standard, isOptional: defaults.isOptional(key), isTranslated });
      return publishedOf(await documents.publish(kind, keyOfText(key), changedBy, over));
    },

    async saveText({ key, version, words, isTranslated, changedBy, isDraft = false }) {
      const standard = defaults.texts[key];
      if (standard === undefined) return refused({ kind: "unknown" });
      const facts = await factWords();
      const validated = validateWords(words, standard, ruleOf(key, standard, facts.en), facts);
      if (!validated.ok) return refused({ kind: "invalid", problems: validated.refusal });
      const kind = textKind({ standard, isOptional: defaults.isOptional(key), isTranslated });
      const edit = { key: keyOfText(key), version, value: validated.value, changedBy };
      const saved = await documents[isDraft ? "saveDraft" : "save"](kind, edit);
      if (saved.ok) return accepted(await textWith(key, standard, saved.value));
      const stored = await textWith(key, standard, saved.refusal.versions);
      return refused({ kind: "changed", stored });
    },

    list: async (name) => listWith(name, await documents.history(keyOfList(name))),
    draftedList: async (name) => listWith(name, await documents.history(keyOfList(name), { drafts: true })),

    async publishList(name, changedBy, over) {
      return publishedOf(await documents.publish(listKind(name), keyOfList(name), changedBy, over));
    },

    async saveList({ name, items, version, changedBy, isDraft = false }) {
      const validated = validateList(
        name,
        items,
        defaults.lists,
        (await factWords()).en,
        defaults.takenAddresses,
      );
      if (!validated.ok) return refused({ kind: "invalid", problems: validated.refusal });
      const edit = { key: keyOfList(name), version, value: validated.value[name], changedBy };
      const saved = await documents[isDraft ? "saveDraft" : "save"](listKind(name), edit);
      if (saved.ok) return accepted(listWith(name, saved.value));
      return refused({ kind: "changed", stored: listWith(name, saved.refusal.versions) });
    },
  };
}

const keyOfText = (key: string) => `${textsFolder}/${key}`;
const keyOfList = (name: ListName) => `${listsFolder}/${name}`;
const isLive = ({ state }: DocumentVersion) => state === "live";

function publishedOf(published: Result<unknown, { kind: PublishRefusal }>): Result<void, PublishRefusal> {
  return published.ok ? accepted(undefined) : refused(published.refusal.kind);
}

function savedAt({ version, changedAt, changedBy }: SavedAt): SavedAt {
  return { version, changedAt, changedBy };
}

function validateWords(
  typed: InEachLanguage<string>,
  standard: InEachLanguage<string>,
  rule: TextRule,
  facts: InEachLanguage<FilledIn>,
): Result<InEachLanguage<string>, Partial<Record<SiteLanguage, TextProblem>>> {
  const problems: Partial<Record<SiteLanguage, TextProblem>> = {};
  const words = { en: "", hi: "", mr: "" };
  for (const language of siteLanguages) {
    const validated = validateText(typed[language], rule, facts[language]);
    if (validated.ok) words[language] = sameOr(validated.value, standard[language]);
    else problems[language] = validated.refusal;
  }
  return Object.keys(problems).length > 0 ? refused(problems) : accepted(words);
}

/** Typing loses the signs that keep words on one line. */
function sameOr(text: string, standard: string): string {
  return text === normalizeLine(standard, standard.length) ? standard : text;
}
