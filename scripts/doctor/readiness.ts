import type { Business } from "#content/business.ts";
import type { PageTexts } from "#content/pages/page-texts.ts";
import type { Config } from "#platform/config.ts";

/** Something that should be mended before visitors come. */
export interface Finding {
  /** A variable, a fact of `content/business.ts`, or a part of the product. */
  subject: string;
  /** What is wrong and what to do. */
  sentence: string;
}

interface Examined {
  config: Pick<Config, "publicUrl" | "smtpUrl" | "enquiryEmail">;
  business: Pick<Business, "phones" | "whatsapp" | "email" | "postalCode" | "position" | "social">;
  /** In English; the other languages are replaced with it. */
  texts: {
    home: { testimonials: Pick<PageTexts["home"]["testimonials"], "quotes"> };
    about: { leadership: Pick<PageTexts["about"]["leadership"], "sample"> };
    certification: { certificate: Pick<PageTexts["certification"]["certificate"], "sample"> };
  };
  hasAdministrator: boolean;
}

/** Everything that is still sample content or unsafe, the gravest first. */
export function judgeReadiness({ config, business, texts, hasAdministrator }: Examined): Finding[] {
  const findings: (Finding | false)[] = [
    !hasAdministrator && {
      subject: "Administrator",
      sentence: "there is none yet; run npm run admin:create.",
    },
    !config.publicUrl.startsWith("https://") && {
      subject: "PUBLIC_URL",
      sentence: `is ${config.publicUrl}; passwords and visits need https.`,
    },
    config.smtpUrl === null && { subject: "SMTP_URL", sentence: "is not set; nothing can be sent by mail." },
    config.enquiryEmail === null && {
      subject: "ENQUIRY_EMAIL",
      sentence: "is not set; enquiries have no mailbox.",
    },
    ...sampleFacts(business).map((fact) => ({
      subject: "content/business.ts",
      sentence: `${fact} is a sample.`,
    })),
    ...sampleTexts(texts),
  ];
  return findings.filter((finding) => finding !== false);
}

/** The facts of the business that nobody has replaced yet. */
function sampleFacts({
  phones,
  whatsapp,
  email,
  postalCode,
  position,
  social,
}: Examined["business"]): string[] {
  return [
    ...phones.filter(({ shown }) => isSampleNumber(shown)).map(({ shown }) => `the phone ${shown}`),
    ...(isSampleNumber(whatsapp) ? [`the WhatsApp number ${whatsapp}`] : []),
    ...(isSampleHost(email.split("@")[1]) ? [`the e-mail address ${email}`] : []),
    ...(isSampleNumber(postalCode) ? [`the address with the postal code ${postalCode}`] : []),
    ...(isSamplePosition(position) ? [`the map position ${position.latitude}, ${position.longitude}`] : []),
    ...social
      .filter(({ url }) => isSampleHost(new URL(url).hostname))
      .map(({ name, url }) => `the ${name} link ${url}`),
  ];
}

/** Words and pictures that stand in for those of real people and for the real certificate. */
function sampleTexts({ home, about, certification }: Examined["texts"]): (Finding | false)[] {
  const testimonials = home.testimonials.quotes.filter(({ role }) => /\bsample\b/i.test(role));
  return [
    testimonials.length > 0 && {
      subject: "content/pages/*/home.ts",
      sentence: `${testimonials.length} of the testimonials are samples.`,
    },
    about.leadership.sample !== "" && {
      subject: "content/pages/*/about.ts",
      sentence: "the three leaders are samples; afterwards empty the word on their plates.",
    },
    certification.certificate.sample !== "" && {
      subject: "content/pages/*/company.ts",
      sentence: "the ISO certificate is a sample; afterwards empty the word of its stamp.",
    },
  ];
}

/** Sample numbers are runs of zeros behind the country's code. */
function isSampleNumber(number: string): boolean {
  return /0{6}/.test(number.replace(/\D/g, ""));
}

/** The names that are reserved for examples. */
function isSampleHost(host: string | undefined): boolean {
  return /(^|\.)example\.\w+$/.test(host ?? "");
}

/** Whole degrees are a hundred kilometres apart: nobody's gate. */
function isSamplePosition({ latitude, longitude }: Business["position"]): boolean {
  return Number.isInteger(latitude) && Number.isInteger(longitude);
}
