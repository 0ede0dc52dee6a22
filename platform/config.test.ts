import { mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ConfigurationError, readConfig } from "./config.ts";

/** Removed with all that the tests have made. */
function freshDirectory(): string {
  return mkdtempSync(join(process.env.TEST_FOLDER ?? tmpdir(), "rathkar-config-"));
}

function refusal(env: Record<string, string>): ConfigurationError {
  try {
    readConfig({ DATA_DIR: freshDirectory(), ...env });
  } catch (error) {
    if (error instanceof ConfigurationError) return error;
    throw error;
  }
  throw new Error("The configuration was accepted.");
}

test("an empty environment gives the embedded defaults", () => {
  const dataDir = freshDirectory();
  const config = readConfig({ DATA_DIR: dataDir });
  expect(config).toMatchObject({
    port: 3000,
    host: "::",
    publicUrl: "http://localhost:3000",
    isPublicUrlSet: false,
    dataDir,
    databaseUrl: null,
    storageUrl: null,
    mailUrl: null,
    mailFrom: null,
    enquiryEmail: null,
    ownerLanguage: "en",
    enquiryMonths: 13,
    adminEmail: null,
    adminPassword: null,
    trustedProxy: [],
    clientAddressHeader: null,
    logLevel: "info",
  });
});

test("an empty string counts as unset", () => {
  const config = readConfig({
    DATA_DIR: freshDirectory(),
    PORT: "",
    PUBLIC_URL: " ",
    DATABASE_URL: "",
    AUTH_SECRET: "",
    TRUSTED_PROXY: "",
  });
  expect(config).toMatchObject({
    port: 3000,
    publicUrl: "http://localhost:3000",
    databaseUrl: null,
    trustedProxy: [],
  });
});

test("the public address follows the port and loses its trailing slash", () => {
  expect(readConfig({ DATA_DIR: freshDirectory(), PORT: "5661" }).publicUrl).toBe("http://localhost:5661");
  expect(readConfig({ DATA_DIR: freshDirectory(), PUBLIC_URL: "https://Rathkar.example/" })).toMatchObject({
    publicUrl: "https://rathkar.example",
    isPublicUrlSet: true,
  });
});

test("the secret is made once, kept readable to its owner only, and found again", () => {
  const dataDir = freshDirectory();
  const first = readConfig({ DATA_DIR: dataDir }).authSecret;
  expect(first.length).toBeGreaterThanOrEqual(43);
  expect(readConfig({ DATA_DIR: dataDir }).authSecret).toBe(first);
  const file = join(dataDir, "auth-secret");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, "utf8").trim()).toBe(first);
});

test("the data folder and all that is made from then on are for the user of the process alone", () => {
  process.umask(0o022);
  const dataDir = join(freshDirectory(), "new", "data");
  readConfig({ DATA_DIR: dataDir });
  writeFileSync(join(dataDir, "file"), "");
  mkdirSync(join(dataDir, "folder"));
  const modes = ["", "..", "file", "folder"].map((name) => statSync(join(dataDir, name)).mode & 0o777);
  expect(modes).toEqual([0o700, 0o700, 0o600, 0o700]);
});

test("a secret that is handed in is used and not written down", () => {
  const dataDir = freshDirectory();
  const secret = "a sentence that is longer than thirty-two characters";
  expect(readConfig({ DATA_DIR: dataDir, AUTH_SECRET: secret }).authSecret).toBe(secret);
  expect(() => statSync(join(dataDir, "auth-secret"))).toThrow("ENOENT");
});

test.each([
  ["PORT", "eighty"],
  ["PORT", "70000"],
  ["PUBLIC_URL", "rathkar.example"],
  ["PUBLIC_URL", "ftp://rathkar.example"],
  ["PUBLIC_URL", "https://rathkar.example/shop"],
  ["DATABASE_URL", "mysql://localhost/rathkar"],
  ["STORAGE_URL", "/var/pictures"],
  ["STORAGE_URL", "s3:///pictures"],
  ["STORAGE_URL", "s3://bucket"],
  ["STORAGE_URL", "s3://bucket/?region=ap-south-1"],
  ["SMTP_URL", "mail.example:25"],
  ["SMTP_URL", "smtp://mail.example?ignoreTLS=true"],
  ["SMTP_URL", "smtps://mail.example?tls.rejectUnauthorized=false"],
  ["MAIL_API", "resend"],
  ["MAIL_API", "pigeon:key"],
  ["MAIL_API", "brevo:key:more"],
  ["MAIL_FROM", "nobody"],
  ["ENQUIRY_EMAIL", "nobody"],
  ["ENQUIRY_WEBHOOK_URL", "crm.example"],
  ["ENQUIRY_WEBHOOK_SECRET", "whsec_c2hvcnQ="],
  ["ENQUIRY_WEBHOOK_SECRET", "a secret of more than twenty-four letters"],
  ["OWNER_LANGUAGE", "fr"],
  ["ENQUIRY_MONTHS", "0"],
  ["AUTH_SECRET", "short"],
  ["TRUSTED_PROXY", "10.0.0.0/64"],
  ["TRUSTED_PROXY", "everyone"],
  ["CLIENT_ADDRESS_HEADER", "Fly Client IP"],
  ["LOG_LEVEL", "loud"],
])("%s=%s is refused in a sentence that names the variable", (variable, value) => {
  const error = refusal({ [variable]: value });
  expect(error.variable).toBe(variable);
  expect(error.message).toMatch(new RegExp(`^${variable} .+\\.$`));
});

test("a whole bucket is taken only by one who says so [PIC-7]", () => {
  const whole = "s3://bucket?whole-bucket=yes&region=ap-south-1";
  expect(readConfig({ DATA_DIR: freshDirectory(), STORAGE_URL: whole }).storageUrl).toBe(whole);
  expect(refusal({ STORAGE_URL: "s3://bucket?region=ap-south-1" }).message).toContain("whole-bucket=yes");
});

test("a first administrator needs both the email and the password [SEC-5]", () => {
  expect(refusal({ ADMIN_EMAIL: "owner@rathkar.example" }).variable).toBe("ADMIN_PASSWORD");
  expect(refusal({ ADMIN_PASSWORD: "long enough" }).variable).toBe("ADMIN_EMAIL");
  expect(refusal({ ADMIN_EMAIL: "owner@rathkar.example", ADMIN_PASSWORD: "five5" }).variable).toBe(
    "ADMIN_PASSWORD",
  );
});

test("a refusal never repeats a secret", () => {
  const error = refusal({ DATABASE_URL: "mysql://rathkar:hunter2@localhost/rathkar" });
  expect(error.message).not.toContain("hunter2");
});

test("a data directory that cannot be made is refused", () => {
  const error = refusal({ DATA_DIR: "/dev/null/data" });
  expect(error.variable).toBe("DATA_DIR");
});

test("proxies are a list of addresses and ranges, with a word for this machine", () => {
  const config = readConfig({ DATA_DIR: freshDirectory(), TRUSTED_PROXY: "loopback, 10.0.0.0/8,fd00::1" });
  expect(config.trustedProxy).toEqual(["127.0.0.0/8", "::1/128", "10.0.0.0/8", "fd00::1/128"]);
});

test("a header that names visitors is believed of private networks, unless proxies are named", () => {
  const header = { DATA_DIR: freshDirectory(), CLIENT_ADDRESS_HEADER: "Fly-Client-IP" };
  expect(readConfig(header).trustedProxy).toContain("100.64.0.0/10");
  expect(readConfig({ ...header, TRUSTED_PROXY: "10.1.2.3" }).trustedProxy).toEqual(["10.1.2.3/32"]);
});
