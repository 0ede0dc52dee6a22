import type { Catalogue } from "./catalogue.ts";
import { catalogue as en } from "./en/index.ts";
import { catalogue as hi } from "./hi/index.ts";
import type { Language } from "./languages.ts";
import { catalogue as mr } from "./mr/index.ts";

/** All three catalogues; a browser loads only its own. */
export const catalogues: Record<Language, Catalogue> = { en, hi, mr };
