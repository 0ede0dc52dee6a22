import { statistics as en } from "#content/en/admin/statistics.ts";
import { statistics as hi } from "#content/hi/admin/statistics.ts";
import { statistics as mr } from "#content/mr/admin/statistics.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { AdminText } from "#content/texts.ts";
import type { Enquiries, EnquirySum } from "#domain/enquiries/enquiries.ts";
import type { MailSettings } from "#domain/mail/mail-settings.ts";
import type { MailRoute } from "#domain/mail/stored-mail.ts";
import { type MonthSums, tellOfMonth } from "#domain/statistics/statistics.ts";
import type { Clock } from "#platform/clock.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import { type Letter, mailOwner, type OwnerMailParts } from "./owner-mail.ts";
import type { Sweep } from "./sweep-daily.ts";

const words: Record<MailRoute["language"], AdminText["statistics"]> = { en, hi, mr };

interface Parts extends OwnerMailParts {
  mail: Pick<MailSettings, "route" | "sendsNumbers">;
  enquiries: Pick<Enquiries, "sums">;
  database: Pick<OpenDatabase, "db">;
  clock: Clock;
}

/** Mails once a month, unless that or mail is off. */
export function statisticsMail(parts: Parts): Sweep {
  const { enquiries, mail, clock } = parts;
  const { db } = parts.database;
  return {
    async run() {
      if (!(await mail.sendsNumbers())) return 0;
      return tellOfMonth({ db, clock }, async (sums) => {
        const asked = await enquiries.sums([sums.month]);
        return mailOwner(parts, (language) => letterOf(sums, asked, language));
      });
    },
    done: "The owner was mailed the numbers of the last month.",
  };
}

function letterOf(
  { month, counts, before }: MonthSums,
  enquiries: readonly EnquirySum[],
  language: MailRoute["language"],
): Letter {
  const { mail: text, visits, taps, enquiries: asked } = words[language];
  const line = (what: string, kind: keyof typeof counts) =>
    fillPlaceholders(text.line, { what, count: counts[kind], before: before[kind] });
  const total = (sums: readonly EnquirySum[]) => sums.reduce((sum, { count }) => sum + count, 0);
  return {
    id: `numbers-${month}`,
    subject: fillPlaceholders(text.subject, { month: monthIn(language, month) }),
    paragraphs: [
      line(visits.title, "source"),
      line(taps.call.title, "call"),
      line(taps.whatsapp.title, "whatsapp"),
      line(taps.quote.title, "quote"),
      fillPlaceholders(text.enquiries, {
        what: asked.title,
        count: total(enquiries),
        won: total(enquiries.filter(({ state }) => state === "won")),
      }),
      text.hint,
    ],
    action: text.action,
    path: "/admin/statistics",
  };
}

function monthIn(language: MailRoute["language"], month: string): string {
  const form = { month: "long", year: "numeric", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(`${language}-IN-u-nu-latn`, form).format(new Date(`${month}-01`));
}
