import { contentsIn } from "#domain/documents/documents.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import { revisionCache } from "#platform/database/revision-cache.ts";
import type { Log } from "#platform/log.ts";
import { isSample, listNames, realItems, type SiteLists, shownItems, withList } from "./lists.ts";
import { readStoredText } from "./stored-text.ts";
import { type FilledIn, type InEachLanguage, placeProblem, ruleOf, siteLanguages } from "./text-rules.ts";

export interface SiteTextDefaults {
  texts: Readonly<Record<string, InEachLanguage<string>>>;
  lists: SiteLists;
  isOptional(key: string): boolean;
  takenAddresses: readonly string[];
}

export interface Wording {
  texts: InEachLanguage<ReadonlyMap<string, string>>;
  lists: SiteLists;
  samples: { testimonials: boolean; leaders: boolean };
}

export interface CurrentWording {
  wording: Wording;
  isOutdated: boolean;
}

interface WordingParts {
  db: OpenDatabase["db"];
  revision: Pick<OpenDatabase["revision"], "current">;
  log: Log;
  defaults: SiteTextDefaults;
  factWords(): Promise<InEachLanguage<FilledIn>>;
  hidesSamples(): Promise<boolean>;
}

export const textsFolder = "texts";
export const listsFolder = "lists";

type Contents = ReadonlyMap<string, { content: string }>;

interface Stored {
  texts: Contents;
  lists: Contents;
  facts: FilledIn;
  areHidden: boolean;
}

/** Invalid stored content falls back to its default. */
export function createWording(parts: WordingParts) {
  const { db, revision, log, defaults, factWords, hidesSamples } = parts;
  const current = revisionCache<{ text: string; wording: Wording }>({
    revision,
    log,
    fault: "The texts of the site could not be read.",
    async read(known) {
      const stored = await readStored();
      const text = JSON.stringify([stored.areHidden, ...stored.texts, ...stored.lists]);
      return known?.text === text ? known : { text, wording: wordingOf(stored) };
    },
    otherwise: () => ({
      text: "",
      wording: wordingOf({ texts: new Map(), lists: new Map(), facts: {}, areHidden: false }),
    }),
  });

  async function readStored(options?: { drafts: boolean }): Promise<Stored> {
    const [texts, lists, facts, areHidden] = await Promise.all([
      contentsIn(db, textsFolder, options),
      contentsIn(db, listsFolder, options),
      factWords(),
      hidesSamples(),
    ]);
    return { texts, lists, facts: facts.en, areHidden };
  }

  function wordingOf({ texts: own, lists: ownLists, facts, areHidden }: Stored): Wording {
    const texts = {
      en: new Map<string, string>(),
      hi: new Map<string, string>(),
      mr: new Map<string, string>(),
    };
    for (const [key, { content }] of own) {
      const standard = defaults.texts[key];
      if (standard === undefined) continue;
      const rule = ruleOf(key, standard, facts);
      const stored = readStoredText(content).own;
      for (const language of siteLanguages) {
        const text = stored[language];
        if (text === undefined) continue;
        if (text === "" && !defaults.isOptional(key)) continue;
        if (placeProblem(text, rule) === null) texts[language].set(key, text);
        else
          log.warn(
            { key, language },
            "A stored text was passed over: its placeholders are not those of the page.",
          );
      }
    }
    const lists = listNames.options.reduce((all, name) => {
      const stored = ownLists.get(name);
      return stored === undefined ? all : withList(all, name, JSON.parse(stored.content), log);
    }, defaults.lists);
    return { texts, ...shownLists(lists, defaults.lists, areHidden) };
  }

  return {
    async current(): Promise<CurrentWording> {
      const { value, isOutdated } = await current();
      return { wording: value.wording, isOutdated };
    },

    async drafted(): Promise<Wording> {
      return wordingOf(await readStored({ drafts: true }));
    },
  };
}

function shownLists(
  lists: SiteLists,
  defaults: SiteLists,
  areSamplesHidden: boolean,
): Pick<Wording, "lists" | "samples"> {
  const shown = areSamplesHidden ? realItems : shownItems;
  const testimonials = shown("testimonials", lists.testimonials, defaults);
  const leaders = shown("leaders", lists.leaders, defaults);
  return {
    lists: { ...lists, testimonials, leaders },
    samples: {
      testimonials: testimonials.some((item) => isSample("testimonials", item, defaults)),
      leaders: leaders.some((item) => isSample("leaders", item, defaults)),
    },
  };
}
