import { randomUUID } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { Enquiry, NewEnquiry, Submission } from "#domain/enquiries/enquiry.ts";
import type { Services } from "#domain/services.ts";
import type { MailFailure } from "#platform/mail/mailer.ts";
import { photographOf } from "./photographs.ts";
import { postForm, type SignedInSite } from "./signed-in-site.ts";
import { sampleEnquiry } from "./test-enquiries.ts";
import type { TestSite } from "./test-site.ts";

export const mailServer = { SMTP_URL: "smtp://127.0.0.1:1", ENQUIRY_EMAIL: "owner@rathkar.example" };

export async function receiveEnquiry(
  { services }: { services: Services },
  enquiry: Partial<NewEnquiry> = {},
  submission: Partial<Submission> = {},
): Promise<string> {
  const visitor = { submissionKey: randomUUID(), formToken: null, website: "" };
  const { id } = await services.enquiries.submit(
    { ...sampleEnquiry, ...enquiry },
    { ...visitor, ...submission },
  );
  await nextMillisecond();
  return id;
}

export async function receivePhotographs(
  { services }: { services: Services },
  enquiry: Partial<NewEnquiry> = {},
): Promise<string> {
  const bytes = await photographOf(90, 60).jpeg().toBuffer();
  const received = await services.enquiries.submitWithPhotographs(
    { ...sampleEnquiry, ...enquiry },
    { submissionKey: randomUUID(), formToken: null, website: "" },
    {
      photographs: [new File([new Uint8Array(bytes)], "truck.jpg", { type: "image/jpeg" })],
      address: "127.0.0.1",
    },
  );
  if (!received.ok) throw new Error(received.refusal.fault.kind);
  await nextMillisecond();
  return received.value.id;
}

async function nextMillisecond(): Promise<void> {
  for (const now = Date.now(); Date.now() === now; ) await setImmediate();
}

export const spamSign: Partial<Submission> = { website: "https://casino.example" };

/** Lets every mail that is due fail, as the worker would. */
export async function failMail({ outbox }: TestSite, failure: MailFailure): Promise<number> {
  let failed = 0;
  for (let entry = await outbox.claim(); entry !== null; entry = await outbox.claim()) {
    await outbox.failed(entry, failure);
    failed++;
  }
  return failed;
}

export function changeEnquiry(site: SignedInSite, id: string, fields: Record<string, string>) {
  return postForm(site, `/admin/enquiries/${id}`, fields);
}

export async function storedEnquiry({ services }: TestSite, id: string): Promise<Enquiry> {
  const enquiry = await services.enquiries.find(id);
  if (enquiry === null) throw new Error("The enquiry is gone.");
  return enquiry;
}

const readings = ["enquiries listed", "enquiry opened"];

export async function notedKinds({ services }: TestSite): Promise<string[]> {
  const { entries } = await services.activity.list(1, 50);
  return entries
    .map(({ kind }) => kind)
    .filter((kind) => !readings.includes(kind))
    .toReversed();
}
