import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { z } from "zod";
import { parseAddressRanges } from "./address-ranges.ts";
import { authSecretMinimum, keptAuthSecret } from "./auth-secret.ts";

/** All that an operator can set; read once at start. */
export interface Config {
  /** TCP port to listen on; 0 lets the machine choose one. */
  port: number;
  host: string;
  /** Origin of the site without a trailing slash, for links that are made outside a request. */
  publicUrl: string;
  /** Without PUBLIC_URL the Host of a request is the origin of its page. */
  isPublicUrlSet: boolean;
  /** Absolute path; exists. */
  dataDir: string;
  databaseUrl: string | null;
  storageUrl: string | null;
  smtpUrl: string | null;
  enquiryEmail: string | null;
  /** Language of the mails about enquiries. */
  ownerLanguage: "en" | "hi" | "mr";
  /** Months an enquiry is kept. */
  enquiryMonths: number;
  adminEmail: string | null;
  adminPassword: string | null;
  authSecret: string;
  /** CIDR ranges of the proxies whose X-Forwarded-For is believed; empty: nobody's. */
  trustedProxy: readonly string[];
  logLevel: string;
}

/** A variable that cannot be used; the message is a sentence for the operator and never repeats a secret. */
export class ConfigurationError extends Error {
  readonly variable: string;

  constructor(variable: string, sentence: string, options?: ErrorOptions) {
    super(`${variable} ${sentence}`, options);
    this.name = "ConfigurationError";
    this.variable = variable;
  }
}

/**
 * Reads the environment. Makes DATA_DIR, and the secret in it, where they are absent.
 * Throws a ConfigurationError for the first variable that cannot be used.
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const { AUTH_SECRET, PUBLIC_URL, ...read } = parse(env);
  return {
    port: read.PORT,
    host: read.HOST,
    publicUrl: PUBLIC_URL ?? `http://localhost:${read.PORT}`,
    isPublicUrlSet: PUBLIC_URL !== undefined,
    dataDir: read.DATA_DIR,
    databaseUrl: read.DATABASE_URL ?? null,
    storageUrl: read.STORAGE_URL ?? null,
    smtpUrl: read.SMTP_URL ?? null,
    enquiryEmail: read.ENQUIRY_EMAIL ?? null,
    ownerLanguage: read.OWNER_LANGUAGE,
    enquiryMonths: read.ENQUIRY_MONTHS,
    adminEmail: read.ADMIN_EMAIL ?? null,
    adminPassword: read.ADMIN_PASSWORD ?? null,
    authSecret: preparedSecret(read.DATA_DIR, AUTH_SECRET),
    trustedProxy: read.TRUSTED_PROXY,
    logLevel: read.LOG_LEVEL,
  };
}

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const environment = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65535).default(3000),
    HOST: z.string().default("0.0.0.0"),
    PUBLIC_URL: z.string().transform(toOrigin).optional(),
    DATA_DIR: z
      .string()
      .default("./data")
      .transform((path) => resolve(path)),
    DATABASE_URL: address(["postgres:", "postgresql:"]),
    STORAGE_URL: address(["s3:"]),
    SMTP_URL: address(["smtp:", "smtps:"]),
    ENQUIRY_EMAIL: z.email().optional(),
    OWNER_LANGUAGE: z.enum(["en", "hi", "mr"]).default("en"),
    ENQUIRY_MONTHS: z.coerce.number().int().min(1).max(120).default(13),
    ADMIN_EMAIL: z.email().optional(),
    ADMIN_PASSWORD: z.string().min(6).optional(),
    AUTH_SECRET: z.string().min(authSecretMinimum).optional(),
    TRUSTED_PROXY: z.string().transform(toRanges).default([]),
    LOG_LEVEL: z.enum(logLevels).default("info"),
  })
  .refine((read) => read.ADMIN_EMAIL !== undefined || read.ADMIN_PASSWORD === undefined, {
    path: ["ADMIN_EMAIL"],
    error: "must be given together with ADMIN_PASSWORD.",
  })
  .refine((read) => read.ADMIN_PASSWORD !== undefined || read.ADMIN_EMAIL === undefined, {
    path: ["ADMIN_PASSWORD"],
    error: "must be given together with ADMIN_EMAIL.",
  });

const expectations: Record<string, string> = {
  PORT: "must be a whole number from 0 to 65535.",
  PUBLIC_URL: "must be an http or https address without a path, for example https://rathkar.example.",
  DATABASE_URL: "must be a PostgreSQL address, for example postgres://user:password@host/database.",
  STORAGE_URL: "must be the address of a bucket, for example s3://bucket/prefix?region=ap-south-1.",
  SMTP_URL: "must be the address of a mail server, for example smtps://user:password@host.",
  ENQUIRY_EMAIL: "must be an e-mail address.",
  OWNER_LANGUAGE: "must be one of en, hi, mr.",
  ENQUIRY_MONTHS: "must be a whole number from 1 to 120.",
  ADMIN_EMAIL: "must be an e-mail address.",
  ADMIN_PASSWORD: "must have at least 6 characters.",
  AUTH_SECRET: `must have at least ${authSecretMinimum} characters.`,
  TRUSTED_PROXY: 'must be a comma separated list of IP addresses, ranges such as 10.0.0.0/8, or "loopback".',
  LOG_LEVEL: `must be one of ${logLevels.join(", ")}.`,
};

function parse(env: NodeJS.ProcessEnv): z.output<typeof environment> {
  const given = Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== "");
  const read = environment.safeParse(Object.fromEntries(given));
  if (read.success) return read.data;
  const issue = read.error.issues[0];
  const variable = String(issue?.path[0] ?? "The environment");
  const pairing = issue?.message.startsWith("must be given together") ? issue.message : undefined;
  throw new ConfigurationError(variable, pairing ?? expectations[variable] ?? "cannot be used.");
}

function preparedSecret(dataDir: string, given: string | undefined): string {
  try {
    mkdirSync(dataDir, { recursive: true });
    return given ?? keptAuthSecret(dataDir);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigurationError("DATA_DIR", `must be a folder that can be written to (${reason}).`, {
      cause: error,
    });
  }
}

function address(protocols: readonly string[]) {
  return z
    .string()
    .refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol))
    .optional();
}

function toOrigin(text: string, context: z.RefinementCtx): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isOrigin = url !== null && `${url.origin}/` === url.href && /^https?:$/.test(url.protocol);
  if (!isOrigin) context.addIssue("not an origin");
  return url?.origin ?? "";
}

function toRanges(text: string, context: z.RefinementCtx): readonly string[] {
  const ranges = parseAddressRanges(text);
  if (ranges === null) context.addIssue("not a list of addresses");
  return ranges ?? [];
}
