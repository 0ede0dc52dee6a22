import type { Engine } from "#platform/database/schema.ts";

/** In the column types that Better Auth's Kysely adapter expects. */
export function accountTablesOf(engine: Engine): string {
  const isSqlite = engine === "sqlite";
  const [date, flag] = isSqlite ? ["date", "integer"] : ["timestamptz", "boolean"];
  return `
create table "user" (
  id text primary key, name text not null, email text not null unique, "emailVerified" ${flag} not null,
  image text, role text default 'none' not null, "createdAt" ${date} not null, "updatedAt" ${date} not null,
  "twoFactorEnabled" ${flag} default ${isSqlite ? "0" : "false"} not null, language text, "startSection" text
);
create table session (
  id text primary key, "expiresAt" ${date} not null, token text not null unique,
  "createdAt" ${date} not null, "updatedAt" ${date} not null, "ipAddress" text, "userAgent" text,
  "userId" text not null references "user" (id) on delete cascade,
  "seenAt" text, "passwordConfirmedAt" text
);
create table account (
  id text primary key, "accountId" text not null, "providerId" text not null,
  "userId" text not null references "user" (id) on delete cascade,
  "accessToken" text, "refreshToken" text, "idToken" text,
  "accessTokenExpiresAt" ${date}, "refreshTokenExpiresAt" ${date},
  scope text, password text, "createdAt" ${date} not null, "updatedAt" ${date} not null
);
create table verification (
  id text primary key, identifier text not null, value text not null, "expiresAt" ${date} not null,
  "createdAt" ${date} not null, "updatedAt" ${date} not null, "userAgent" text
);
create table "twoFactor" (
  id text primary key, secret text not null, "backupCodes" text not null,
  "userId" text not null unique references "user" (id) on delete cascade, verified ${flag},
  "failedVerificationCount" integer, "lockedUntil" ${date}
);
create index "session_userId" on session ("userId");
create index "account_userId" on account ("userId");
create index verification_identifier on verification (identifier);
`;
}
