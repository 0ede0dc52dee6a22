import { fillPlaceholders } from "#content/placeholders.ts";
import { textsWith } from "#content/texts.server.ts";
import { callerOf } from "#domain/values/caller.ts";
import { escapeHtml as escaped } from "#platform/escape-html.ts";
import type { Mail } from "#platform/mail/mailer.ts";
import { indianTime, type MailedEnquiry, maxNameInSubject, type Owner } from "./compose-mail.ts";
import { mailLink, mailPage } from "./mail-body.ts";

/** Many enquiries in one mail: who asks for what, and where each is read whole. */
export function composeGatheredMail(
  enquiries: readonly [MailedEnquiry, ...MailedEnquiry[]],
  owner: Owner,
): Mail {
  const { language, publicUrl, business } = owner;
  const { inquiries, mail: words } = textsWith(business)(language).enquiry;
  const { subject, reason, openAll } = words.gathered;
  const count = enquiries.length;
  const title = fillPlaceholders(subject, { count });
  const inbox = `${publicUrl}/admin/enquiries`;
  const lines = enquiries.map((enquiry) => ({
    who: [...callerOf(enquiry)].slice(0, maxNameInSubject).join(""),
    what: [enquiry.phone, inquiries[enquiry.inquiry], indianTime(enquiry.createdAt, language)].join(", "),
    url: `${inbox}/${enquiry.id}`,
  }));
  const items = lines.map(
    ({ who, what, url }) =>
      `<li><a href="${escaped(url)}"><b>${escaped(who)}</b></a><br>${escaped(what)}</li>`,
  );
  return {
    messageId: `<enquiries-${count}-${enquiries[0].id}@${new URL(publicUrl).hostname}>`,
    sender: business.name[language],
    subject: title,
    text: `${[title, reason, ...lines.map(({ who, what, url }) => `${who}\n${what}\n${url}`)].join("\n\n")}\n`,
    html: mailPage(
      { language, title },
      `<p>${escaped(reason)}</p>\n<p>${mailLink(openAll, inbox)}</p>\n<ol>${items.join("")}</ol>`,
    ),
    language,
  };
}
