import type { catalogue as english } from "./en/index.ts";

/** A sentence in two forms, chosen by the count it speaks of. */
interface CountedSentence {
  one: string;
  other: string;
}

type SameShape<Words> = Words extends string
  ? string
  : Words extends CountedSentence
    ? CountedSentence
    : { [Key in keyof Words]: SameShape<Words[Key]> };

/** English is the type: a catalogue in another language has exactly its keys. */
export type Catalogue = SameShape<typeof english>;

type KeysOf<Words, Path extends string = ""> = Words extends string | CountedSentence
  ? Path
  : {
      [Key in keyof Words & string]: KeysOf<Words[Key], Path extends "" ? Key : `${Path}.${Key}`>;
    }[keyof Words & string];

/** Every sentence's key, such as `gallery.title`. */
export type CatalogueKey = KeysOf<typeof english>;
