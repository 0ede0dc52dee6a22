import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { checkExposure } from "./exposure.ts";

const config = {
  publicUrl: "https://www.rathkar.example",
  host: "127.0.0.1",
  trustedProxy: ["127.0.0.0/8"],
  authSecret: "dQ3xL0vT9mWz7KpR2sYb5Hn8Jc4Fg6Aa1Ee",
  isAuthSecretSet: true,
  dataDir: "/srv/rathkar",
  databaseUrl: null,
  storageUrl: null,
  backupUrl: null,
  enquiryWebhook: null,
};
const trials = { folderMode: 0o40700, plainHttpProblem: null, unnamedProxy: null };

function subjects(changed: Partial<Parameters<typeof checkExposure>[0]>): string[] {
  return checkExposure({ ...config, ...changed }, trials).map(({ subject }) => subject);
}

test("a site behind TLS on a private folder is not exposed", () => {
  expect(checkExposure(config, trials)).toEqual([]);
});

test.each([0o755, 0o750, 0o710, 0o701])("a data folder of mode %i is told with its remedy", (mode) => {
  expect(checkExposure(config, { ...trials, folderMode: 0o40000 + mode })).toEqual([
    {
      subject: "DATA_DIR",
      sentence: `/srv/rathkar has mode ${mode.toString(8)}: others on this machine can reach enquiries and secrets; run chmod -R go= /srv/rathkar`,
    },
  ]);
});

test.each([
  ["0.0.0.0", true],
  ["::", true],
  ["203.0.113.9", true],
  ["localhost", false],
  ["::1", false],
  ["10.2.0.4", false],
  ["fd00::7", false],
])("behind TLS the HOST %s is exposed: %s", (host, isExposed) => {
  expect(subjects({ host }).includes("HOST")).toBe(isExposed);
  expect(subjects({ host, publicUrl: "http://localhost:3000" })).not.toContain("HOST");
});

test("behind TLS it is told that no proxy is named: all visitors would seem to be one", () => {
  expect(subjects({ trustedProxy: [] })).toEqual(["TRUSTED_PROXY"]);
  expect(subjects({ trustedProxy: [], publicUrl: "http://localhost:3000" })).toEqual([]);
});

test("a proxy that the server has noticed, and that is not the named one, is told [OPS-36]", () => {
  const [remark] = checkExposure(config, { ...trials, unnamedProxy: "10.0.0.5" });
  expect(remark?.subject).toBe("TRUSTED_PROXY");
  expect(remark?.sentence).toContain(
    "does not name 10.0.0.5, by which several visitors have come: they seem",
  );
  expect(remark?.sentence).toContain("name its address, for example 10.0.0.5, or set CLIENT_ADDRESS_HEADER");
});

test("what answers without TLS is told", () => {
  const plainHttpProblem = "http://www.rathkar.example/ answers 200 without TLS; let the proxy …";
  expect(checkExposure(config, { ...trials, plainHttpProblem })).toEqual([
    { subject: "PUBLIC_URL", sentence: plainHttpProblem },
  ]);
});

test.each([
  ["postgres://site@db.example/rathkar", true],
  ["postgres://site@db.example/rathkar?sslmode=require", true],
  ["postgres://site@db.example/rathkar?sslmode=verify-full", false],
  ["postgres://site@localhost/rathkar", false],
  ["postgres://site@[::1]/rathkar", false],
  ["postgres:///rathkar?host=/var/run/postgresql", false],
])("the line to the database %s can be read along: %s", (databaseUrl, isExposed) => {
  expect(subjects({ databaseUrl }).includes("DATABASE_URL")).toBe(isExposed);
});

test.each([
  ["s3://bucket?endpoint=http://minio.example:9000", true],
  ["s3://bucket?endpoint=http://127.0.0.1:9000", false],
  ["s3://bucket?endpoint=https://s3.example", false],
  ["s3://bucket?region=ap-south-1", false],
])("the line to the pictures or the backups %s can be read along: %s", (address, isExposed) => {
  expect(subjects({ storageUrl: address }).includes("STORAGE_URL")).toBe(isExposed);
  expect(subjects({ backupUrl: address }).includes("BACKUP_URL")).toBe(isExposed);
});

test("backups in a folder are on no line", () => {
  expect(subjects({ backupUrl: "/mnt/backups" })).toEqual([]);
});

test.each([
  ["http://crm.example/enquiries", true],
  ["http://127.0.0.1:8080/enquiries", false],
  ["https://crm.example/enquiries", false],
])("the line to the program %s that is told of enquiries can be read along: %s", (url, isExposed) => {
  const enquiryWebhook = { url, secret: "whsec_" };
  expect(subjects({ enquiryWebhook }).includes("ENQUIRY_WEBHOOK_URL")).toBe(isExposed);
});

test.each([
  ["a".repeat(40), true],
  ["my-very-long-secret-for-this-server", true],
  ["1234567890123456789012345678901234", true],
  [randomBytes(32).toString("base64url"), false],
  [randomBytes(32).toString("hex"), false],
])("the secret %s is weak: %s", (authSecret, isWeak) => {
  expect(subjects({ authSecret }).includes("AUTH_SECRET")).toBe(isWeak);
});

test.each([
  [false, "postgres://site@localhost/rathkar", true],
  [true, "postgres://site@localhost/rathkar", false],
  [false, null, false],
])(
  "with AUTH_SECRET set: %s and the database %s the secret lies beside what it encrypts: %s",
  (...example) => {
    const [isAuthSecretSet, databaseUrl, isExposed] = example;
    expect(subjects({ isAuthSecretSet, databaseUrl }).includes("AUTH_SECRET")).toBe(isExposed);
  },
);
