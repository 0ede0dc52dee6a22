import { createTransport } from "nodemailer";
import { accepted, refused } from "#platform/result.ts";
import { failureOf } from "./failure-of.ts";
import type { Mailer } from "./mailer.ts";

/** Where mail goes and whom it comes from. */
export interface SmtpRoute {
  /** `smtp://…` or `smtps://…`, with user and password where the server asks for them. */
  url: string;
  from: { name: string; address: string };
  to: string;
  /** The longest that one mail may take in milliseconds; above two minutes a claim could lapse meanwhile. */
  patience?: number;
}

/** A mailer over SMTP with a connection of its own for each mail. Nothing is connected before the first. */
export function createSmtpMailer({ url, from, to, patience = 90_000 }: SmtpRoute): Mailer {
  const closing = new AbortController();
  const step = Math.min(20_000, patience);
  const transport = createTransport({
    url,
    connectionTimeout: step,
    greetingTimeout: step,
    dnsTimeout: step,
    socketTimeout: Math.min(45_000, patience),
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return {
    async send({ messageId, replyTo, subject, text, html, language }) {
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(patience)]);
      const headers = { "Content-Language": language, "Auto-Submitted": "auto-generated" };
      try {
        await transport.sendMail({ from, to, replyTo, messageId, subject, text, html, headers, signal });
        return accepted(undefined);
      } catch (error) {
        return refused(failureOf(error));
      }
    },

    async check() {
      try {
        await transport.verify();
        return accepted(undefined);
      } catch (error) {
        return refused(failureOf(error));
      }
    },

    close() {
      closing.abort();
      transport.close();
    },
  };
}
