import { expect, test } from "vitest";
import { judgeReadiness } from "./readiness.ts";

const ready = {
  config: {
    publicUrl: "https://www.rathkar.example",
    smtpUrl: "smtp://localhost",
    enquiryEmail: "owner@rathkar.in",
  },
  business: { phones: [{ shown: "+91 98220 12345" }], whatsapp: "919822012345", email: "owner@rathkar.in" },
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

test("sample numbers and addresses are named", () => {
  const business = {
    phones: [{ shown: "+91 00000 00000" }],
    whatsapp: "910000000000",
    email: "hello@example.com",
  };
  expect(judgeReadiness({ ...ready, business })).toHaveLength(3);
});
