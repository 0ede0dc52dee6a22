import { missingLetters } from "#content/heading-letters.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import { useAdminText } from "../../kit/page/admin-text.ts";

export function MissingLetters({ text }: { text: string }) {
  const { words } = useAdminText();
  const lacking = missingLetters(text);
  if (lacking.length === 0) return null;
  return (
    <p className="mt-1 text-sm">{fillPlaceholders(words.missingLetters, { letters: lacking.join(" ") })}</p>
  );
}
