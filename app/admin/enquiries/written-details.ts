import { grouped } from "#content/grouped-number.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { DetailsDraft, Enquiry } from "#domain/enquiries/enquiry.ts";
import type { AdminText } from "../kit/page/admin-text.ts";

export function writtenDetails({
  nameByOwner,
  quoted,
  won,
}: Pick<Enquiry, "nameByOwner" | "quoted" | "won">): DetailsDraft {
  const amount = (rupees: number | null) => (rupees === null ? "" : grouped(rupees));
  return { name: nameByOwner ?? "", quoted: amount(quoted), won: amount(won) };
}

export function amountsOf(
  { details: text }: AdminText["enquiries"],
  { quoted, won }: Pick<Enquiry, "quoted" | "won">,
): string[] {
  return [
    ...(quoted === null ? [] : [fillPlaceholders(text.quotedAmount, { amount: grouped(quoted) })]),
    ...(won === null ? [] : [fillPlaceholders(text.wonAmount, { amount: grouped(won) })]),
  ];
}
