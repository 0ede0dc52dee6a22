import { useSitePath } from "#app/language/language.tsx";
import type { ContactFormText } from "#content/texts.ts";

/** What is stored and why, read before the button is pressed. */
export function PrivacyNotice({ text }: { text: Pick<ContactFormText, "notice" | "noticeLink"> }) {
  const sitePath = useSitePath();
  return (
    <p className="text-sm text-steel">
      {text.notice}{" "}
      <a href={sitePath("/privacy-policy")} className="font-bold text-teal underline underline-offset-4">
        {text.noticeLink}
      </a>
    </p>
  );
}
