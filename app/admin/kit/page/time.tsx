import type { Language } from "#content/languages.ts";
import { useAdminText } from "./admin-text.ts";

export const locales: Record<Language, string> = {
  en: "en-IN",
  hi: "hi-IN-u-nu-latn",
  mr: "mr-IN-u-nu-latn",
};

const styles = {
  moment: { dateStyle: "medium", timeStyle: "short" },
  day: { dateStyle: "medium" },
} as const;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(language: Language, as: keyof typeof styles): Intl.DateTimeFormat {
  const key = `${language} ${as}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat(locales[language], { ...styles[as], timeZone: "Asia/Kolkata" });
  formats.set(key, made);
  return made;
}

/** Some browsers write a date differently from the server; what it wrote stays. */
export function Time({ iso, as = "moment" }: { iso: string; as?: keyof typeof styles }) {
  const { language } = useAdminText();
  return (
    <time dateTime={iso} suppressHydrationWarning>
      {formatOf(language, as).format(new Date(iso))}
    </time>
  );
}
