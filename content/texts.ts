import type { accountMail } from "./en/admin/account-mail.ts";
import type * as adminEnglish from "./en/admin/index.ts";
import type * as english from "./en/index.ts";
import type { Language } from "./languages.ts";

type Widened<Text> = Text extends string ? string : { readonly [Key in keyof Text]: Widened<Text[Key]> };

export type Texts = Widened<typeof english>;

export type AdminText = Widened<Omit<typeof adminEnglish, "language">> & { readonly language: Language };

export type AccountMailText = Widened<typeof accountMail>;

interface CountedSentence {
  one: string;
  other: string;
}

type KeyOf<Text, Path extends string = ""> = Text extends string | CountedSentence
  ? Path
  : Text extends readonly unknown[]
    ? never
    : {
        [Key in keyof Text & string]: KeyOf<Text[Key], Path extends "" ? Key : `${Path}.${Key}`>;
      }[keyof Text & string];

export type TextKey = KeyOf<Texts>;

export type AboutText = Texts["about"];
export type CertificationText = Texts["certification"];
export type ContactText = Texts["contact"];
export type ContactFormText = ContactText["form"];
