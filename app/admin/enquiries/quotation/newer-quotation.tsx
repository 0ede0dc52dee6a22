import { writtenDate } from "#app/language/written-day.ts";
import { Button } from "#app/ui/button.tsx";
import { grouped } from "#content/grouped-number.ts";
import { languages } from "#content/languages.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { LineDraft } from "#domain/quotations/read-terms.ts";
import { readRupees } from "#domain/values/rupees.ts";
import { useFocusAtStart } from "../../kit/form/use-focus-at-start.ts";
import type { FieldValues } from "../../kit/form/versioned-draft.ts";
import { type AdminText, useAdminText } from "../../kit/page/admin-text.ts";
import { linesIn, termsIn } from "./quotation-values.ts";

interface NewerQuotationProps {
  differences: readonly Difference[];
  onUse(): void;
}

export function NewerQuotation({ differences, onUse }: NewerQuotationProps) {
  const { quotation: text, facts } = useAdminText();
  const panel = useFocusAtStart<HTMLElement>();
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={text.newer.title}
      className="rounded-md border border-steel bg-sand p-3"
    >
      <p className="font-bold">{text.newer.title}</p>
      <p className="mt-1">{text.newer.kept}</p>
      <ul>
        {differences.map(({ name, newer, typed }) => (
          <li key={name} className="mt-3 border-t border-line pt-2 wrap-anywhere">
            <p className="font-bold">{name}</p>
            <p>
              <span className="text-steel">{text.newer.saved}</span> {newer || facts.empty}
            </p>
            <p>
              <span className="text-steel">{text.newer.typed}</span> {typed || facts.empty}
            </p>
          </li>
        ))}
      </ul>
      <Button kind="quiet" className="mt-2 -ml-5" onClick={onUse}>
        {text.newer.use}
      </Button>
    </section>
  );
}

interface Difference {
  name: string;
  newer: string;
  typed: string;
}

export function differencesOf(
  { quotation: text, enquiries, language }: AdminText,
  newer: FieldValues,
  typed: FieldValues,
): Difference[] {
  const [saved, own] = [linesIn(newer), linesIn(typed)];
  const longer = saved.length > own.length ? saved : own;
  const { fields } = text;
  const term = (name: string, shown: (terms: ReturnType<typeof termsIn>) => string) => ({
    ...{ name, newer: shown(termsIn(newer)), typed: shown(termsIn(typed)) },
  });
  return [
    ...longer.map((_line, place) => ({
      name: fillPlaceholders(text.line, { number: place + 1 }),
      newer: shownLine(saved[place]),
      typed: shownLine(own[place]),
    })),
    term(fields.gst, ({ gst }) => (gst === "" ? text.noGst : `${gst}%`)),
    term(fields.validUntil, ({ validUntil: day }) => (day === "" ? "" : writtenDate(day, language))),
    term(fields.deliveryDays, ({ deliveryDays }) => deliveryDays.trim()),
    term(fields.language, (terms) => {
      const chosen = languages.find(({ code }) => code === terms.language);
      return chosen === undefined ? "" : enquiries.languages[chosen.code];
    }),
    term(fields.note, ({ note }) => note.trim()),
  ].filter((row) => row.newer !== row.typed);
}

function shownLine(line: LineDraft | undefined): string {
  if (line === undefined) return "";
  const { what, quantity, price } = line;
  const read = readRupees(price);
  const rupees = read.ok && read.value !== null ? grouped(read.value) : price.trim();
  return [quantity.trim() && `${quantity.trim()} ×`, what.trim(), rupees && `₹${rupees}`]
    .filter((part) => part !== "")
    .join(" ");
}
