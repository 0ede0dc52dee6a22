import { ContactForm } from "#app/islands/contact-form/contact-form.tsx";
import type { ReturnedForm } from "#app/islands/contact-form/use-contact-form.ts";
import { island } from "#app/islands/island.ts";
import { useBusiness, useSitePath } from "#app/language/language.tsx";
import { legalVersion } from "#content/legal-versions.ts";
import type { ContactText } from "#content/texts.ts";
import type { FormPreset } from "./preset.server.ts";

interface ContactFormSectionProps {
  text: ContactText;
  preset: FormPreset;
  returned: ReturnedForm | undefined;
}

export function ContactFormSection({ text, preset, returned }: ContactFormSectionProps) {
  const sitePath = useSitePath();
  const { whatsapp, phones } = useBusiness();
  const { form, chosen, write } = text;
  const props = {
    text: { form, chosen },
    service: returned === undefined ? preset.service : returned.service,
    project: returned === undefined ? preset.project : returned.project,
    inquiry: preset.inquiry,
    privacyVersion: legalVersion,
    whatsapp,
    phone: phones[0],
    returned: returned ?? null,
    paths: {
      action: sitePath("/contact"),
      token: "/contact/form-token",
      withoutService: `${sitePath("/contact?inquiry=quote")}#write`,
      privacy: sitePath("/privacy-policy"),
    },
  };
  return (
    <section id="write" className="@container min-w-0 max-lg:-scroll-mt-36">
      <div data-receipt-place className="not-empty:mb-10" />
      <div className="mb-5 print:hidden">
        <h2 className="text-2xl">{write.title}</h2>
        <p className="mt-2 max-w-prose text-balance text-steel">{write.text}</p>
      </div>
      <div {...island("contact-form", props, "visible")}>
        <ContactForm {...props} />
      </div>
    </section>
  );
}
