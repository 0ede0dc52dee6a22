import type { ReactNode } from "react";
import { data, redirect } from "react-router";
import { servicesContext, siteFactsContext } from "#app/context.server.ts";
import { useBusiness, usePage } from "#app/language/language.tsx";
import { languageOfPath, sitePath } from "#app/language/paths.ts";
import { CallToActionPanel } from "#app/site/frame/call-to-action.tsx";
import { useWhatsappLink } from "#app/site/frame/contact-links.ts";
import { MapFacade } from "#app/site/frame/map/map-facade.tsx";
import { PlacePicture } from "#app/site/place-picture.tsx";
import { QuickPrice } from "#app/site/quick-price/quick-price.tsx";
import { PageHead } from "#app/site/search/page-head.tsx";
import { tellQuestions } from "#app/site/search/structured-data/questions.server.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { ContactText } from "#content/texts.ts";
import type { Route } from "./+types/page";
import { ContactFormSection } from "./contact-form-section.tsx";
import { ContactWays } from "./contact-ways.tsx";
import { readPreset } from "./preset.server.ts";
import { Questions } from "./questions.tsx";
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
    isSent: url.searchParams.get("sent") === "yes",
  };
}

/** Takes the form, sent by the browser or by its island. Thanks have an address of their own: a reload sends nothing. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const language = languageOfPath(url.pathname);
  const received = await receiveEnquiry({ request, context, language });
  if (received.isSent) return redirect(`${sitePath(language, "/contact?sent=yes")}#write`, 303);
  return data(received.form, { status: received.status });
}

export default function ContactPage({ loaderData, actionData: returned }: Route.ComponentProps) {
  const { text, preset, isSent } = loaderData;
  const hours = hoursInOneLine(writtenHours(useBusiness().hours, text));
  const service = returned === undefined ? preset.service : returned.service;
  return (
    <>
      <PageHead
        title={text.search.title}
        description={fillPlaceholders(text.search.description, { hours })}
      />
      <div className="wrap grid gap-8 py-10 lg:grid-cols-2 lg:items-center lg:gap-16 lg:py-20">
        <div>
          <p className="plate">{text.intro.plate}</p>
          <h1 className="mt-5 text-2xl lg:text-4xl">{text.intro.title}</h1>
          <p className="mt-4 max-w-prose text-lg text-steel">{text.intro.text}</p>
        </div>
        <ContactWays text={text} service={service} />
      </div>
      <QuickPrice about={service} project={preset.project} />
      <MapSection text={text} />
      <Cards text={text} />
      <div className="wrap grid gap-12 pb-16 lg:grid-cols-[7fr_5fr] lg:gap-16 lg:pb-24">
        <ContactFormSection text={text} preset={preset} returned={returned} isSent={isSent} />
        <div className="grid content-start gap-12 lg:sticky lg:top-32 lg:self-start">
          <Questions />
          <div className="hidden lg:block">
            <PlacePicture
              place="workshop-1"
              alt=""
              sizes="(min-width: 1200px) 447px, (min-width: 900px) 37vw, 1px"
              className="aspect-3/2 size-full rounded-lg object-cover"
            />
          </div>
        </div>
      </div>
      <WhatsappSection text={text.whatsapp} service={service} />
    </>
  );
}

function MapSection({ text: { map } }: { text: ContactText }) {
  const { business, language } = usePage();
  const { street, city, state } = business.address[language];
  return (
    <section className="bg-sand py-12 lg:py-16">
      <div className="wrap">
        <h2 className="text-2xl">{map.title}</h2>
        <address className="mt-2 mb-6 text-lg not-italic">
          {street}, {city}{" "}
          <span className="whitespace-nowrap">
            {business.postalCode}, {state}
          </span>
        </address>
        <MapFacade text={map} shape="aspect-3/2 md:aspect-5/2" />
        <p className="mt-3 text-sm text-steel">{map.notice}</p>
      </div>
    </section>
  );
}

function Cards({ text }: { text: ContactText }) {
  const business = useBusiness();
  const { ranges, closed } = writtenHours(business.hours, text);
  return (
    <div className="wrap grid gap-4 py-12 md:grid-cols-3 lg:gap-5 lg:py-16">
      <Card title={text.phone.title} text={text.phone.text}>
        {business.phones.map(({ shown, dialled }) => (
          <CardLink key={dialled} href={`tel:${dialled}`}>
            {shown}
          </CardLink>
        ))}
      </Card>
      <Card title={text.email.title} text={text.email.text}>
        <CardLink href={`mailto:${business.email}`}>{business.email}</CardLink>
      </Card>
      <Card title={text.hours.title} text={closed}>
        {ranges.map((range) => (
          <p key={range} className="text-lg font-bold">
            {range}
          </p>
        ))}
      </Card>
    </div>
  );
}

function Card({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="panel flex flex-col p-6 md:max-lg:px-5">
      <h2 className="text-lg">{title}</h2>
      <div className="mt-2">{children}</div>
      <p className="mt-2 text-steel">{text}</p>
    </section>
  );
}

function CardLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      className="flex min-h-11 items-center font-bold wrap-anywhere text-teal underline underline-offset-4 md:max-lg:text-base text-lg"
    >
      {children}
    </a>
  );
}

function WhatsappSection({ text, service }: { text: ContactText["whatsapp"]; service: string | null }) {
  return (
    <CallToActionPanel title={text.title} text={text.text}>
      <a href={useWhatsappLink(service)} className={buttonClass("primary")}>
        {text.button}
      </a>
    </CallToActionPanel>
  );
}
