import type { Enquiry } from "#domain/enquiries/enquiry.ts";
import type { AdminOffice } from "./admin-office.ts";
import { type SignedInOffice, send } from "./signed-in-office.ts";

/** Settings of an office whose enquiries are mailed, to a server that is not there. */
export const mailServer = { SMTP_URL: "smtp://127.0.0.1:1", ENQUIRY_EMAIL: "owner@rathkar.example" };

/** Sends a form of an enquiry's page. */
export function changeEnquiry(office: SignedInOffice, id: string, fields: Record<string, string>) {
  return send(office, `/admin/enquiries/${id}`, fields);
}

export async function storedEnquiry({ workshop }: AdminOffice, id: string): Promise<Enquiry> {
  const enquiry = await workshop.enquiries.find(id);
  if (enquiry === null) throw new Error("The enquiry is gone.");
  return enquiry;
}

/** The kinds of what the log says, oldest first. */
export async function notedKinds({ workshop }: AdminOffice): Promise<string[]> {
  const { entries } = await workshop.activity.list(1, 50);
  return entries.map(({ kind }) => kind).toReversed();
}
