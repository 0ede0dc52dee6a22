import { data } from "react-router";
import { servicesContext, siteContentContext } from "#app/context.server.ts";
import { useBusiness, usePage } from "#app/language/language.tsx";
import { languageOfPath } from "#app/language/paths.ts";
import { hoursInOneLine, writtenHours } from "#app/language/written-hours.ts";
import { QuestionList } from "#app/site/disclosure.tsx";
import { QuickPrice } from "#app/site/quick-price/quick-price.tsx";
import { redirectToReceipt } from "#app/site/receipt/receipt-of.server.ts";
import { PageHead } from "#app/site/search/page-head.tsx";
import { tellQuestions } from "#app/site/search/structured-data/questions.server.ts";
import { CallToActionPanel } from "#app/site/shell/call-to-action.tsx";
import { useSubject, useWhatsappLink } from "#app/site/shell/contact-links.ts";
import { MapFacade } from "#app/site/shell/map/map-facade.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { ContactText } from "#content/texts.ts";
import type { Route } from "./+types/page";
import { ContactFormSection } from "./contact-form-section.tsx";
import { ContactWays } from "./contact-ways.tsx";
import { readPreset } from "./preset.server.ts";
import { receiveEnquiry } from "./receive-enquiry.server.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const language = languageOfPath(url.pathname);
  const { gallery } = context.get(servicesContext);
  const { textsOf, listsOf } = context.get(siteContentContext);
  tellQuestions(context, listsOf(language).faq);
  const preset = await readPreset(url.searchParams, { language, gallery, textsOf });
  // Anybody can think up more paintings than the cache has room for.
  const headers = new Headers(preset.painting ? { "Cache-Control": "no-store" } : {});
  return data({ text: textsOf(language).contact, preset }, { headers });
}

export function headers({ loaderHeaders }: Route.HeadersArgs): Headers {
  return loaderHeaders;
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const language = languageOfPath(url.pathname);
  const received = await receiveEnquiry({ request, context, language });
  if (received.isSent) return redirectToReceipt(received.id, language, context);
  return data(received.form, { status: received.status });
}

export default function ContactPage({ loaderData, actionData: returned }: Route.ComponentProps) {
  const { text, preset } = loaderData;
  const form = <ContactFormSection text={text} preset={preset} returned={returned} />;
  const hours = hoursInOneLine(writtenHours(useBusiness().hours, text));
  return (
    <>
      <PageHead
        title={text.search.title}
        description={fillPlaceholders(text.search.description, { hours })}
      />
      {preset.inquiry === "quote" && returned === undefined ? (
        <>
          {/* The short form goes once it is sent, and its heading with it. */}
          <h1 className="sr-only">{text.intro.title}</h1>
          <div className="pt-part">
            <QuickPrice {...preset} about={preset.service} opensPage />
          </div>
          <div className="wrap max-w-3xl! pb-section">{form}</div>
          <Ways text={text} />
          <div className="wrap max-w-3xl! py-section">
            <Questions />
          </div>
        </>
      ) : (
        <>
          <h1 className="wrap pt-part pb-3 text-2xl lg:text-3xl">{text.intro.title}</h1>
          <Ways text={text} />
          <div className="wrap grid gap-section py-section lg:grid-cols-[7fr_5fr]">
            {form}
            <Questions />
          </div>
        </>
      )}
      <WhatsappSection text={text.whatsapp} />
    </>
  );
}

function Ways({ text }: { text: ContactText }) {
  return (
    <div className="wrap grid gap-4 lg:gap-8">
      <Place text={text} />
      <ContactWays text={text} />
    </div>
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
    <section className="grid gap-3 lg:grid-cols-[1fr_20rem] lg:gap-8">
      <MapFacade text={map} shape="h-28 sm:h-64" />
      <div>
        <h2 className="text-lg lg:text-2xl">{map.title}</h2>
        <address className="not-italic">
          {street}, {city}{" "}
          <span className="inline-block">
            {business.postalCode}, {state}
          </span>
        </address>
        <p className="mt-3 text-sm text-steel max-md:hidden print:hidden">{map.notice}</p>
      </div>
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
