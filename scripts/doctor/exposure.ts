import { isLoopback, isPrivateAddress } from "#platform/address-ranges.ts";
import type { Settings } from "#platform/config.ts";

export interface Remark {
  subject: string;
  sentence: string;
}

export type ExposedConfig = Pick<
  Settings,
  | "publicUrl"
  | "host"
  | "trustedProxy"
  | "authSecret"
  | "isAuthSecretSet"
  | "dataDir"
  | "databaseUrl"
  | "storageUrl"
  | "backupUrl"
  | "enquiryWebhook"
>;

export interface ExposureTrials {
  folderMode: number | null;
  plainHttpProblem: string | null;
  unnamedProxy: string | null;
}

export function checkExposure(config: ExposedConfig, trials: ExposureTrials): Remark[] {
  return [...localExposure(config, trials), ...unencryptedLines(config, trials)];
}

function localExposure(config: ExposedConfig, { folderMode }: ExposureTrials): Remark[] {
  const { authSecret, dataDir } = config;
  const remarks: Remark[] = [];
  if (!config.isAuthSecretSet && config.databaseUrl !== null) {
    const sentence =
      "is not set: it lies in the database, beside what it encrypts, the keys of two-step sign-in and the password for mail; set it before either is.";
    remarks.push({ subject: "AUTH_SECRET", sentence });
  }
  if (authSecret !== null && isWeakSecret(authSecret)) {
    const sentence = "is easy to guess; leave it out, and one is made and kept in DATA_DIR.";
    remarks.push({ subject: "AUTH_SECRET", sentence });
  }
  if (folderMode !== null && (folderMode & 0o077) !== 0) {
    const mode = (folderMode & 0o777).toString(8).padStart(3, "0");
    const sentence = `${dataDir} has mode ${mode}: others on this machine can reach enquiries and secrets; run chmod -R go= ${dataDir}`;
    remarks.push({ subject: "DATA_DIR", sentence });
  }
  return remarks;
}

function unencryptedLines(
  config: ExposedConfig,
  { plainHttpProblem, unnamedProxy }: ExposureTrials,
): Remark[] {
  const { publicUrl, host, databaseUrl, storageUrl, backupUrl, enquiryWebhook } = config;
  const remarks: Remark[] = [];
  if (publicUrl.startsWith("https:") && !isPrivateAddress(host)) {
    const sentence = `${host} also answers without TLS to whoever reaches this machine; set it to the address that only the proxy reaches, for example 127.0.0.1.`;
    remarks.push({ subject: "HOST", sentence });
  }
  const seemToBeOne = whySeemToBeOne(config, unnamedProxy);
  if (seemToBeOne !== null) {
    const sentence = `${seemToBeOne}, and share its limits: name its address, for example ${unnamedProxy ?? "loopback"}, or set CLIENT_ADDRESS_HEADER to the header in which it writes theirs.`;
    remarks.push({ subject: "TRUSTED_PROXY", sentence });
  }
  if (plainHttpProblem !== null) remarks.push({ subject: "PUBLIC_URL", sentence: plainHttpProblem });
  if (databaseUrl !== null && isUnencryptedDatabase(new URL(databaseUrl))) {
    const sentence = "does not ask the other machine for TLS and a certificate; add ?sslmode=verify-full.";
    remarks.push({ subject: "DATABASE_URL", sentence });
  }
  for (const [subject, address] of Object.entries({ STORAGE_URL: storageUrl, BACKUP_URL: backupUrl })) {
    if (!isUnencryptedStorage(URL.parse(address ?? ""))) continue;
    const sentence = "leads to another machine without TLS; let its endpoint begin with https.";
    remarks.push({ subject, sentence });
  }
  if (enquiryWebhook !== null && isUnencrypted(URL.parse(enquiryWebhook.url))) {
    const sentence = "tells another machine of enquiries without TLS; let it begin with https.";
    remarks.push({ subject: "ENQUIRY_WEBHOOK_URL", sentence });
  }
  return remarks;
}

function whySeemToBeOne(
  { publicUrl, trustedProxy }: ExposedConfig,
  unnamedProxy: string | null,
): string | null {
  if (unnamedProxy !== null)
    return `does not name ${unnamedProxy}, by which several visitors have come: they seem to be one`;
  if (!publicUrl.startsWith("https:") || trustedProxy.length > 0) return null;
  return "is not set, so all visitors seem to be the proxy that ends TLS";
}

function isWeakSecret(secret: string): boolean {
  const characters = new Set(secret);
  return characters.size < 12 || /secret|password|change.?me|example|rathkar|123456|qwerty/i.test(secret);
}

function isUnencryptedDatabase({ hostname, searchParams }: URL): boolean {
  const host = searchParams.get("host") ?? hostname;
  const isHere = host === "" || host.startsWith("/") || isLoopback(host);
  return !isHere && searchParams.get("sslmode") !== "verify-full";
}

function isUnencryptedStorage(url: URL | null): boolean {
  return isUnencrypted(URL.parse(url?.searchParams.get("endpoint") ?? ""));
}

function isUnencrypted(url: URL | null): boolean {
  return url?.protocol === "http:" && !isLoopback(url.hostname);
}
