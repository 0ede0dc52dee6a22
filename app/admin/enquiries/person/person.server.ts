import type { RouterContextProvider } from "react-router";
import { servicesContext } from "#app/context.server.ts";
import { countPersonalData } from "#domain/enquiries/enquiries.ts";
import type { Enquiry, PersonalCounts } from "#domain/enquiries/enquiry.ts";
import { rowId } from "#domain/values/row-id.ts";
import { readWithRetries } from "#platform/retry.ts";
import { type FormOutcome, refused, succeeded } from "../../kit/form/form-outcome.ts";
import { adminTextContext } from "../../kit/page/admin-text.ts";
import { logActivity } from "../../kit/session/log-activity.server.ts";

type Context = Readonly<RouterContextProvider>;

type Caller = Pick<Enquiry, "id" | "name" | "phone" | "email">;
export type ListedEnquiry = Caller & Pick<Enquiry, "createdAt">;

export interface StoredPerson extends Caller {
  byNumber: ListedEnquiry[];
  /** The same address with another number. */
  byEmail: ListedEnquiry[];
  counts: { byNumber: PersonalCounts; withEmail: PersonalCounts };
}

export interface ErasureOutcome extends FormOutcome {
  erased?: PersonalCounts;
}

export async function readPerson(context: Context, id: string): Promise<StoredPerson | null> {
  const { enquiries } = context.get(servicesContext);
  if (!rowId.test(id)) return null;
  const [byNumber, withEmail] = await readWithRetries(() =>
    Promise.all([false, true].map((withEmail) => enquiries.personalData({ enquiryId: id, withEmail }))),
  );
  if (!byNumber || !withEmail) return null;
  const [one] = byNumber.enquiries.filter((enquiry) => enquiry.id === id);
  if (one === undefined) return null;
  const known = new Set(byNumber.enquiries.map((enquiry) => enquiry.id));
  const { name, phone, email } = one;
  const listed = ({ id, name, phone, email, createdAt }: typeof one) => ({
    id,
    name,
    phone,
    email,
    createdAt,
  });
  return {
    ...{ id, name, phone, email },
    byNumber: byNumber.enquiries.map(listed),
    byEmail: withEmail.enquiries.filter((enquiry) => !known.has(enquiry.id)).map(listed),
    counts: { byNumber: countPersonalData(byNumber), withEmail: countPersonalData(withEmail) },
  };
}

export async function erasePerson(
  context: Context,
  enquiryId: string,
  withEmail: boolean,
): Promise<ErasureOutcome> {
  const { person: text, enquiries: words } = context.get(adminTextContext);
  const { enquiries } = context.get(servicesContext);
  const erased = rowId.test(enquiryId) ? await enquiries.erasePerson({ enquiryId, withEmail }) : null;
  if (erased === null) return refused(text.failure, 404, words.gone);
  await logActivity(context, "enquiry person erased");
  return { ...succeeded(text.done), erased: countPersonalData(erased) };
}
