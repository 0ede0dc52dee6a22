import { facts } from "#content/en/admin/facts.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { Business } from "#domain/facts/business.ts";
import type { FactWarning } from "#domain/facts/fact-warnings.ts";
import {
  type Sample,
  type SampleKind,
  type SampleTexts,
  sampleContacts,
  sampleFacts,
  sampleTexts,
} from "#domain/facts/samples.ts";
import type { Wording } from "#domain/site-texts/wording.ts";
import type { Settings } from "#platform/config.ts";
import { checkExposure, type ExposedConfig, type ExposureTrials, type Remark } from "./exposure.ts";

export interface Finding extends Remark {
  losesLeads: boolean;
}

export interface Trials extends ExposureTrials {
  isMailSetUp: boolean;
  isMailPasswordLost: boolean;
  mailProblem: string | null;
  folderProblem: string | null;
  isDiskFull: boolean;
  storeProblem: string | null;
  backupProblem: string | null;
  mailTrouble: { count: number; since: string; problem: string } | null;
}

interface Examined {
  config: Pick<Settings, "publicUrl" | "dataDir"> & ExposedConfig;
  trials: Trials;
  business: Pick<
    Business,
    "phones" | "whatsapp" | "email" | "postalCode" | "position" | "social" | "grievance" | "hidesSamples"
  >;
  texts: SampleTexts;
  samples: Wording["samples"];
  figuresWithoutSource: readonly string[];
  hasCertificate: boolean;
  hasMap: boolean;
  warnings: readonly FactWarning[];
  hasAdministrator: boolean;
}

export function checkReadiness(examined: Examined): Finding[] {
  const { business } = examined;
  const factRemarks = (samples: Sample[]) => remarksOnFacts(samples, business);
  const losing = [...operation(examined), ...factRemarks(sampleContacts(business))];
  const harmless = [
    ...remarkIf(examined.trials.storeProblem !== null, "Pictures", examined.trials.storeProblem ?? ""),
    ...checkExposure(examined.config, examined.trials),
    ...remarkIf(examined.trials.backupProblem !== null, "Backup", examined.trials.backupProblem ?? ""),
    ...remarkIf(
      business.grievance.name.en === "",
      "Privacy policy",
      "names nobody who answers for personal data; name somebody under Business Details in the back office.",
    ),
    ...examined.warnings.flatMap(remarkOnCertificate),
    ...factRemarks(sampleFacts(business)),
    ...sampleTexts(examined.texts, {
      ...examined.samples,
      certificate: !examined.hasCertificate && !business.hidesSamples,
      map: !examined.hasMap,
    }).map(remarkOnText),
    ...remarkIf(
      examined.figuresWithoutSource.length > 0,
      "Figures",
      `nothing says where the figures come from: ${examined.figuresWithoutSource.join(", ")}. Write it below each, under Site Texts, Home in the back office, such as “Job register, 2005 to 2026”.`,
    ),
  ];
  return [
    ...losing.map((finding) => ({ ...finding, losesLeads: true })),
    ...harmless.map((finding) => ({ ...finding, losesLeads: false })),
  ];
}

const { warnings } = facts;

function remarkIf(isSo: boolean, subject: string, sentence: string): Remark[] {
  return isSo ? [{ subject, sentence }] : [];
}

function operation({ config, trials, hasAdministrator }: Examined): Remark[] {
  const { dataDir, publicUrl } = config;
  const { mailTrouble, mailProblem, folderProblem, isDiskFull } = trials;
  return [
    ...remarkIf(
      folderProblem !== null,
      "DATA_DIR",
      `${dataDir} cannot be written to (${folderProblem}); let the account of the server write there, or set DATA_DIR to another folder.`,
    ),
    ...remarkIf(isDiskFull, "DATA_DIR", `the disk of ${dataDir} is full: nothing can be stored; make room.`),
    ...remarkIf(
      !hasAdministrator,
      "Administrator",
      "there is none yet; open the link that the server prints and logs when it starts (it ends in /setup/ and a long number), or run npm run admin:create.",
    ),
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
    ...remarkIf(
      mailProblem !== null,
      "Mail",
      `a test failed: ${mailProblem} Correct it under Mail in the back office, or in SMTP_URL.`,
    ),
    ...remarkIf(
      mailTrouble !== null,
      "Enquiries",
      `${mailTrouble?.count} not mailed since ${mailTrouble?.since}: ${mailTrouble?.problem}`,
    ),
  ];
}

const factNames: Partial<Record<SampleKind, string>> = {
  phone: "the phone",
  whatsapp: "the WhatsApp number",
  email: "the e-mail address",
  address: "the address with the postal code",
  position: "the map position",
};

function remarksOnFacts(samples: Sample[], { social }: Pick<Business, "social">): Remark[] {
  const named = samples.map(({ kind, value }) => {
    const link = social.find(({ url }) => url === value);
    return `${factNames[kind] ?? `the ${link?.name} link`} ${value}`;
  });
  const sentence = `samples stand for ${named.join(", ")}; put yours under Business Details in the back office.`;
  return remarkIf(named.length > 0, "Facts", sentence);
}

const textRemarks: Partial<Record<SampleKind, Remark>> = {
  testimonials: {
    subject: "Site Texts",
    sentence: "the testimonials are samples; the first real one replaces them.",
  },
  journey: {
    subject: "Site Texts",
    sentence:
      "what Our Journey tells of 2010, 2015 and 2020 is a sample; afterwards change the note above it.",
  },
  map: {
    subject: "Pictures",
    sentence: "the map on the contact page is our drawing; put a picture of yours there in the back office.",
  },
  leaders: { subject: "Site Texts", sentence: "the leaders are samples; the first real one replaces them." },
};

function remarkOnCertificate({ kind, values }: FactWarning): Remark[] {
  if (kind !== "certificateEnding" && kind !== "certificateEnded") return [];
  const sentence = fillPlaceholders(warnings[kind], values);
  return [{ subject: "Certificate", sentence }];
}

function remarkOnText({ kind }: Sample): Remark {
  const certificate = "the ISO certificate is a sample; put its picture or PDF there in the back office.";
  return textRemarks[kind] ?? { subject: "Pictures", sentence: certificate };
}
