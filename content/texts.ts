import type * as english from "./en/index.ts";

type Widened<Text> = Text extends string ? string : { readonly [Key in keyof Text]: Widened<Text[Key]> };

/** All words of one language: the keys of the English ones, and lists as long. */
export type Texts = Widened<typeof english>;

/** What the browser gets beside the words of its page. */
export type Catalogue = Pick<Texts, "gallery" | "notFound" | "site">;

type CountedSentence = Texts["gallery"]["count"];

type KeysOf<Words, Path extends string = ""> = Words extends string | CountedSentence
  ? Path
  : {
      [Key in keyof Words & string]: KeysOf<Words[Key], Path extends "" ? Key : `${Path}.${Key}`>;
    }[keyof Words & string];

/** Every sentence's key, such as `gallery.title`. */
export type CatalogueKey = KeysOf<Catalogue>;

export type AboutText = Texts["about"];
export type CareerText = Texts["career"];
export type CertificationText = Texts["certification"];
export type ContactText = Texts["contact"];
export type ContactFormText = ContactText["form"];
export type HomeText = Texts["home"];
export type ServicePanelsText = Texts["servicePanels"];
