import type { Business } from "#content/business.ts";
import type { Texts } from "#content/texts.ts";
import type { Config } from "#platform/config.ts";
import { isWeakSecret } from "./secret.ts";

/** Something that should be mended before visitors come. */
export interface Finding {
  /** A variable, a fact of `content/business.ts`, or a part of the product. */
  subject: string;
  /** What is wrong and what to do. */
  sentence: string;
  /** Whether somebody who wants to order could get lost by it. */
  losesLeads: boolean;
}

/** What trying things out has shown; null where all is well. */
export interface Trials {
  /** Why mail cannot be sent, as a sentence; also null where no mail is configured. */
  mailProblem: string | null;
  /** Why the data folder cannot be written to. */
  folderProblem: string | null;
  /** Enquiries whose mail fails, and why. */
  mailTrouble: { count: number; since: string; problem: string } | null;
}

interface Examined {
  config: Pick<Config, "publicUrl" | "smtpUrl" | "enquiryEmail" | "authSecret" | "dataDir">;
  trials: Trials;
  business: Pick<Business, "phones" | "whatsapp" | "email" | "postalCode" | "position" | "social">;
  /** In English; the other languages are replaced with it. */
  texts: {
    home: { testimonials: Pick<Texts["home"]["testimonials"], "quotes"> };
    about: {
      leadership: Pick<Texts["about"]["leadership"], "sample">;
      journey: Pick<Texts["about"]["journey"], "text">;
    };
    certification: { certificate: Pick<Texts["certification"]["certificate"], "sample"> };
  };
  hasAdministrator: boolean;
}

/** Everything that is still sample content or unsafe, the gravest first. */
export function judgeReadiness(examined: Examined): Finding[] {
  const losing = [...operation(examined), ...samples(sampleContacts(examined.business))];
  const harmless = [
    ...safety(examined.config),
    ...samples(sampleFacts(examined.business)),
    ...sampleTexts(examined.texts),
  ];
  return [
    ...losing.map((finding) => ({ ...finding, losesLeads: true })),
    ...harmless.map((finding) => ({ ...finding, losesLeads: false })),
  ];
}

type Remark = Omit<Finding, "losesLeads">;

/** What an enquiry needs on its way to the owner. */
function operation({ config, trials, hasAdministrator }: Examined): Remark[] {
  const { mailTrouble, mailProblem, folderProblem } = trials;
  const remarks: (Remark | false)[] = [
    folderProblem !== null && {
      subject: "DATA_DIR",
      sentence: `${config.dataDir} cannot be written to (${folderProblem}).`,
    },
    !hasAdministrator && {
      subject: "Administrator",
      sentence: "there is none yet; run npm run admin:create.",
    },
    !config.publicUrl.startsWith("https://") && {
      subject: "PUBLIC_URL",
      sentence: `is ${config.publicUrl}; forms and passwords need the https address that visitors use.`,
    },
    config.smtpUrl === null && {
      subject: "SMTP_URL",
      sentence: "is not set; enquiries only wait in the back office.",
    },
    config.enquiryEmail === null && {
      subject: "ENQUIRY_EMAIL",
      sentence: "is not set; enquiries have no mailbox.",
    },
    mailProblem !== null && { subject: "SMTP_URL", sentence: `a test failed: ${mailProblem}` },
    mailTrouble !== null && {
      subject: "Enquiries",
      sentence: `${mailTrouble.count} not mailed since ${mailTrouble.since}: ${mailTrouble.problem}`,
    },
  ];
  return remarks.filter((remark) => remark !== false);
}

function safety({ authSecret }: Examined["config"]): Remark[] {
  const weak = {
    subject: "AUTH_SECRET",
    sentence: "is easy to guess; leave it out, and one is made and kept in DATA_DIR.",
  };
  const backup = {
    subject: "Backup",
    sentence: "when DATA_DIR, or the database and the bucket, were last backed up is not known.",
  };
  return isWeakSecret(authSecret) ? [weak, backup] : [backup];
}

function samples(facts: string[]): Remark[] {
  return facts.map((fact) => ({ subject: "content/business.ts", sentence: `${fact} is a sample.` }));
}

/** Ways to the workshop that nobody has replaced yet. */
function sampleContacts({ phones, whatsapp, email }: Examined["business"]): string[] {
  return [
    ...phones.filter(({ shown }) => isSampleNumber(shown)).map(({ shown }) => `the phone ${shown}`),
    ...(isSampleNumber(whatsapp) ? [`the WhatsApp number ${whatsapp}`] : []),
    ...(isSampleHost(email.split("@")[1]) ? [`the e-mail address ${email}`] : []),
  ];
}

/** The other facts of the business that nobody has replaced yet. */
function sampleFacts({ postalCode, position, social }: Examined["business"]): string[] {
  return [
    ...(isSampleNumber(postalCode) ? [`the address with the postal code ${postalCode}`] : []),
    ...(isSamplePosition(position) ? [`the map position ${position.latitude}, ${position.longitude}`] : []),
    ...social
      .filter(({ url }) => isSampleHost(new URL(url).hostname))
      .map(({ name, url }) => `the ${name} link ${url}`),
  ];
}

/** Words and pictures that stand in for those of real people and for the real certificate. */
function sampleTexts({ home, about, certification }: Examined["texts"]): Remark[] {
  const testimonials = home.testimonials.quotes.filter(({ role }) => /\bsample\b/i.test(role));
  const remarks: (Remark | false)[] = [
    testimonials.length > 0 && {
      subject: "content/*/home.ts",
      sentence: `${testimonials.length} of the testimonials are samples.`,
    },
    /\bsamples?\b/i.test(about.journey.text) && {
      subject: "content/*/about.ts",
      sentence:
        "what Our Journey tells of 2010, 2015 and 2020 is a sample; afterwards remove the note above it.",
    },
    about.leadership.sample !== "" && {
      subject: "content/*/about.ts",
      sentence: "the three leaders are samples; afterwards empty the word on their plates.",
    },
    certification.certificate.sample !== "" && {
      subject: "content/*/company.ts",
      sentence: "the ISO certificate is a sample; afterwards empty the word of its stamp.",
    },
  ];
  return remarks.filter((remark) => remark !== false);
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
