import { factWordsOf, siteTextDefaults } from "#content/site-texts.server.ts";
import { defaultNames } from "#content/texts.server.ts";
import { createSiteTexts, type SiteTexts } from "#domain/site-texts/site-texts.ts";
import { silentLog } from "#platform/log.ts";
import type { TestDatabase } from "./engines.ts";

export const clock = { now: () => new Date("2026-11-22T06:00:00.000Z") };

export function textsOn(
  database: Pick<TestDatabase, "db" | "revision">,
  areSamplesHidden = false,
): SiteTexts {
  const factWords = async () => factWordsOf(defaultNames);
  const hidesSamples = async () => areSamplesHidden;
  return createSiteTexts({
    database,
    clock,
    log: silentLog,
    defaults: siteTextDefaults,
    factWords,
    hidesSamples,
  });
}
