import type { Language } from "../languages.ts";
import { en } from "./en.ts";
import type { EnquiryMailText } from "./enquiry-mail-text.ts";
import { hi } from "./hi.ts";
import { mr } from "./mr.ts";

/** The mail about an enquiry in each language the owner may choose (OWNER_LANGUAGE). */
export const enquiryMailTexts: Record<Language, EnquiryMailText> = { en, hi, mr };
