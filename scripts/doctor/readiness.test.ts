import { expect, test } from "vitest";
import type { Language } from "#content/languages.ts";
import { defaultNames, textsOf, textsWith } from "#content/texts.server.ts";
import { business } from "#tests/support/sample-business.ts";
import { figuresWithoutSource } from "./figure-sources.ts";
import { checkReadiness } from "./readiness.ts";

const ready: Parameters<typeof checkReadiness>[0] = {
  config: {
    publicUrl: "https://www.rathkar.example",
    authSecret: "dQ3xL0vT9mWz7KpR2sYb5Hn8Jc4Fg6Aa1Ee",
    isAuthSecretSet: true,
    dataDir: "/srv/rathkar",
    trustedProxy: ["127.0.0.0/8"],
    host: "127.0.0.1",
    databaseUrl: null,
    storageUrl: null,
    backupUrl: null,
    enquiryWebhook: null,
  },
  trials: {
    isMailSetUp: true,
    isMailPasswordLost: false,
    mailProblem: null,
    folderProblem: null,
    isDiskFull: false,
    storeProblem: null,
    backupProblem: null,
    mailTrouble: null,
    folderMode: 0o40700,
    plainHttpProblem: null,
    unnamedProxy: null,
  },
  business: {
    phones: [
      { shown: "+91 98220 12345", dialled: "+919822012345" },
      { shown: "+91 98220 12346", dialled: "+919822012346" },
    ],
    whatsapp: "919822012345",
    email: "owner@rathkar.in",
    postalCode: "413512",
    grievance: {
      name: { en: "Savita Kale", hi: "", mr: "" },
      phone: { shown: "+91 98220 12345", dialled: "+919822012345" },
      email: "owner@rathkar.in",
    },
    position: { latitude: 18.4088, longitude: 76.5604 },
    social: [{ name: "Instagram", url: "https://www.instagram.com/rathkar" }],
    hidesSamples: false,
  },
  texts: {
    about: { journey: { text: "From the first body to today." } },
    certification: { certificate: { sample: "" } },
  },
  samples: { testimonials: false, leaders: false },
  figuresWithoutSource: [],
  hasCertificate: false,
  hasMap: true,
  warnings: [],
  hasAdministrator: true,
};

test("a site that has everything is ready [OPS-15]", () => {
  expect(checkReadiness(ready)).toEqual([]);
});

test("the drawn map is told as a sample until the owner puts his own there [OPS-15]", () => {
  expect(checkReadiness({ ...ready, hasMap: false })).toEqual([
    {
      subject: "Pictures",
      sentence: expect.stringContaining("the map on the contact page"),
      losesLeads: false,
    },
  ]);
});

test("figures are asked for their source until a language tells it [HOME-20, OPS-15]", () => {
  const told = (source: string) => new Map([["home.statistics.figures.unitsOnRoad.source", source]]);
  const none = new Map<string, string>();
  const asked = (own: Record<Language, Map<string, string>>) =>
    checkReadiness({ ...ready, figuresWithoutSource: figuresWithoutSource(textsWith(defaultNames, own)) });
  const sentences = (own: Record<Language, Map<string, string>>) =>
    asked(own)
      .map(({ sentence }) => sentence)
      .join();
  expect(asked({ en: none, hi: none, mr: none })).toMatchObject([{ subject: "Figures", losesLeads: false }]);
  expect(sentences({ en: none, hi: none, mr: none })).toContain("Units on Road");
  expect(sentences({ en: none, hi: none, mr: told("नोंदवही") })).not.toContain("Units on Road");
});

test("a privacy policy that names nobody is told", () => {
  const grievance = { ...ready.business.grievance, name: { en: "", hi: "", mr: "" } };
  const subjects = checkReadiness({ ...ready, business: { ...ready.business, grievance } });
  expect(subjects.map(({ subject }) => subject)).toEqual(["Privacy policy"]);
});

test("a missing administrator, plain http and missing mail are named", () => {
  const config = { ...ready.config, publicUrl: "http://localhost:3000" };
  const trials = { ...ready.trials, isMailSetUp: false };
  const subjects = checkReadiness({ ...ready, config, trials, hasAdministrator: false })
    .filter(({ losesLeads }) => losesLeads)
    .map(({ subject }) => subject);
  expect(subjects).toEqual(["Administrator", "PUBLIC_URL", "Mail"]);
});

test("a mail password that cannot be read is told apart from mail that was never set up [MAIL-2]", () => {
  const trials = { ...ready.trials, isMailSetUp: false, isMailPasswordLost: true };
  const losing = checkReadiness({ ...ready, trials }).filter(({ losesLeads }) => losesLeads);
  expect(losing.map(({ subject, sentence }) => `${subject}: ${sentence}`)).toEqual([
    "Mail: its password cannot be read, because AUTH_SECRET has changed; type it again under Mail in the back office.",
  ]);
});

test("what was tried and failed is named with its reason", () => {
  const trials = {
    ...ready.trials,
    mailProblem: "The mail server could not be reached: nobody answers at its address and port.",
    folderProblem: "EACCES",
    isDiskFull: true,
    mailTrouble: { count: 3, since: "2026-11-21T04:10:00.000Z", problem: "The mail server did not answer." },
  };
  expect(checkReadiness({ ...ready, trials }).filter(({ losesLeads }) => losesLeads)).toEqual([
    {
      subject: "DATA_DIR",
      sentence:
        "/srv/rathkar cannot be written to (EACCES); let the account of the server write there, or set DATA_DIR to another folder.",
      losesLeads: true,
    },
    {
      subject: "DATA_DIR",
      sentence: "the disk of /srv/rathkar is full: nothing can be stored; make room.",
      losesLeads: true,
    },
    {
      subject: "Mail",
      sentence:
        "a test failed: The mail server could not be reached: nobody answers at its address and port. Correct it under Mail in the back office, or in SMTP_URL.",
      losesLeads: true,
    },
    {
      subject: "Enquiries",
      sentence: "3 not mailed since 2026-11-21T04:10:00.000Z: The mail server did not answer.",
      losesLeads: true,
    },
  ]);
});

test("every sample of the business is named [SITE-9]", () => {
  const facts = checkReadiness({ ...ready, business })
    .filter(({ subject }) => subject === "Facts")
    .map(({ sentence }) => sentence);
  expect(facts).toEqual([
    "samples stand for the phone +91 00000 00000, the phone +91 00000 00001, the WhatsApp number +91 00000 00000, the e-mail address hello@example.com; put yours under Business Details in the back office.",
    "samples stand for the address with the postal code 000000, the map position 19, 76, the Facebook link https://example.com/facebook, the Instagram link https://example.com/instagram, the YouTube link https://example.com/youtube; put yours under Business Details in the back office.",
  ]);
});

test("sample testimonials, years, leaders and the sample certificate are named [SITE-10, ABT-6]", () => {
  const samples = { testimonials: true, leaders: true };
  const remarks = checkReadiness({ ...ready, samples, texts: textsOf("en") });
  const sentences = remarks.map(({ sentence }) => sentence);
  expect(sentences).toEqual([
    expect.stringContaining("testimonials are samples"),
    expect.stringContaining("2010, 2015 and 2020 is a sample"),
    expect.stringContaining("the leaders are samples"),
    expect.stringContaining("certificate is a sample"),
  ]);
});

test("a certificate that ends, or has ended, is told; the owner's own is no sample [FACT-13, PLC-8]", () => {
  const warnings = (["certificateEnding", "certificateEnded"] as const).map((kind) => ({
    ...{ kind, section: "certificate" as const },
    values: { day: "2026-12-31" },
  }));
  const remarks = checkReadiness({ ...ready, texts: textsOf("en"), warnings, hasCertificate: true });
  const told = remarks.filter(({ subject }) => ["Certificate", "Pictures"].includes(subject));
  expect(told.map(({ sentence }) => sentence)).toEqual([
    "The certificate ends on 2026-12-31.",
    "The certificate ended on 2026-12-31: it is no longer shown.",
  ]);
});
