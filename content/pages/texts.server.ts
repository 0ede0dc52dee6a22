import type { Language } from "../languages.ts";
import { texts as en } from "./en/index.ts";
import { texts as hi } from "./hi/index.ts";
import { texts as mr } from "./mr/index.ts";
import type { PageTexts } from "./page-texts.ts";

/** Every page's words in all three languages. */
export const pageTexts: Record<Language, PageTexts> = { en, hi, mr };
