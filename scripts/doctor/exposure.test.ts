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
};
const trials = { folderMode: 0o40700, plainHttpProblem: null };

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
])("the line to the pictures %s can be read along: %s", (storageUrl, isExposed) => {
  expect(subjects({ storageUrl }).includes("STORAGE_URL")).toBe(isExposed);
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
