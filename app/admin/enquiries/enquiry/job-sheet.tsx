import { grouped } from "#content/grouped-number.ts";
import { type Enquiry, referenceOf } from "#domain/enquiries/enquiry.ts";
import { callerOf, readablePhone } from "#domain/values/caller.ts";
import { useAdminText } from "../../kit/page/admin-text.ts";
import { Time } from "../../kit/page/time.tsx";
import type { LoadedPart } from "./enquiry-parts.tsx";
import type { Sender } from "./reply-links.ts";

interface JobSheetProps {
  enquiry: Enquiry;
  service: string | null;
  sender: Sender;
  parts: readonly LoadedPart[];
}

/** Characters that fit on a page in readable letters. */
const shortest = 1800;

/** Printed on one sheet of A4: admin.css hides the rest. */
export function JobSheet({ enquiry, service, sender, parts }: JobSheetProps) {
  const { enquiries: text, facts: factWords, language } = useAdminText();
  const { gstin } = factWords.fields;
  const { sheet, facts, details, columns } = text;
  const { id, phone, phoneTyped, email, inquiry, quoted, won, photographs } = enquiry;
  const rupees = (amount: number | null) => (amount === null ? "" : grouped(amount));
  const rows = [
    [columns.name, callerOf(enquiry)],
    [columns.phone, phoneTyped ?? readablePhone(phone)],
    [columns.email, email],
    service === null ? [columns.inquiry, text.inquiries[inquiry]] : [columns.service, service],
    [columns.photographs, photographs === 0 ? "" : String(photographs)],
    [columns.callBack, enquiry.callBackOn ?? ""],
    [details.quoted, rupees(quoted)],
    [details.won, rupees(won)],
  ] as const;
  const all = [...parts.map((part) => part.enquiry), enquiry];
  const told = [
    ...all.map((one) => [columns.message, one.message, one.id] as const),
    ...all.map((one) => [columns.note, one.note, one.id] as const),
  ].filter(([, words]) => words !== "");
  const isLong = told.reduce((sum, [, words]) => sum + words.length, 0) > shortest;
  return (
    <section
      className={`job-sheet hidden print:block ${isLong ? "text-[8pt] leading-tight" : "text-[11pt]"}`}
    >
      <p className="flex justify-between border-b-2 pb-2 text-[14pt] font-bold">
        <span>{sender.name[language]}</span>
        <span>
          {facts.reference} {referenceOf(id)}
        </span>
      </p>
      <p className="mt-1 flex justify-between">
        <span>{sender.gstin === "" ? "" : `${gstin}: ${sender.gstin}`}</span>
        <Time iso={enquiry.createdAt} />
      </p>
      <dl className="mt-2 grid grid-cols-2 gap-x-8">
        {rows
          .filter(([, value]) => value !== "")
          .map(([label, value]) => (
            <div key={label} className="flex gap-3 border-b py-1">
              <dt className="w-28 shrink-0">{label}</dt>
              <dd className="min-w-0 font-bold wrap-anywhere">{value}</dd>
            </div>
          ))}
      </dl>
      {told.map(([title, words, of]) => (
        <div key={`${title} ${of}`} className="mt-4">
          <p className="font-bold">
            {title}
            {of === id ? "" : `, ${facts.reference} ${referenceOf(of)}`}
          </p>
          <p className="whitespace-pre-wrap wrap-anywhere">{words}</p>
        </div>
      ))}
      <div className="mt-20 grid grid-cols-2 gap-16 text-[10pt]">
        <p className="border-t pt-1">{sheet.customer}</p>
        <p className="border-t pt-1">{sheet.workshop}</p>
      </div>
    </section>
  );
}
