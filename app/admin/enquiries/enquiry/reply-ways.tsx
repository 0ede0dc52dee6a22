import { Icon } from "#app/admin/ui/icon.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import type { Enquiry } from "#domain/enquiries/enquiry.ts";
import { languageLabels, shownPhone } from "../enquiry-words.ts";
import { replyLinks } from "./reply-links.ts";

/** The three ways to answer, each one press away. */
export function ReplyWays({ enquiry }: { enquiry: Enquiry }) {
  const { call, whatsapp, mail } = replyLinks(enquiry);
  const { phone, email, language } = enquiry;
  return (
    <section aria-labelledby="reply" className="panel p-4 md:p-5">
      <h3 id="reply" className="text-base">
        Answer
      </h3>
      <p className="mt-1 text-sm text-steel">
        {`WhatsApp and e-mail begin with a greeting in ${languageLabels[language]}.`}
      </p>
      <div className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3">
        <a href={call} className={`${buttonClass("primary")} max-sm:col-span-2`}>
          <Icon name="phone" />
          Call
        </a>
        <a
          href={whatsapp}
          target="_blank"
          rel="noopener noreferrer"
          className={`${buttonClass("secondary")} max-sm:px-2`}
        >
          <Icon name="chat" />
          WhatsApp
        </a>
        <a href={mail} className={`${buttonClass("secondary")} max-sm:px-2`}>
          <Icon name="envelope" />
          E-mail
        </a>
      </div>
      <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        <span>{shownPhone(phone)}</span>
        <span className="wrap-anywhere">{email}</span>
      </p>
    </section>
  );
}
