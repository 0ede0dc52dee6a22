import type { Texts } from "#content/texts.ts";
import type { Business } from "#domain/facts/business.ts";
import type { Wording } from "#domain/site-texts/wording.ts";
import type { Settings } from "#platform/config.ts";
import { type ExposedConfig, type ExposureTrials, judgeExposure } from "./exposure.ts";
import type { Finding, Remark } from "./finding.ts";

/** Null where all is well. */
export interface Trials extends ExposureTrials {
  /** By SMTP_URL and ENQUIRY_EMAIL, or in the back office. */
  isMailSetUp: boolean;
  /** It was stored under another AUTH_SECRET. */
  isMailPasswordLost: boolean;
  mailProblem: string | null;
  folderProblem: string | null;
  isDiskFull: boolean;
  storeProblem: string | null;
  mailTrouble: { count: number; since: string; problem: string } | null;
}

interface Examined {
  config: Pick<Settings, "publicUrl" | "dataDir"> & ExposedConfig;
  trials: Trials;
  business: Pick<
    Business,
    "phones" | "whatsapp" | "email" | "postalCode" | "position" | "social" | "grievance"
  >;
  /** The English ones. */
  texts: {
    about: { journey: Pick<Texts["about"]["journey"], "text"> };
    certification: { certificate: Pick<Texts["certification"]["certificate"], "sample"> };
  };
  samples: Wording["samples"];
  hasAdministrator: boolean;
}

/** The gravest first. */
export function judgeReadiness(examined: Examined): Finding[] {
  const losing = [...operation(examined), ...samples(sampleContacts(examined.business))];
  const harmless = [
    ...remarkIf(examined.trials.storeProblem !== null, "Pictures", examined.trials.storeProblem ?? ""),
    ...judgeExposure(examined.config, examined.trials),
    backup,
    ...remarkIf(
      examined.business.grievance.name.en === "",
      "Privacy policy",
      "names nobody who answers for personal data; name somebody among the facts of the business.",
    ),
    ...samples(sampleFacts(examined.business)),
    ...sampleTexts(examined),
  ];
  return [
    ...losing.map((finding) => ({ ...finding, losesLeads: true })),
    ...harmless.map((finding) => ({ ...finding, losesLeads: false })),
  ];
}

const backup: Remark = {
  subject: "Backup",
  sentence: "when DATA_DIR, or the database and the bucket, were last backed up is not known.",
};

function remarkIf(isSo: boolean, subject: string, sentence: string): Remark[] {
  return isSo ? [{ subject, sentence }] : [];
}

function operation({ config, trials, hasAdministrator }: Examined): Remark[] {
  const { dataDir, publicUrl } = config;
  const { mailTrouble, mailProblem, folderProblem, isDiskFull } = trials;
  return [
    ...remarkIf(folderProblem !== null, "DATA_DIR", `${dataDir} cannot be written to (${folderProblem}).`),
    ...remarkIf(isDiskFull, "DATA_DIR", `the disk of ${dataDir} is full: nothing can be stored; make room.`),
    ...remarkIf(!hasAdministrator, "Administrator", "there is none yet; run npm run admin:create."),
    ...remarkIf(
      !publicUrl.startsWith("https://"),
      "PUBLIC_URL",
      `is ${publicUrl}; forms and passwords need the https address that visitors use.`,
    ),
    ...remarkIf(
      trials.isMailPasswordLost,
      "Mail",
      "its password cannot be read, because AUTH_SECRET has changed; type it again under Mail in the back office.",
    ),
    ...remarkIf(
      !trials.isMailSetUp && !trials.isMailPasswordLost,
      "Mail",
      "is not set up, or is switched off; enquiries only wait in the back office. Set it up there, or by SMTP_URL and ENQUIRY_EMAIL.",
    ),
    ...remarkIf(mailProblem !== null, "Mail", `a test failed: ${mailProblem}`),
    ...remarkIf(
      mailTrouble !== null,
      "Enquiries",
      `${mailTrouble?.count} not mailed since ${mailTrouble?.since}: ${mailTrouble?.problem}`,
    ),
  ];
}

function samples(facts: string[]): Remark[] {
  return facts.map((fact) => ({ subject: "Facts", sentence: `${fact} is a sample.` }));
}

function sampleContacts({ phones, whatsapp, email }: Examined["business"]): string[] {
  return [
    ...phones.filter(({ shown }) => isSampleNumber(shown)).map(({ shown }) => `the phone ${shown}`),
    ...(isSampleNumber(whatsapp) ? [`the WhatsApp number ${whatsapp}`] : []),
    ...(isSampleHost(email.split("@")[1]) ? [`the e-mail address ${email}`] : []),
  ];
}

function sampleFacts({ postalCode, position, social }: Examined["business"]): string[] {
  const { latitude, longitude } = position;
  const isSamplePosition = Number.isInteger(latitude) && Number.isInteger(longitude);
  return [
    ...(isSampleNumber(postalCode) ? [`the address with the postal code ${postalCode}`] : []),
    ...(isSamplePosition ? [`the map position ${latitude}, ${longitude}`] : []),
    ...social
      .filter(({ url }) => isSampleHost(new URL(url).hostname))
      .map(({ name, url }) => `the ${name} link ${url}`),
  ];
}

function sampleTexts({ texts: { about, certification }, samples }: Examined): Remark[] {
  return [
    ...remarkIf(
      samples.testimonials,
      "Words",
      "the testimonials are samples; the first real one replaces them.",
    ),
    ...remarkIf(
      /\bsamples?\b/i.test(about.journey.text),
      "Words",
      "what Our Journey tells of 2010, 2015 and 2020 is a sample; afterwards change the note above it.",
    ),
    ...remarkIf(samples.leaders, "Words", "the leaders are samples; the first real one replaces them."),
    ...remarkIf(
      certification.certificate.sample !== "",
      "content/*/company.ts",
      "the ISO certificate is a sample; afterwards empty the word of its stamp.",
    ),
  ];
}

function isSampleNumber(number: string): boolean {
  return /0{6}/.test(number.replace(/\D/g, ""));
}

function isSampleHost(host: string | undefined): boolean {
  return /(^|\.)example\.\w+$/.test(host ?? "");
}
