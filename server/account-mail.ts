import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { accountMail } from "#content/en/admin/account-mail.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { AccountMail } from "#domain/administrator/password-links.ts";
import { escapeHtml } from "#platform/escape-html.ts";
import type { Log } from "#platform/log.ts";
import type { Mail, Mailer } from "#platform/mail/mailer.ts";
import { mailLink, mailPage } from "./jobs/enquiry-mail/mail-body.ts";

/** Milliseconds before each attempt: later the link would be over. */
const pauses = [0, 5_000, 30_000, 2 * 60_000, 5 * 60_000];

interface Parts {
  mailer: Mailer;
  publicUrl: string;
  log: Log;
}

/**
 * Sends behind the request, and tries again for some minutes. Nothing is stored: only its receiver may know the link.
 * `stop` gives up what is under way.
 */
export function createAccountMail({
  mailer,
  publicUrl,
  log,
}: Parts): AccountMail & { stop(): Promise<void> } {
  const stopping = new AbortController();
  const underWay = new Set<Promise<void>>();

  async function deliver(mail: Mail): Promise<void> {
    for (const pause of pauses) {
      await sleep(pause, undefined, { signal: stopping.signal });
      const outcome = await mailer.send(mail);
      if (outcome.ok) return log.info("A mail about the account was sent.");
      log.warn(outcome.refusal, "A mail about the account could not be sent.");
    }
    log.error("A mail about the account was given up.");
  }

  function send(words: Words, receiver: string, path: string): void {
    const sending = deliver(composeMail(words, { receiver, publicUrl, path }))
      .catch((err: unknown) => {
        if (!stopping.signal.aborted) log.error({ err }, "A mail about the account could not be made.");
      })
      .finally(() => underWay.delete(sending));
    underWay.add(sending);
  }

  return {
    sendPasswordLink: (to, token) => send(accountMail.passwordLink, to, `/admin/new-password?token=${token}`),
    sendPasswordChanged: (to) => send(accountMail.passwordChanged, to, "/admin"),
    async stop() {
      stopping.abort();
      mailer.close();
      await Promise.all(underWay);
    },
  };
}

type Words = (typeof accountMail)["passwordLink"] | (typeof accountMail)["passwordChanged"];

function composeMail(
  { subject, text, action, hint }: Words,
  { receiver, publicUrl, path }: { receiver: string; publicUrl: string; path: string },
): Mail {
  const { host, hostname } = new URL(publicUrl);
  const told = fillPlaceholders(text, { site: host });
  const url = publicUrl + path;
  const paragraphs = [
    `<p>${escapeHtml(told)}</p>`,
    `<p>${mailLink(action, url)}</p>`,
    `<p>${escapeHtml(hint)}</p>`,
  ];
  return {
    to: receiver,
    messageId: `<account-${randomUUID()}@${hostname}>`,
    sender: accountMail.sender,
    subject,
    text: `${[told, `${action}: ${url}`, hint].join("\n\n")}\n`,
    html: mailPage({ language: "en", title: subject }, paragraphs.join("\n")),
    language: "en",
  };
}
