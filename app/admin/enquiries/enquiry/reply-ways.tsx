import { buttonClass } from "#app/ui/button.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { Enquiry } from "#domain/enquiries/enquiry.ts";
import { useAdminText } from "../../layout/admin-text.ts";
import { Icon } from "../../ui/icon.tsx";
import { readablePhone, replyLinks } from "./reply-links.ts";

export function ReplyWays({ enquiry }: { enquiry: Enquiry }) {
  const { reply: text, languages } = useAdminText().enquiries;
  const { call, whatsapp, mail } = replyLinks(enquiry);
  const { phone, email, language } = enquiry;
  return (
    <section aria-labelledby="reply" className="panel p-4 md:p-5">
      <h3 id="reply" className="text-base">
        {text.title}
      </h3>
      <p className="mt-1 text-sm text-steel">
        {fillPlaceholders(text.greeting, { language: languages[language] })}
      </p>
      <div className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3">
        <a href={call} className={`${buttonClass("primary")} max-sm:col-span-2`}>
          <Icon name="phone" />
          {text.call}
        </a>
        <a
          href={whatsapp}
          target="_blank"
          rel="noopener noreferrer"
          className={`${buttonClass("secondary")} max-sm:px-2`}
        >
          <Icon name="chat" />
          {text.whatsapp}
        </a>
        <a href={mail} className={`${buttonClass("secondary")} max-sm:px-2`}>
          <Icon name="envelope" />
          {text.email}
        </a>
      </div>
      <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        <span>{readablePhone(phone)}</span>
        <span className="wrap-anywhere">{email}</span>
      </p>
    </section>
  );
}
