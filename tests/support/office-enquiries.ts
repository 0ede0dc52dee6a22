import { randomUUID } from "node:crypto";
import type { NewEnquiry, Submission } from "#domain/enquiries/enquiry.ts";
import type { Services } from "#domain/services.ts";
import type { MailFailure } from "#platform/mail/mailer.ts";
import type { AdminApp } from "./admin-app.ts";
import { ganpatrao } from "./enquiry-world.ts";

/** Lets an enquiry come in, from a visitor of its own; answers its id. */
export async function receiveEnquiry(
  { services }: { services: Services },
  enquiry: Partial<NewEnquiry> = {},
  arrival: Partial<Submission> = {},
): Promise<string> {
  const visitor = { submissionKey: randomUUID(), formToken: null, website: "", address: randomUUID() };
  const stored = await services.enquiries.submit({ ...ganpatrao, ...enquiry }, { ...visitor, ...arrival });
  if (!stored.ok) throw new Error("The enquiry was refused.");
  return stored.value.id;
}

/** Filled honeypots are a sign of spam that is enough by itself. */
export const spamSign: Partial<Submission> = { website: "https://casino.example" };

/** Lets every mail that is due fail, as the worker would. Answers how many did. */
export async function failMail({ outbox }: AdminApp, failure: MailFailure): Promise<number> {
  let failed = 0;
  for (let order = await outbox.claim(); order !== null; order = await outbox.claim()) {
    await outbox.failed(order, failure);
    failed++;
  }
  return failed;
}
