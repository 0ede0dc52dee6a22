import type { ReactNode } from "react";
import type { Enquiry } from "#domain/enquiries/enquiry.ts";
import { useAdminText } from "../../layout/admin-text.ts";
import { Sentence } from "../../ui/sentence.tsx";
import { Time } from "../../ui/time.tsx";

/** What is known of an enquiry besides its words. */
export function EnquiryFacts({ enquiry }: { enquiry: Enquiry }) {
  const { facts: text, languages } = useAdminText().enquiries;
  const { createdAt, language, privacyVersion, spamSigns, state } = enquiry;
  return (
    <section aria-labelledby="facts" className="panel p-4 md:p-5">
      <h3 id="facts" className="text-base">
        {text.title}
      </h3>
      <dl className="mt-3 flex flex-col gap-3 text-sm">
        <Fact name={text.received}>
          <Sentence text={text.receivedAt} values={{ time: <Time iso={createdAt} /> }} />
        </Fact>
        <Fact name={text.language}>{languages[language]}</Fact>
        <Fact name={text.privacyNotice}>{privacyVersion}</Fact>
        {spamSigns.length === 0 || state === "spam" ? null : (
          <Fact name={text.spamSigns}>{spamSigns.join(" ")}</Fact>
        )}
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-steel">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
