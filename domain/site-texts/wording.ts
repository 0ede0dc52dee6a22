import type { ContentRevision } from "#platform/database/content-revision.ts";
import type { Log } from "#platform/log.ts";
import { readWithRetries } from "#platform/retry.ts";
import { isSample, listNames, type SiteLists, shownItems, withList } from "./lists.ts";
import { readStoredText } from "./stored-text.ts";
import { type FilledIn, type InEachLanguage, placeProblem, ruleOf, siteLanguages } from "./text-rules.ts";
import type { Versions } from "./versions.ts";

/** What the site says where the owner has set nothing. */
export interface SiteTextDefaults {
  /** By key, in the order of the pages. */
  texts: Readonly<Record<string, InEachLanguage<string>>>;
  lists: SiteLists;
}

/** What the owner has set, as pages read it. */
export interface Wording {
  /** By key: only what differs from the default. */
  texts: InEachLanguage<ReadonlyMap<string, string>>;
  lists: SiteLists;
  /** Whether what is shown of a list are samples. */
  samples: { testimonials: boolean; leaders: boolean };
}

export interface CurrentWording {
  /** The same object until something of it changes; it is read once per content revision. */
  wording: Wording;
  /** It could not be read: this is the last that was known. */
  isOutdated: boolean;
}

interface WordingParts {
  versions: Pick<Versions, "newest">;
  revision: Pick<ContentRevision, "current">;
  log: Log;
  defaults: SiteTextDefaults;
  /** What stands for the facts in texts. */
  factWords(): Promise<InEachLanguage<FilledIn>>;
}

export const listKey = (name: string) => `lists/${name}`;

/** Reads the wording; what is stored and not valid any more falls back to its default. */
export function createWording({ versions, revision, log, defaults, factWords }: WordingParts) {
  let known: { key: number; text: string; wording: Wording } | null = null;
  let reading: { key: number; current: Promise<CurrentWording> } | null = null;

  async function read(key: number): Promise<CurrentWording> {
    try {
      const [rows, facts] = await readWithRetries(() => Promise.all([versions.newest(), factWords()]));
      const contents = new Map(rows.map((row) => [row.key, row.content]));
      const text = JSON.stringify([...contents]);
      const wording = known?.text === text ? known.wording : wordingOf(contents, facts.en);
      known = { key, text, wording };
      return { wording, isOutdated: false };
    } catch (error) {
      log.error({ err: error }, "The texts of the site could not be read.");
      reading = null;
      return { wording: known?.wording ?? wordingOf(new Map(), {}), isOutdated: true };
    }
  }

  function wordingOf(contents: ReadonlyMap<string, string>, facts: FilledIn): Wording {
    const texts = {
      en: new Map<string, string>(),
      hi: new Map<string, string>(),
      mr: new Map<string, string>(),
    };
    for (const [key, content] of contents) {
      const standard = defaults.texts[key];
      if (standard === undefined) continue;
      const rule = ruleOf(key, standard, facts);
      const { own } = readStoredText(content);
      for (const language of siteLanguages) {
        const text = own[language];
        if (text === undefined) continue;
        if (placeProblem(text, rule) === null) texts[language].set(key, text);
        else
          log.warn(
            { key, language },
            "A stored text was passed over: its placeholders are not those of the page.",
          );
      }
    }
    const lists = listNames.options.reduce((all, name) => {
      const content = contents.get(listKey(name));
      return content === undefined ? all : withList(all, name, JSON.parse(content), log);
    }, defaults.lists);
    return { texts, ...withoutSamples(lists, defaults.lists) };
  }

  return {
    async current(): Promise<CurrentWording> {
      const key = revision.current();
      if (known?.key === key) return { wording: known.wording, isOutdated: false };
      if (reading?.key !== key) reading = { key, current: read(key) };
      return reading.current;
    },
  };
}

function withoutSamples(lists: SiteLists, defaults: SiteLists): Pick<Wording, "lists" | "samples"> {
  const testimonials = shownItems("testimonials", lists.testimonials, defaults);
  const leaders = shownItems("leaders", lists.leaders, defaults);
  return {
    lists: { ...lists, testimonials, leaders },
    samples: {
      testimonials: testimonials.some((item) => isSample("testimonials", item, defaults)),
      leaders: leaders.some((item) => isSample("leaders", item, defaults)),
    },
  };
}
