import { en } from "./en/enquiry-mail.ts";
import type { EnquiryMailText } from "./enquiry-mail-text.ts";
import { hi } from "./hi/enquiry-mail.ts";
import type { Language } from "./languages.ts";
import { mr } from "./mr/enquiry-mail.ts";

/** The mail about an enquiry in each language the owner may choose (OWNER_LANGUAGE). */
export const enquiryMailTexts: Record<Language, EnquiryMailText> = { en, hi, mr };
