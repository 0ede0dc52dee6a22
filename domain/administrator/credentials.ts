import { z } from "zod";
import { accepted, type Result, refused } from "#platform/result.ts";

/** Shortest password, in characters (specification section 9). */
export const passwordMinimum = 6;
/** Longest password, in characters: more would only make the hash a burden on the server. */
export const passwordMaximum = 128;

/** What a person signs in with. */
export interface Credentials {
  email: string;
  password: string;
}

/** Why credentials cannot become the administrator's; `message` is a sentence for the operator. */
export interface CredentialsRefusal {
  message: string;
}

const emailAddress = z.email();

/** The one spelling of an account's email under which it is stored, looked up and counted. */
export function accountOf(email: string): string {
  return email.normalize("NFC").trim().toLowerCase();
}

/** Judges credentials an administrator is to be made of; the accepted email is in its one spelling. */
export function judgeCredentials(credentials: Credentials): Result<Credentials, CredentialsRefusal> {
  const email = accountOf(credentials.email);
  if (!emailAddress.safeParse(email).success) {
    return refused({ message: `'${credentials.email}' is not an email address.` });
  }
  if (credentials.password.length < passwordMinimum) {
    return refused({ message: `Password must be at least ${passwordMinimum} characters long` });
  }
  if (credentials.password.length > passwordMaximum) {
    return refused({ message: `Password must be at most ${passwordMaximum} characters long` });
  }
  return accepted({ email, password: credentials.password });
}
