import type { RouterContextProvider } from "react-router";
import { requestContext, servicesContext } from "#app/context.server.ts";
import type { ReturnedForm } from "#app/islands/contact-form/use-contact-form.ts";
import { readForm } from "#app/read-form.server.ts";
import { legalVersion } from "#content/business.ts";
import type { Language } from "#content/languages.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import { textsOf } from "#content/texts.server.ts";
import { parseEnquiryForm, type SubmittedForm, validateEnquiryForm } from "#domain/enquiries/enquiry-form.ts";
import { maxLengths, type ValidEnquiry } from "#domain/enquiries/enquiry-rules.ts";
import { type ChosenSubject, chosenSubject } from "./chosen-service.server.ts";

type Refusal = Pick<ReturnedForm, "refusals" | "failure">;

interface Posted {
  request: Request;
  context: Readonly<RouterContextProvider>;
  /** Of the page that the form stood on. */
  language: Language;
}

type Received = { isSent: true } | { isSent: false; status: 422 | 429 | 500; form: ReturnedForm };

/** Takes an enquiry from a form of either kind, with scripts and without. Stored when the answer says so. */
export async function receiveEnquiry({ request, context, language }: Posted): Promise<Received> {
  const arrived = parseEnquiryForm(await readForm(request));
  const subject = await chosenSubject(arrived, language, context.get(servicesContext).gallery).catch(
    (error) => {
      context.get(requestContext).reportFault(error);
      return { service: null, project: null };
    },
  );
  const judged = validateEnquiryForm(arrived);
  const outcome = judged.ok
    ? await store({ words: judged.value, arrived, subject, context, language })
    : { status: 422 as const, refusals: judged.refusal, failure: null };
  if (outcome === "stored") return { isSent: true };
  const { status, ...refusal } = outcome;
  return { isSent: false, status, form: { ...refusal, ...subject, typed: whatWasTyped(arrived) } };
}

/** No more of it than the fields hold. */
function whatWasTyped({ name, email, phone, inquiry, message }: SubmittedForm): ReturnedForm["typed"] {
  return {
    name: name.slice(0, maxLengths.name),
    email: email.slice(0, maxLengths.email),
    phone: phone.slice(0, maxLengths.phone),
    inquiry: inquiry.slice(0, maxLengths.inquiry),
    // Forms send line ends as \r\n; a text area holds them as \n.
    message: message.replace(/\r\n?/g, "\n").slice(0, maxLengths.message),
  };
}

interface Accepted extends Pick<Posted, "context" | "language"> {
  words: ValidEnquiry;
  arrived: SubmittedForm;
  subject: ChosenSubject;
}

async function store(accepted: Accepted): Promise<"stored" | (Refusal & { status: 429 | 500 })> {
  const { words, arrived, subject, context, language } = accepted;
  const { failed, tooMany } = textsOf(language).contact.form;
  const { address, reportFault } = context.get(requestContext);
  try {
    const { submissionKey, formToken, website } = arrived;
    const stored = await context.get(servicesContext).enquiries.submit(
      {
        ...words,
        service: subject.service,
        language,
        privacyVersion: arrived.privacyVersion ?? legalVersion,
      },
      { submissionKey, formToken, website, address },
    );
    if (stored.ok) return "stored";
    const minutes = Math.ceil(stored.refusal.retryAfterSeconds / 60);
    return { status: 429, refusals: {}, failure: fillPlaceholders(tooMany, { minutes }) };
  } catch (error) {
    reportFault(error);
    return { status: 500, refusals: {}, failure: failed.text };
  }
}
