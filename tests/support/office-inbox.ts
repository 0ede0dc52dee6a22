import type { Enquiry } from "#domain/enquiries/enquiry.ts";
import type { AdminApp } from "./admin-app.ts";
import { type SignedInAdmin, send } from "./signed-in-admin.ts";

/** Settings of an office whose enquiries are mailed, to a server that is not there. */
export const mailServer = { SMTP_URL: "smtp://127.0.0.1:1", ENQUIRY_EMAIL: "owner@rathkar.example" };

/** Sends a form of an enquiry's page. */
export function changeEnquiry(office: SignedInAdmin, id: string, fields: Record<string, string>) {
  return send(office, `/admin/enquiries/${id}`, fields);
}

export async function storedEnquiry({ services }: AdminApp, id: string): Promise<Enquiry> {
  const enquiry = await services.enquiries.find(id);
  if (enquiry === null) throw new Error("The enquiry is gone.");
  return enquiry;
}

/** The kinds of what the log says, oldest first. */
export async function notedKinds({ services }: AdminApp): Promise<string[]> {
  const { entries } = await services.activity.list(1, 50);
  return entries.map(({ kind }) => kind).toReversed();
}
