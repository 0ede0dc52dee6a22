import type { RouterContextProvider } from "react-router";
import { requestContext, servicesContext, siteContentContext } from "#app/context.server.ts";
import { sitePath } from "#app/language/paths.ts";
import { photographProblem } from "#app/photographs/photograph-problem.ts";
import { chosenSubject } from "#app/site/contact/chosen-service.server.ts";
import { tooManySentence } from "#app/site/contact/too-many.server.ts";
import type { Language } from "#content/languages.ts";
import { legalVersion, legalVersions } from "#content/legal-versions.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { Texts } from "#content/texts.ts";
import { parseEnquiryForm } from "#domain/enquiries/enquiry-form.ts";
import { maxLengths } from "#domain/enquiries/enquiry-rules.ts";
import {
  longestLine,
  mostPhotographs,
  type QuickPriceRefusals,
  validateQuickPrice,
} from "#domain/enquiries/photographs/quick-price-rules.ts";
import { paintingQuery, readPainting } from "#domain/paint/painting.ts";
import type { FormRefusal } from "#platform/form-with-files.ts";

interface Asked {
  about: string | null;
  project: string | null;
  painting: string | null;
  typed: { phone: string; message: string };
}

type PriceRefusal = Asked & {
  problems: string[];
  isAboutPhotographs: boolean;
  isUnstored: boolean;
};

type Outcome =
  | { isReceived: true; id: string }
  | { isReceived: false; status: 400 | 413 | 422 | 429 | 500 | 503; answer: PriceRefusal };

const nothingAsked: Asked = {
  about: null,
  project: null,
  painting: null,
  typed: { phone: "", message: "" },
};

export async function receivePrice(
  request: Request,
  context: Readonly<RouterContextProvider>,
  language: Language,
): Promise<Outcome> {
  const { enquiries } = context.get(servicesContext);
  const { address, reportFault } = context.get(requestContext);
  const texts = context.get(siteContentContext).textsOf(language);
  const { form: words } = texts.contact;
  if (request.body === null) return refusedWith(422, [words.missing.phone]);
  const contentType = request.headers.get("Content-Type") ?? "";
  const { origin } = new URL(request.url);
  const userAgent = request.headers.get("User-Agent") ?? "";
  try {
    const read = await enquiries.readForm({ body: request.body, contentType, address }, (form) =>
      store(form, { context, origin, language, texts, userAgent }),
    );
    return read.ok ? read.value : unread(read.refusal, texts);
  } catch (error) {
    reportFault(error);
    return refusedWith(500, [words.failed.text]);
  }
}

type RefusedStatus = Extract<Outcome, { isReceived: false }>["status"];

function refusedWith(status: RefusedStatus, problems: string[], asked = nothingAsked): Outcome {
  return {
    isReceived: false,
    status,
    answer: { ...asked, problems, isAboutPhotographs: false, isUnstored: status === 500 },
  };
}

function unread(refusal: FormRefusal, { quickPrice, contact }: Texts): Outcome {
  const { tooLarge, brokenOff, busy } = quickPrice.refused;
  switch (refusal) {
    case "too large":
      return refusedWith(413, [fillPlaceholders(tooLarge, { most: 25 })]);
    case "busy":
      return refusedWith(503, [busy]);
    case "broken off":
      return refusedWith(400, [brokenOff]);
    case "no form":
      return refusedWith(400, [contact.form.failed.text]);
  }
}

interface Arrival {
  context: Readonly<RouterContextProvider>;
  origin: string;
  language: Language;
  texts: Texts;
  userAgent: string;
}

async function store(
  form: FormData,
  { context, origin, language, texts, userAgent }: Arrival,
): Promise<Outcome> {
  const { enquiries, gallery } = context.get(servicesContext);
  const { business, textsOf } = context.get(siteContentContext);
  const { address } = context.get(requestContext);
  const arrived = parseEnquiryForm(
    Object.fromEntries([...form].filter(([, value]) => typeof value === "string")),
  );
  const photographs = photographsIn(form);
  const { service: about, project } = await chosenSubject(arrived, { language, gallery, textsOf }).catch(
    (error: unknown) => {
      context.get(requestContext).reportFault(error);
      return { service: null, project: null };
    },
  );
  const typed = {
    phone: arrived.phone.slice(0, maxLengths.phone),
    message: arrived.message.slice(0, longestLine),
  };
  const painting = paintingIn(form);
  const asked: Asked = { about, project, painting, typed };
  const validated = validateQuickPrice(arrived, arrived.askedPhone);
  const problems = [
    ...(validated.ok ? [] : problemsOf(validated.refusal, texts)),
    ...(photographs.length > mostPhotographs
      ? [fillPlaceholders(texts.quickPrice.refused.tooMany, { most: mostPhotographs })]
      : []),
  ];
  if (!validated.ok || problems.length > 0) {
    const answer = { ...asked, problems, isAboutPhotographs: photographs.length > 0, isUnstored: false };
    return { isReceived: false, status: 422, answer };
  }

  const { submissionKey, formToken, website, privacyVersion } = arrived;
  const enquiry = {
    ...({
      ...validated.value,
      form: "quick price",
      name: "",
      email: "",
      inquiry: "quote",
      service: about,
      language,
    } as const),
    message: withPainting(validated.value.message, painting, { origin, language }),
    privacyVersion: legalVersions.find((version) => version === privacyVersion) ?? legalVersion,
  };
  const submission = { submissionKey, formToken, website };
  try {
    const sent = { photographs, address };
    const attempt = await enquiries.attempt(enquiry, submission, sent, () =>
      enquiries.submitWithPhotographs(enquiry, submission, sent),
    );
    if (!attempt.ok) {
      const problems = [tooManySentence(texts.contact, business, attempt.refusal)];
      const isAboutPhotographs = photographs.length > 0;
      return {
        isReceived: false,
        status: 429,
        answer: { ...asked, problems, isAboutPhotographs, isUnstored: false },
      };
    }
    const stored = attempt.value;
    if (stored.ok) return { isReceived: true, id: stored.value.id };
    const { name, fault } = stored.refusal;
    const problem = `${name.slice(0, 100)}: ${photographProblem(texts.quickPrice, fault, userAgent)}`;
    return {
      isReceived: false,
      status: 422,
      answer: { ...asked, problems: [problem], isAboutPhotographs: true, isUnstored: false },
    };
  } catch (error) {
    context.get(requestContext).reportFault(error);
    return refusedWith(500, [texts.contact.form.failed.text], asked);
  }
}

function paintingIn(form: FormData): string | null {
  const query = form.get("painting");
  return typeof query === "string" ? paintingQuery(readPainting(new URLSearchParams(query))) : null;
}

function withPainting(
  message: string,
  painting: string | null,
  { origin, language }: Pick<Arrival, "origin" | "language">,
): string {
  if (painting === null) return message;
  return `${message}\n${origin}${sitePath(language, "/paint")}${painting}`.trim();
}

/** An empty file field sends one file without a name. */
function photographsIn(form: FormData): File[] {
  const sent = form.getAll("photographs").filter((value) => typeof value !== "string");
  return sent.filter(({ name, size }) => name !== "" || size > 0);
}

function problemsOf({ phone, message }: QuickPriceRefusals, { contact: { form } }: Texts): string[] {
  const tooLong = (most: number) => fillPlaceholders(form.tooLong, { most });
  return [
    ...(phone === "missing" ? [form.missing.phone] : []),
    ...(phone === "incomplete" ? [form.incomplete] : []),
    ...(phone === "too-long" ? [tooLong(maxLengths.phone)] : []),
    ...(message === undefined ? [] : [tooLong(longestLine)]),
  ];
}
