import { claimedFigures } from "./claims.ts";
import { texts as en } from "./en/pages.ts";
import { texts as hi } from "./hi/pages.ts";
import { keepAllTogether } from "./keep-together.ts";
import type { Language } from "./languages.ts";
import { texts as mr } from "./mr/pages.ts";
import type { PageTexts } from "./page-texts.ts";
import { fillAllPlaces } from "./places.ts";

/** Every page's words in all three languages, the customer's figures in their places. */
export const pageTexts: Record<Language, PageTexts> = keepAllTogether(
  fillAllPlaces({ en, hi, mr }, claimedFigures),
);
