import type { ReactNode } from "react";
import { data } from "react-router";
import { siteContentContext } from "#app/context.server.ts";
import { useTexts } from "#app/language/language.tsx";
import { languageOfPath } from "#app/language/paths.ts";
import { MissingService } from "#app/site/not-found/missing-page.tsx";
import { bodyTypePath } from "#app/site/pages.ts";
import { tellQuestions } from "#app/site/search/structured-data/questions.server.ts";
import { type ServiceSlug, serviceSlugs } from "#content/services.server.ts";
import { Bodies } from "../bodies.tsx";
import { Loads } from "../loads/loads.tsx";
import { BeforeAfter } from "../opening/before-after.tsx";
import { ColourCard } from "../opening/colour-card.tsx";
import { Procession } from "../opening/procession.tsx";
import { TrayStock } from "../opening/tray-stock.tsx";
import { type ProjectKind, projectsOfKind } from "../projects-of-kind.server.ts";
import { ServicePage } from "../service-page.tsx";
import type { Route } from "./+types/page";

const openings: Record<ServiceSlug, ReactNode> = {
  "body-building": <Loads />,
  "oem-body-seller": <TrayStock />,
  denting: <BeforeAfter slug="denting" />,
  painting: <ColourCard />,
  modification: <BeforeAfter slug="modification" />,
  "custom-projects": <Procession />,
  restoration: <BeforeAfter slug="restoration" />,
};

const kindOfService: Record<ServiceSlug, ProjectKind> = {
  "body-building": { work: "body-building" },
  "oem-body-seller": { bodyPath: bodyTypePath("OEM Tray") },
  denting: { work: "denting" },
  painting: { work: "painting" },
  modification: { work: "modifications" },
  "custom-projects": { work: "custom" },
  restoration: { work: "restoration" },
};

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const language = languageOfPath(url.pathname);
  const slug = serviceSlugs.find((known) => known === params.slug) ?? null;
  if (slug === null) return data(null, { status: 404 });
  const { isWhole, ...ofKind } = await projectsOfKind(context, kindOfService[slug]);
  tellQuestions(context, context.get(siteContentContext).textsOf(language).services[slug].questions);
  return data({ slug, ofKind }, isWhole ? {} : { headers: { "Cache-Control": "no-store" } });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function ServiceDetailPage({ loaderData }: Route.ComponentProps) {
  const { services, servicePanels, servicesList, site } = useTexts();
  if (loaderData === null)
    return <MissingService words={servicePanels.serviceNotFound} listPath="/services" />;
  const { slug, ofKind } = loaderData;
  return (
    <ServicePage
      slug={slug}
      text={services[slug]}
      above={[
        { name: site.home, path: "/" },
        { name: servicesList.intro.plate, path: "/services" },
      ]}
      ofKind={ofKind}
      opening={openings[slug]}
      {...(slug === "body-building" ? { bodies: <Bodies /> } : {})}
    />
  );
}
