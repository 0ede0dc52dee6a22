import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { requestContext, servicesContext, siteContentContext } from "#app/context.server.ts";
import { readForm } from "#app/read-form.server.ts";
import type { Language } from "#content/languages.ts";
import { legalVersion } from "#content/legal-versions.ts";
import {
  type LineDraft,
  type LineRefusals,
  lineFields,
  lineLengths,
} from "#domain/enquiries/customer-lines/customer-line.ts";
import type { SayRefusal } from "#domain/enquiries/customer-lines/customer-lines.ts";
import { tooManySentence } from "../contact/too-many.server.ts";

const text = z.string().catch("");

const lineForm = z.object({
  quote: text,
  name: text,
  town: text,
  consents: z.literal("yes").optional().catch(undefined),
  formToken: z
    .string()
    .regex(/^[A-Za-z0-9_.-]{1,200}$/)
    .nullable()
    .catch(null),
  website: text,
});

interface ReturnedLine {
  typed: LineDraft;
  refusals: LineRefusals;
  failure: string | null;
}

type Received = { isSaid: true } | { isSaid: false; status: 404 | 422 | 429 | 500; returned: ReturnedLine };

export async function receiveLine(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { of, language }: { of: string; language: Language },
): Promise<Received> {
  const { quote, name, town, consents, formToken, website } = lineForm.parse(await readForm(request));
  const draft = { quote, name, town, consents: consents === "yes" };
  const { customerLines } = context.get(servicesContext);
  const { address, reportFault } = context.get(requestContext);
  const { business, textsOf } = context.get(siteContentContext);
  const { contact, enquiry } = textsOf(language);
  const returned = (status: 404 | 422 | 429 | 500, failure: string | null, refusals = {}): Received => ({
    isSaid: false,
    status,
    returned: { typed: cut(draft), refusals, failure },
  });
  const form = { draft, formToken, website, language, privacyVersion: legalVersion };
  let refusal: SayRefusal;
  try {
    const said = await customerLines.say(of, form, address);
    if (said.ok) return { isSaid: true };
    ({ refusal } = said);
  } catch (error) {
    reportFault(error);
    return returned(500, contact.form.failed.text);
  }
  switch (refusal.kind) {
    case "ended":
      return returned(404, enquiry.say.ended.title);
    case "again":
      return returned(422, enquiry.say.again);
    case "invalid":
      return returned(422, contact.form.check, refusal.refusals);
    case "too-many":
      return returned(429, tooManySentence(contact, business, refusal.seconds));
  }
}

function cut(draft: LineDraft): LineDraft {
  const fields = lineFields.map((field) => [field, draft[field].slice(0, lineLengths[field])] as const);
  return { ...draft, ...Object.fromEntries(fields) };
}
