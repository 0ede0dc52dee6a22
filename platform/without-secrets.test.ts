import { expect, test } from "vitest";
import { withoutSecrets } from "./without-secrets.ts";

test.each([
  [
    "no answer from s3://AKIA:wJal/rXUt+nFEMI@bucket/backups?region=x",
    "no answer from s3://…@bucket/backups?region=x",
  ],
  ["postgres://rathkar:p@ss@db.example/rathkar refused", "postgres://…@db.example/rathkar refused"],
  ['{"input":"smtps://user:pass@mail.example","code":"X"}', '{"input":"smtps://…@mail.example","code":"X"}'],
  [
    "AGE-SECRET-KEY-1QQPLZ is none, nor is age-secret-key-1abc.",
    "AGE-SECRET-KEY-… is none, nor is AGE-SECRET-KEY-….",
  ],
  ["https://rathkar.example/contact?from=mail", "https://rathkar.example/contact?from=mail"],
])("no secret of an address or an identity is shown: %s [OPS-28]", (text, shown) => {
  expect(withoutSecrets(text)).toBe(shown);
});
