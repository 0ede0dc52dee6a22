import { betterAuth } from "better-auth";
import { twoFactor } from "better-auth/plugins/two-factor";
import type { OpenDatabase } from "#platform/database/open.ts";
import type { Log } from "#platform/log.ts";
import { cookiesAt } from "./cookies.ts";
import { passwordMaximum, passwordMinimum } from "./passwords/password-rules.ts";
import type { Passwords } from "./passwords/passwords.ts";

/** Seconds. */
const sessionSeconds = 7 * 24 * 60 * 60;
const prolongEverySeconds = 24 * 60 * 60;
const deviceRememberedSeconds = 30 * 24 * 60 * 60;

export type Authentication = ReturnType<typeof createAuthentication>;

/** Better Auth on our tables, without its HTTP routes. */
export function createAuthentication(parts: {
  database: Pick<OpenDatabase, "db" | "engine">;
  log: Log;
  passwords: Passwords;
  secret: string;
  publicUrl: string;
}) {
  const { isSecure, prefix } = cookiesAt(parts.publicUrl);
  return betterAuth({
    appName: "Rathkar",
    baseURL: parts.publicUrl,
    secret: parts.secret,
    database: { db: parts.database.db, type: parts.database.engine },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: passwordMinimum,
      maxPasswordLength: passwordMaximum,
      password: parts.passwords,
    },
    user: {
      additionalFields: {
        role: { type: "string", required: true, input: false },
        language: { type: "string", required: false, input: false },
        startSection: { type: "string", required: false, input: false },
      },
    },
    session: {
      expiresIn: sessionSeconds,
      updateAge: prolongEverySeconds,
      additionalFields: {
        seenAt: { type: "string", required: false, input: false },
        passwordConfirmedAt: { type: "string", required: false, input: false },
      },
    },
    plugins: [
      twoFactor({
        trustDeviceMaxAge: deviceRememberedSeconds,
        backupCodeOptions: { customBackupCodesGenerate: () => [], storeBackupCodes: "plain" },
      }),
    ],
    verification: { additionalFields: { userAgent: { type: "string", required: false, input: false } } },
    databaseHooks: {
      verification: {
        create: {
          before: async (verification, request) => ({
            data: { ...verification, userAgent: request?.headers?.get("user-agent") ?? null },
          }),
        },
      },
    },
    advanced: {
      cookiePrefix: prefix,
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isSecure, httpOnly: true, sameSite: "lax", path: "/" },
      database: { validateSchema: false },
      ipAddress: { disableIpTracking: true },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      level: "error",
      log: (_level, message) => parts.log.error({ part: "authentication" }, message),
    },
  });
}
