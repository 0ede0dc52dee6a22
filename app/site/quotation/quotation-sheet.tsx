import { useBusiness, usePage } from "#app/language/language.tsx";
import { writtenDate } from "#app/language/written-day.ts";
import { Logo } from "#app/site/shell/logo.tsx";
import { PhonePlate } from "#app/site/shell/phone-plate.tsx";
import { grouped } from "#content/grouped-number.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import { amountOf, type Quotation, sumsOf } from "#domain/quotations/quotation.ts";
import { indianDay } from "#domain/values/indian-day.ts";

interface QuotationSheetProps extends Omit<Quotation, "earlier"> {
  name: string;
}

/** On paper, too, where the letterhead names the workshop. */
export function QuotationSheet({ number, revision, savedAt, name, ...terms }: QuotationSheetProps) {
  const { language, texts } = usePage();
  const { gstin } = useBusiness();
  const text = texts.quotation;
  const day = writtenDate(indianDay(new Date(savedAt)), language);
  const { validUntil, deliveryDays, note } = terms;
  const inDays = (days: number) => fillPlaceholders(text.inDays[days === 1 ? "one" : "other"], { days });
  const facts = [
    [text.validUntil, writtenDate(validUntil, language)],
    [text.deliveryDays, deliveryDays === null ? "" : inDays(deliveryDays)],
    [text.note, note],
  ] as const;
  return (
    <section
      aria-labelledby="quotation-number"
      className="relative overflow-hidden rounded-lg border-2 border-ink bg-sheet print:border"
    >
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b-2 border-ink bg-indigo px-5 py-4 text-paper">
        <Logo />
        <p className="plate text-base! whitespace-nowrap">{number}</p>
      </header>
      <div className="grid gap-6 p-5">
        <div>
          <h1 id="quotation-number" className="text-2xl wrap-anywhere lg:text-3xl">
            {text.title} <span className="whitespace-nowrap">{number}</span>
          </h1>
          <p className="mt-2 text-steel">
            {fillPlaceholders(revision === 1 ? text.date : text.revised, { day })}
          </p>
          {gstin === "" ? null : (
            <p className="mt-2">
              <span className="text-steel">{text.gstin}:</span> <b className="whitespace-nowrap">{gstin}</b>
            </p>
          )}
          {name === "" ? null : (
            <p className="mt-2 wrap-anywhere">
              <span className="text-steel">{text.customer}:</span> <b>{name}</b>
            </p>
          )}
        </div>
        <Lines {...terms} />
        <dl className="grid border-t border-line">
          {facts.map(([fact, value]) =>
            value === "" ? null : (
              <div key={fact} className="grid gap-x-4 border-b border-line py-2 md:grid-cols-[1fr_2fr]">
                <dt className="text-sm text-steel">{fact}</dt>
                <dd className="font-bold wrap-anywhere whitespace-pre-line">{value}</dd>
              </div>
            ),
          )}
        </dl>
        <div className="flex flex-wrap items-center gap-3">
          <p>{text.question}</p>
          <PhonePlate />
        </div>
      </div>
    </section>
  );
}

function Lines(terms: Pick<Quotation, "lines" | "gst">) {
  const text = usePage().texts.quotation;
  const { subtotal, gst, total } = sumsOf(terms);
  const rate = terms.gst ?? 0;
  const sums = [
    ...(terms.gst === null
      ? []
      : ([
          [text.subtotal, subtotal],
          [fillPlaceholders(text.gst, { rate }), gst],
        ] as const)),
    [text.total, total],
  ] as const;
  return (
    <table className="w-full border-collapse">
      <thead>
        <tr className="border-b-2 border-ink text-left">
          <th scope="col" className="py-2">
            {text.columns.what}
          </th>
          <th scope="col" className="py-2 text-right">
            {text.columns.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {terms.lines.map((line, place) => (
          <tr key={place} className="border-b border-line align-top">
            <td className="py-2 pr-4 wrap-anywhere">
              {line.what}
              {line.quantity === null ? null : (
                <span className="block text-sm text-steel">
                  {fillPlaceholders(text.pieces, { quantity: line.quantity, price: grouped(line.price) })}
                </span>
              )}
            </td>
            <td className="py-2 text-right whitespace-nowrap tabular-nums">₹{grouped(amountOf(line))}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {sums.map(([sum, rupees]) => (
          <tr key={sum} className={sum === text.total ? "border-t-2 border-ink font-bold" : ""}>
            <th scope="row" className="py-2 text-left">
              {sum}
            </th>
            <td className="py-2 text-right whitespace-nowrap tabular-nums">₹{grouped(rupees)}</td>
          </tr>
        ))}
      </tfoot>
    </table>
  );
}
