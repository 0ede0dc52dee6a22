import type { Generated } from "kysely";

/** SQLite has ISO 8601 text and 0 or 1, PostgreSQL a Date and a boolean. */
export type AuthTime = string | Date;

type AuthFlag = number | boolean;

export interface UserTable {
  id: string;
  name: string;
  email: string;
  emailVerified: AuthFlag;
  image: string | null;
  role: string;
  twoFactorEnabled: Generated<AuthFlag>;
  language: string | null;
  startSection: string | null;
  stepsPutAside: string | null;
  createdAt: AuthTime;
  updatedAt: AuthTime;
}

export interface SessionTable {
  id: string;
  expiresAt: AuthTime;
  token: string;
  createdAt: AuthTime;
  updatedAt: AuthTime;
  ipAddress: string | null;
  userAgent: string | null;
  userId: string;
  seenAt: string | null;
  passwordConfirmedAt: string | null;
}

export interface AccountTable {
  id: string;
  accountId: string;
  providerId: string;
  userId: string;
  accessToken: string | null;
  refreshToken: string | null;
  idToken: string | null;
  accessTokenExpiresAt: AuthTime | null;
  refreshTokenExpiresAt: AuthTime | null;
  scope: string | null;
  password: string | null;
  createdAt: AuthTime;
  updatedAt: AuthTime;
}

export interface VerificationTable {
  id: string;
  identifier: string;
  value: string;
  expiresAt: AuthTime;
  createdAt: AuthTime;
  updatedAt: AuthTime;
  userAgent: string | null;
}

export interface TwoFactorTable {
  id: string;
  secret: string;
  backupCodes: string;
  userId: string;
  verified: AuthFlag | null;
  failedVerificationCount: number | null;
  lockedUntil: AuthTime | null;
}

export interface PasswordLinksTable {
  token_hash: string;
  user_id: string | null;
  expires_at: string;
}

export interface EmailLinksTable {
  token_hash: string;
  user_id: string;
  session_id: string;
  email: string;
  expires_at: string;
}
