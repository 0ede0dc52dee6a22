import { useAdminText } from "../kit/page/admin-text.ts";
import { locales } from "../kit/page/time.tsx";

/** Some browsers write it differently from the server; what it wrote stays. */
export function Month({ month }: { month: string }) {
  const { language } = useAdminText();
  return (
    <time dateTime={month} suppressHydrationWarning>
      {monthWords(language, month)}
    </time>
  );
}

function monthWords(language: keyof typeof locales, month: string): string {
  const form = { month: "short", year: "numeric", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(locales[language], form).format(new Date(`${month}-01`));
}
