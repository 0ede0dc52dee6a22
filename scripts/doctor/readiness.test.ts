import { expect, test } from "vitest";
import { business } from "#content/business.ts";
import { pageTexts } from "#content/pages/texts.server.ts";
import { judgeReadiness } from "./readiness.ts";

const ready: Parameters<typeof judgeReadiness>[0] = {
  config: {
    publicUrl: "https://www.rathkar.example",
    smtpUrl: "smtp://localhost",
    enquiryEmail: "owner@rathkar.in",
  },
  business: {
    phones: [
      { shown: "+91 98220 12345", dialled: "+919822012345" },
      { shown: "+91 98220 12346", dialled: "+919822012346" },
    ],
    whatsapp: "919822012345",
    email: "owner@rathkar.in",
    postalCode: "413512",
    position: { latitude: 18.4088, longitude: 76.5604 },
    social: [{ name: "Instagram", url: "https://www.instagram.com/rathkar" }],
  },
  texts: {
    home: {
      testimonials: {
        quotes: [
          { quote: "Ready on the day.", role: "Fleet owner, Satara" },
          { quote: "Not one hinge has moved.", role: "Farmer, Baramati" },
          { quote: "As we had drawn it.", role: "Temple trust, Pandharpur" },
        ],
      },
    },
    about: { leadership: { sample: "" } },
    certification: { certificate: { sample: "" } },
  },
  hasAdministrator: true,
};

test("a site that has everything is ready", () => {
  expect(judgeReadiness(ready)).toEqual([]);
});

test("a missing administrator, plain http and missing mail are named", () => {
  const config = { publicUrl: "http://localhost:3000", smtpUrl: null, enquiryEmail: null };
  const subjects = judgeReadiness({ ...ready, config, hasAdministrator: false }).map(
    ({ subject }) => subject,
  );
  expect(subjects).toEqual(["Administrator", "PUBLIC_URL", "SMTP_URL", "ENQUIRY_EMAIL"]);
});

test("every sample of the business is named", () => {
  const facts = judgeReadiness({ ...ready, business }).map(({ sentence }) =>
    sentence.replace(" is a sample.", ""),
  );
  expect(facts).toEqual([
    "the phone +91 00000 00000",
    "the phone +91 00000 00001",
    "the WhatsApp number 910000000000",
    "the e-mail address hello@example.com",
    "the address with the postal code 000000",
    "the map position 19, 76",
    "the Facebook link https://example.com/facebook",
    "the Instagram link https://example.com/instagram",
    "the YouTube link https://example.com/youtube",
  ]);
});

test("sample testimonials, leaders and the sample certificate are named", () => {
  const sentences = judgeReadiness({ ...ready, texts: pageTexts.en }).map(({ sentence }) => sentence);
  expect(sentences).toEqual([
    "3 of the testimonials are samples.",
    expect.stringContaining("three leaders are samples"),
    expect.stringContaining("certificate is a sample"),
  ]);
});
