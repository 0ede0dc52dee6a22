import { business } from "#content/business.ts";
import { isEmailAddress } from "#domain/enquiries/enquiry-rules.ts";
import type { Config } from "#platform/config.ts";
import { createSmtpMailer } from "#platform/mail/create-smtp-mailer.ts";
import type { Mailer } from "#platform/mail/mailer.ts";

/** The mailer of the configuration; null where it names no mail server or no mailbox. */
export function openMailer({
  smtpUrl,
  enquiryEmail,
}: Pick<Config, "smtpUrl" | "enquiryEmail">): Mailer | null {
  if (smtpUrl === null || enquiryEmail === null) return null;
  // Most servers take mail only from the account that signed in.
  const user = decoded(new URL(smtpUrl).username);
  const address = isEmailAddress(user) ? user : enquiryEmail;
  return createSmtpMailer({ url: smtpUrl, from: { name: business.name, address }, to: enquiryEmail });
}

/** As it was meant; a percent sign that nobody escaped stands for itself. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
