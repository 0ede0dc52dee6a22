import * as en from "./en/admin/index.ts";
import * as hi from "./hi/admin/index.ts";
import type { Language } from "./languages.ts";
import * as mr from "./mr/admin/index.ts";
import type { AdminText } from "./texts.ts";

export const adminTexts: Record<Language, AdminText> = { en, hi, mr };
