import { data } from "react-router";
import { servicesContext, siteFactsContext } from "#app/context.server.ts";
import { useBusiness, usePage } from "#app/language/language.tsx";
import { languageOfPath } from "#app/language/paths.ts";
import { QuestionList } from "#app/site/disclosure.tsx";
import { CallToActionPanel } from "#app/site/frame/call-to-action.tsx";
import { useSubject, useWhatsappLink } from "#app/site/frame/contact-links.ts";
import { MapFacade } from "#app/site/frame/map/map-facade.tsx";
import { QuickPrice } from "#app/site/quick-price/quick-price.tsx";
import { redirectToReceipt } from "#app/site/receipt/receipt-of.server.ts";
import { PageHead } from "#app/site/search/page-head.tsx";
import { tellQuestions } from "#app/site/search/structured-data/questions.server.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { ContactText } from "#content/texts.ts";
import type { Route } from "./+types/page";
import { ContactFormSection } from "./contact-form-section.tsx";
import { ContactWays } from "./contact-ways.tsx";
import { readPreset } from "./preset.server.ts";
import { receiveEnquiry } from "./receive-enquiry.server.ts";
import { hoursInOneLine, writtenHours } from "./written-hours.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const language = languageOfPath(url.pathname);
  const { gallery } = context.get(servicesContext);
  const { textsOf, listsOf } = context.get(siteFactsContext);
  tellQuestions(context, listsOf(language).faq);
  return {
    text: textsOf(language).contact,
    preset: await readPreset(url.searchParams, { language, gallery, textsOf }),
  };
}

/** Takes the form, sent by the browser or by its island: leads to its receipt, or says what is wrong. Sent again, it is stored once. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const language = languageOfPath(url.pathname);
  const received = await receiveEnquiry({ request, context, language });
  if (received.isSent) return redirectToReceipt(received.id, language, context);
  return data(received.form, { status: received.status });
}

export default function ContactPage({ loaderData, actionData: returned }: Route.ComponentProps) {
  const { text, preset } = loaderData;
  const hours = hoursInOneLine(writtenHours(useBusiness().hours, text));
  return (
    <>
      <PageHead
        title={text.search.title}
        description={fillPlaceholders(text.search.description, { hours })}
      />
      <div className="wrap grid gap-8 pt-7 pb-12 lg:grid-cols-[5fr_7fr] lg:gap-14 lg:pt-14 lg:pb-20">
        <div className="min-w-0">
          <p className="plate">{text.intro.plate}</p>
          <h1 className="mt-4 text-2xl lg:text-3xl">{text.intro.title}</h1>
          <p className="mt-3 mb-6 max-w-prose text-steel">{text.intro.text}</p>
          <ContactWays text={text} />
        </div>
        <ContactFormSection text={text} preset={preset} returned={returned} />
      </div>
      <QuickPrice about={preset.service} project={preset.project} />
      <div className="mb-12 bg-sand py-12 lg:mb-20 lg:py-20">
        <div className="wrap grid gap-12 lg:grid-cols-[7fr_5fr] lg:gap-14">
          <Questions />
          <Place text={text} />
        </div>
      </div>
      <WhatsappSection text={text.whatsapp} />
    </>
  );
}

function Questions() {
  const { texts, lists } = usePage();
  if (lists.faq.length === 0) return null;
  return (
    <section>
      <h2 className="mb-6 text-2xl">{texts.contact.faq.title}</h2>
      <QuestionList questions={lists.faq} />
    </section>
  );
}

function Place({ text: { map } }: { text: ContactText }) {
  const { business, language } = usePage();
  const { street, city, state } = business.address[language];
  return (
    <section>
      <h2 className="text-2xl">{map.title}</h2>
      <address className="mt-2 mb-5 text-lg not-italic">
        {street}, {city}{" "}
        <span className="inline-block">
          {business.postalCode}, {state}
        </span>
      </address>
      <MapFacade text={map} shape="aspect-5/2" />
      <p className="mt-3 text-sm text-steel print:hidden">{map.notice}</p>
    </section>
  );
}

function WhatsappSection({ text }: { text: ContactText["whatsapp"] }) {
  return (
    <CallToActionPanel title={text.title} text={text.text}>
      <a href={useWhatsappLink(useSubject().mention)} className={buttonClass("primary")}>
        <i className="sign sign-whatsapp" />
        {text.button}
      </a>
    </CallToActionPanel>
  );
}
