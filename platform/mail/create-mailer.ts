import { createApiMailer } from "./create-api-mailer.ts";
import { createSmtpMailer } from "./create-smtp-mailer.ts";
import { mailApiOf } from "./mail-apis.ts";
import type { Mailer, MailRoute } from "./mailer.ts";

/** Over SMTP, or by the address's service. */
export function createMailer(route: MailRoute): Mailer {
  const api = mailApiOf(route.url);
  return api === null ? createSmtpMailer(route) : createApiMailer(api, route);
}
