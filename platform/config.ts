import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { z } from "zod";
import { parseAddressRanges } from "./address-ranges.ts";
import { authSecretMinimum, keptAuthSecret } from "./auth-secret.ts";
import { type DueTimes, parseDueTimes } from "./due-times.ts";
import { mailApiHosts, mailApis } from "./mail/mail-apis.ts";
import { isWebhookSecret, type WebhookTarget } from "./webhook/webhook-sender.ts";

export type Config = ReturnType<typeof readConfig>;
export type Settings = ReturnType<typeof readSettings>;

/** The message never repeats a secret. */
export class ConfigurationError extends Error {
  readonly variable: string;

  constructor(variable: string, sentence: string, options?: ErrorOptions) {
    super(`${variable} ${sentence}`, options);
    this.name = "ConfigurationError";
    this.variable = variable;
  }
}

const privateRanges =
  parseAddressRanges("loopback,10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,100.64.0.0/10,fc00::/7") ?? [];

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const placeOfBackups =
  "must be a folder, or a folder of its own in a bucket, for example s3://bucket/backups?region=ap-south-1.";

const variables = z.object({
  PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65535)
    .default(3000)
    .describe("must be a whole number from 0 to 65535."),
  HOST: z.string().default("::"),
  PUBLIC_URL: z
    .string()
    .transform(toOrigin)
    .optional()
    .describe("must be an http or https address without a path, for example https://rathkar.example."),
  METRICS_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65535)
    .optional()
    .describe("must be a whole number from 0 to 65535."),
  DATA_DIR: z
    .string()
    .default("./data")
    .transform((path) => resolve(path)),
  DATABASE_URL: address(["postgres:", "postgresql:"]).describe(
    "must be a PostgreSQL address, for example postgres://user:password@host/database.",
  ),
  STORAGE_URL: address(["s3:"], hasOwnFolder).describe(
    "must name a folder of its own in a bucket, for example s3://bucket/rathkar?region=ap-south-1. If the pictures already lie at the top of a bucket that holds nothing else, add whole-bucket=yes to its query.",
  ),
  // Parameters could switch off encryption.
  SMTP_URL: address(["smtp:", "smtps:"], ({ search }) => search === "").describe(
    "must be the address of a mail server without parameters, for example smtps://user:password@host.",
  ),
  MAIL_API: z
    .string()
    .transform(toMailApiUrl)
    .optional()
    .describe("must be a service and its key: resend:KEY, brevo:KEY or postmark:KEY."),
  MAIL_FROM: z.email().optional().describe("must be an e-mail address."),
  ENQUIRY_EMAIL: z.email().optional().describe("must be an e-mail address."),
  ENQUIRY_WEBHOOK_URL: address(["https:", "http:"]).describe(
    "must be an https or http address, for example https://crm.example/enquiries.",
  ),
  ENQUIRY_WEBHOOK_SECRET: z
    .string()
    .refine(isWebhookSecret)
    .optional()
    .describe("must be whsec_ and 24 to 64 random bytes in base64."),
  OWNER_LANGUAGE: z.enum(["en", "hi", "mr"]).default("en").describe("must be one of en, hi, mr."),
  ENQUIRY_MONTHS: z.coerce
    .number()
    .int()
    .min(1)
    .max(120)
    .default(13)
    .describe("must be a whole number from 1 to 120."),
  ADMIN_EMAIL: z.email().optional().describe("must be an e-mail address."),
  ADMIN_PASSWORD: z.string().min(6).optional().describe("must have at least 6 characters."),
  AUTH_SECRET: z
    .string()
    .min(authSecretMinimum)
    .optional()
    .describe(`must have at least ${authSecretMinimum} characters.`),
  BACKUP_URL: z.string().refine(isPlaceOfBackups).optional().describe(placeOfBackups),
  BACKUP_AT: z
    .string()
    .default("02:30")
    .transform(toDueTimes)
    .describe("must be times of day in India, such as 02:30,14:30, or a distance such as 15m or 6h."),
  BACKUP_KEEP: z
    .string()
    .regex(/^\d{1,4}[dwm](,\d{1,4}[dwm])*$/)
    .default("7d,4w,2m")
    .describe("must say how many days, weeks and months keep a backup, for example 7d,4w,12m."),
  BACKUP_PASSPHRASE: z.string().min(12).optional().describe("must have at least 12 characters."),
  BACKUP_RECIPIENT: z
    .string()
    .regex(/^age1[0-9a-z]{20,}$/)
    .optional()
    .describe("must be the public key of an age identity, which begins with age1."),
  BACKUP_IDENTITY: z
    .string()
    .regex(/^AGE-SECRET-KEY-1[0-9A-Z]{20,}$/)
    .optional()
    .describe("must be an age identity, which begins with AGE-SECRET-KEY-1."),
  TRUSTED_PROXY: z
    .string()
    .transform(toRanges)
    .optional()
    .describe('must be a comma separated list of IP addresses, ranges such as 10.0.0.0/8, or "loopback".'),
  CLIENT_ADDRESS_HEADER: z
    .string()
    .regex(/^[A-Za-z0-9-]{1,64}$/)
    .optional()
    .describe("must be the name of a header, for example Fly-Client-IP."),
  LOG_LEVEL: z
    .enum(logLevels)
    .default("info")
    .describe(`must be one of ${logLevels.join(", ")}.`),
});

/** Makes DATA_DIR and its secret. Throws ConfigurationError. */
export function readConfig(env: NodeJS.ProcessEnv) {
  const settings = readSettings(env);
  return { ...settings, authSecret: preparedSecret(settings.dataDir, settings.authSecret) };
}

/** Reads the environment without making anything. Throws ConfigurationError. */
export function readSettings(env: NodeJS.ProcessEnv) {
  const read = parse(env);
  return {
    port: read.PORT,
    host: read.HOST,
    metricsPort: read.METRICS_PORT ?? null,
    publicUrl: read.PUBLIC_URL ?? `http://localhost:${read.PORT}`,
    isPublicUrlSet: read.PUBLIC_URL !== undefined,
    dataDir: read.DATA_DIR,
    databaseUrl: read.DATABASE_URL ?? null,
    storageUrl: read.STORAGE_URL ?? null,
    mailUrl: read.MAIL_API ?? read.SMTP_URL ?? null,
    mailFrom: read.MAIL_FROM ?? null,
    enquiryEmail: read.ENQUIRY_EMAIL ?? null,
    enquiryWebhook: webhookOf(read),
    ownerLanguage: read.OWNER_LANGUAGE,
    enquiryMonths: read.ENQUIRY_MONTHS,
    adminEmail: read.ADMIN_EMAIL ?? null,
    adminPassword: read.ADMIN_PASSWORD ?? null,
    authSecret: read.AUTH_SECRET ?? null,
    isAuthSecretSet: read.AUTH_SECRET !== undefined,
    backupUrl: read.BACKUP_URL ?? null,
    backupTimes: read.BACKUP_AT,
    backupKeep: read.BACKUP_KEEP,
    backupKey: {
      ...(read.BACKUP_PASSPHRASE !== undefined && { passphrase: read.BACKUP_PASSPHRASE }),
      ...(read.BACKUP_RECIPIENT !== undefined && { recipient: read.BACKUP_RECIPIENT }),
      ...(read.BACKUP_IDENTITY !== undefined && { identity: read.BACKUP_IDENTITY }),
    },
    /** CIDR ranges. */
    trustedProxy: read.TRUSTED_PROXY ?? (read.CLIENT_ADDRESS_HEADER === undefined ? [] : privateRanges),
    clientAddressHeader: read.CLIENT_ADDRESS_HEADER ?? null,
    logLevel: read.LOG_LEVEL,
  };
}

function webhookOf({
  ENQUIRY_WEBHOOK_URL: url,
  ENQUIRY_WEBHOOK_SECRET: secret,
}: z.output<typeof variables>): WebhookTarget | null {
  return url === undefined || secret === undefined ? null : { url, secret };
}

function parse(env: NodeJS.ProcessEnv): z.output<typeof variables> {
  const given = Object.entries(env).filter(([, value]) => value?.trim());
  const read = variables.safeParse(Object.fromEntries(given));
  if (!read.success) {
    const variable = variables.keyof().parse(read.error.issues[0]?.path[0]);
    throw new ConfigurationError(variable, variables.shape[variable].description ?? "cannot be used.");
  }
  requireTogether(read.data, "ADMIN_EMAIL", "ADMIN_PASSWORD");
  requireTogether(read.data, "ENQUIRY_WEBHOOK_URL", "ENQUIRY_WEBHOOK_SECRET");
  return read.data;
}

function requireTogether(
  given: z.output<typeof variables>,
  ...pair: [keyof typeof given, keyof typeof given]
): void {
  const missing = pair.filter((variable) => given[variable] === undefined);
  if (missing.length !== 1) return;
  const [variable] = missing;
  const other = pair.find((name) => name !== variable);
  throw new ConfigurationError(String(variable), `must be given together with ${other}.`);
}

/** Checks where backups lie. Throws ConfigurationError. */
export function placeAddress(option: string, text: string): string {
  if (!isPlaceOfBackups(text)) throw new ConfigurationError(option, placeOfBackups);
  return text;
}

function isPlaceOfBackups(text: string): boolean {
  // A slash in a secret ends the host, and the rest looks like a folder.
  if (!/^\w[\w+.-]*:\/?\//.test(text)) return true;
  const url = URL.parse(text);
  return url?.protocol === "s3:" && hasOwnFolder(url);
}

function preparedSecret(dataDir: string, given: string | null): string {
  // Here, so that no command can forget it.
  process.umask(0o077);
  try {
    mkdirSync(dataDir, { recursive: true });
    return given ?? keptAuthSecret(dataDir);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const sentence = `must be a folder that can be written to (${reason}).`;
    throw new ConfigurationError("DATA_DIR", sentence, { cause });
  }
}

function address(protocols: readonly string[], isComplete: (url: URL) => boolean = () => true) {
  return z
    .string()
    .refine((text) => {
      const url = URL.parse(text);
      return url !== null && protocols.includes(url.protocol) && isComplete(url);
    })
    .optional();
}

/** Other applications may share the bucket. */
function hasOwnFolder({ hostname, pathname, searchParams }: URL): boolean {
  const isFolder = pathname.split("/").some(Boolean) || searchParams.get("whole-bucket") === "yes";
  return hostname !== "" && isFolder;
}

function toOrigin(text: string, context: z.RefinementCtx): string {
  const url = URL.parse(text);
  const isOrigin = url !== null && `${url.origin}/` === url.href && /^https?:$/.test(url.protocol);
  if (!isOrigin) context.addIssue("not an origin");
  return url?.origin ?? "";
}

function toMailApiUrl(text: string, context: z.RefinementCtx): string {
  const [service = "", key = "", ...more] = text.split(":");
  const api = mailApis.find((known) => known === service);
  if (api === undefined || key === "" || more.length > 0) context.addIssue("no service and key");
  return api === undefined ? "" : `${api}://${encodeURIComponent(key)}@${mailApiHosts[api]}`;
}

function toDueTimes(text: string, context: z.RefinementCtx): DueTimes {
  const times = parseDueTimes(text);
  if (times === null) context.addIssue("no times");
  return times ?? ((now) => now);
}

function toRanges(text: string, context: z.RefinementCtx): readonly string[] {
  const ranges = parseAddressRanges(text);
  if (ranges === null) context.addIssue("not a list of addresses");
  return ranges ?? [];
}
