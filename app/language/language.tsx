import { createContext, type ReactNode, use, useMemo } from "react";
import type { Language } from "#content/languages.ts";
import type { Texts } from "#content/texts.ts";
import { createTranslate, type Translate } from "#content/translate.ts";
import { sitePath } from "./paths.ts";

interface Words {
  language: Language;
  translate: Translate;
  /** Scheme and host of the site, for the few links that must be absolute. */
  origin: string;
}

const WordsContext = createContext<Words | null>(null);

interface LanguageProviderProps {
  language: Language;
  texts: Texts;
  origin: string;
  children: ReactNode;
}

/** Gives every component below the words of one language. A page never changes its language: the address does. */
export function LanguageProvider({ language, texts, origin, children }: LanguageProviderProps) {
  const words = useMemo(
    () => ({ language, origin, translate: createTranslate(language, texts) }),
    [language, texts, origin],
  );
  return <WordsContext value={words}>{children}</WordsContext>;
}

function useWords(): Words {
  const words = use(WordsContext);
  if (words === null) throw new Error("There is no LanguageProvider above this component.");
  return words;
}

export function useLanguage(): Language {
  return useWords().language;
}

export function useTranslate(): Translate {
  return useWords().translate;
}

export function useOrigin(): string {
  return useWords().origin;
}

/** Makes paths of the page's own language. */
export function useSitePath(): (path: string) => string {
  const { language } = useWords();
  return (path) => sitePath(language, path);
}
