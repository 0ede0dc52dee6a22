import type { RouterContextProvider } from "react-router";
import { requestContext, servicesContext, siteContentContext } from "#app/context.server.ts";
import type { ReturnedForm } from "#app/islands/contact-form/use-contact-form.ts";
import { readForm } from "#app/read-form.server.ts";
import type { Language } from "#content/languages.ts";
import { legalVersion, legalVersions } from "#content/legal-versions.ts";
import { parseEnquiryForm, type SubmittedForm } from "#domain/enquiries/enquiry-form.ts";
import { maxLengths, validateEnquiry } from "#domain/enquiries/enquiry-rules.ts";
import { type ChosenSubject, chosenSubject } from "./chosen-service.server.ts";
import { tooManySentence } from "./too-many.server.ts";

type Refusal = Pick<ReturnedForm, "refusals" | "failure">;

interface Posted {
  request: Request;
  context: Readonly<RouterContextProvider>;
  language: Language;
}

type Received = { isSent: true; id: string } | { isSent: false; status: 422 | 429 | 500; form: ReturnedForm };

export async function receiveEnquiry({ request, context, language }: Posted): Promise<Received> {
  const { gallery } = context.get(servicesContext);
  const { reportFault } = context.get(requestContext);
  const arrived = parseEnquiryForm(await readForm(request));
  const { textsOf } = context.get(siteContentContext);
  const subject = await chosenSubject(arrived, { language, gallery, textsOf }).catch((error) => {
    reportFault(error);
    return { service: null, project: null };
  });
  const outcome = await store({ arrived, subject, context, language });
  if ("id" in outcome) return { isSent: true, id: outcome.id };
  const { status, ...refusal } = outcome;
  return {
    isSent: false,
    status,
    form: { ...refusal, ...subject, typed: whatWasTyped(arrived), isUnstored: status === 500 },
  };
}

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

interface Arrived extends Pick<Posted, "context" | "language"> {
  arrived: SubmittedForm;
  subject: ChosenSubject;
}

async function store(form: Arrived): Promise<{ id: string } | (Refusal & { status: 422 | 429 | 500 })> {
  const { arrived, subject, context, language } = form;
  const { enquiries } = context.get(servicesContext);
  const { address, reportFault } = context.get(requestContext);
  const { business, textsOf } = context.get(siteContentContext);
  const { contact } = textsOf(language);
  const validated = validateEnquiry(arrived, arrived.askedPhone);
  if (!validated.ok) return { status: 422, refusals: validated.refusal, failure: null };
  const { submissionKey, formToken, website, privacyVersion } = arrived;
  const submission = { submissionKey, formToken, website };
  const enquiry = {
    ...validated.value,
    form: "contact" as const,
    service: subject.service,
    language,
    privacyVersion: legalVersions.find((version) => version === privacyVersion) ?? legalVersion,
  };
  try {
    const stored = await enquiries.attempt(enquiry, submission, { address }, () =>
      enquiries.submit(enquiry, submission),
    );
    if (stored.ok) return stored.value;
    return { status: 429, refusals: {}, failure: tooManySentence(contact, business, stored.refusal) };
  } catch (error) {
    reportFault(error);
    return { status: 500, refusals: {}, failure: contact.form.failed.text };
  }
}
