import type { ReactNode } from "react";
import { Time } from "#app/admin/ui/time.tsx";
import type { Enquiry } from "#domain/enquiries/enquiry.ts";
import { languageLabels } from "../enquiry-words.ts";

/** What is known of an enquiry besides its words. */
export function EnquiryFacts({ enquiry }: { enquiry: Enquiry }) {
  const { createdAt, language, privacyVersion, spamSigns, state } = enquiry;
  return (
    <section aria-labelledby="facts" className="panel p-4 md:p-5">
      <h3 id="facts" className="text-base">
        Details
      </h3>
      <dl className="mt-3 flex flex-col gap-3 text-sm">
        <Fact name="Received">
          <Time iso={createdAt} /> (India)
        </Fact>
        <Fact name="Language">{languageLabels[language]}</Fact>
        <Fact name="Privacy notice of">{privacyVersion}</Fact>
        {spamSigns.length === 0 || state === "spam" ? null : (
          <Fact name="Noticed when it came">{spamSigns.join(" ")}</Fact>
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
