import { ContactForm } from "#app/islands/contact-form/contact-form.tsx";
import type { ReturnedForm } from "#app/islands/contact-form/use-contact-form.ts";
import { island } from "#app/islands/island.ts";
import { useSitePath } from "#app/language/language.tsx";
import { legalVersion } from "#content/business.ts";
import type { TitledText } from "#content/text-types.ts";
import type { ContactText } from "#content/texts.ts";
import type { FormPreset } from "./preset.server.ts";

interface ContactFormSectionProps {
  text: ContactText;
  preset: FormPreset;
  returned: ReturnedForm | undefined;
  isSent: boolean;
}

/** The place to write: the form below its heading, or below the thanks for a message. */
export function ContactFormSection({ text, preset, returned, isSent }: ContactFormSectionProps) {
  const sitePath = useSitePath();
  const { form, chosen, write } = text;
  const props = {
    text: { form, chosen },
    service: returned === undefined ? preset.service : returned.service,
    project: returned === undefined ? preset.project : returned.project,
    inquiry: preset.inquiry,
    privacyVersion: legalVersion,
    returned: returned ?? null,
    isSent,
    paths: {
      action: sitePath("/contact"),
      token: "/contact/form-token",
      withoutService: `${sitePath("/contact?inquiry=quote")}#write`,
      privacy: sitePath("/privacy-policy"),
    },
  };
  return (
    <section id="write" className="@container min-w-0">
      <h2 className="text-2xl">{write.title}</h2>
      <p className="mt-3 max-w-prose text-steel">{write.text}</p>
      {isSent && <SentMessage {...form.sent} />}
      <div {...island("contact-form", props, "visible")} className="mt-6">
        <ContactForm {...props} />
      </div>
    </section>
  );
}

/** Answers a form that was sent without scripts. */
function SentMessage({ title, text }: TitledText) {
  return (
    <div
      role="status"
      className="mt-6 flex items-start gap-4 rounded-md border-2 border-l-8 border-teal bg-sheet px-5 py-4"
    >
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        className="mt-1 size-7 shrink-0 text-teal"
        fill="none"
        stroke="currentColor"
        strokeWidth="3.5"
      >
        <path d="m4 12.5 5.5 5.5L20 6.5" />
      </svg>
      <div>
        <p className="text-lg font-bold">{title}</p>
        <p>{text}</p>
      </div>
    </div>
  );
}
