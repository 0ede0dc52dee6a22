import { createEnquiries, type Enquiries } from "#domain/enquiries/enquiries.ts";
import type { EnquiryFilter, NewEnquiry, Submission } from "#domain/enquiries/enquiry.ts";
import { createOutbox, type Outbox } from "#domain/enquiries/outbox.ts";
import type { EnquiryPhotographs } from "#domain/enquiries/photographs/enquiry-photographs.ts";
import type { TestDatabase, TestEngine } from "./engines.ts";
import { photographsIn } from "./enquiry-photographs.ts";

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

export const everything: EnquiryFilter = { inquiry: null, state: null, search: "" };

/** What a farmer from Baramati would send. */
export const sampleEnquiry: NewEnquiry = {
  form: "contact",
  name: "Ganpatrao Shinde",
  email: "ganpatrao@shinde.example",
  phone: "+919822012345",
  inquiry: "quote",
  message: "I need a container body on a Tata Ace, 8 feet.",
  service: "Vehicle Body Building",
  language: "mr",
  privacyVersion: "2026-11-21",
};

export interface TestEnquiries extends AsyncDisposable {
  enquiries: Enquiries;
  outbox: Outbox;
  photographs: EnquiryPhotographs;
  database: TestDatabase;
  clock: { now(): Date };
  advance(milliseconds: number): void;
  submission(submission?: Partial<Submission>): Submission;
  receive(enquiry?: Partial<NewEnquiry>, submission?: Partial<Submission>): Promise<string>;
}

export async function openTestEnquiries(
  engine: TestEngine,
  given: { hasWebhook?: boolean } = {},
): Promise<TestEnquiries> {
  const database = await engine.open();
  let now = Date.parse("2026-11-21T04:10:00.000Z");
  const clock = { now: () => new Date(now) };
  const outbox = createOutbox({ database, clock });
  const secret = "a secret of more than thirty-two characters";
  const photographs = photographsIn(database.config.dataDir, { database, clock });
  const enquiries = createEnquiries({
    database,
    photographs,
    outbox,
    clock,
    secret,
    months: 13,
    isMailed: async () => true,
    ...given,
  });
  let visitors = 0;

  function submission(given: Partial<Submission> = {}): Submission {
    visitors++;
    const formToken = enquiries.issueFormToken();
    now += minute;
    return {
      submissionKey: `submission-key-${visitors}`,
      formToken,
      website: "",
      ...given,
    };
  }

  return {
    enquiries,
    outbox,
    photographs,
    database,
    clock,
    submission,
    advance: (milliseconds) => {
      now += milliseconds;
    },
    async receive(enquiry = {}, given = {}) {
      const { id } = await enquiries.submit({ ...sampleEnquiry, ...enquiry }, submission(given));
      return id;
    },
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  };
}
