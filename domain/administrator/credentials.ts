import { z } from "zod";
import { accepted, type Result, refused } from "#platform/result.ts";
import { validatePassword } from "./password-rules.ts";

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
export function validateCredentials(credentials: Credentials): Result<Credentials, CredentialsRefusal> {
  const email = accountOf(credentials.email);
  if (!emailAddress.safeParse(email).success) {
    return refused({ message: `'${credentials.email}' is not an email address.` });
  }
  const message = validatePassword(credentials.password);
  if (message !== null) return refused({ message });
  return accepted({ email, password: credentials.password });
}
