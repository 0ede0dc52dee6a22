import { data, redirect } from "react-router";
import { siteFactsContext } from "#app/context.server.ts";
import { useSitePath, useTexts } from "#app/language/language.tsx";
import { languageOfPath, sitePath } from "#app/language/paths.ts";
import { MissingService } from "#app/site/not-found/missing-page.tsx";
import { bodyBuildingPath, bodyTypePath } from "#app/site/page-names.ts";
import { PlacePicture } from "#app/site/place-picture.tsx";
import { tellQuestions } from "#app/site/search/structured-data/questions.server.ts";
import { bodyTypeSlugs, type ServiceSlug, serviceSlugs } from "#content/services.ts";
import { movedServices } from "../moved-services.ts";
import { type ProjectKind, projectsOfKind } from "../projects-of-kind.server.ts";
import { ServicePage } from "../service-page.tsx";
import type { Route } from "./+types/page";

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
  const movedTo = movedServices.get(params.slug);
  if (movedTo !== undefined) throw redirect(sitePath(language, `/services/${movedTo}`), 301);
  const slug = serviceSlugs.find((known) => known === params.slug) ?? null;
  if (slug === null) return data(null, { status: 404 });
  const { isWhole, ...ofKind } = await projectsOfKind(context, kindOfService[slug]);
  tellQuestions(context, context.get(siteFactsContext).textsOf(language).services[slug].questions);
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
      back={servicePanels.backToServices}
      ofKind={ofKind}
      {...(slug === "body-building" ? { first: <BodyTypeTiles /> } : {})}
    />
  );
}

function BodyTypeTiles() {
  const sitePath = useSitePath();
  const texts = useTexts();
  return (
    <section className="wrap pt-3 md:pt-10 lg:pt-16">
      <h2 className="text-xl lg:text-3xl">{texts.servicesList.bodiesTitle}</h2>
      <ul className="mt-4 grid grid-cols-2 gap-3 md:grid-cols-4 lg:mt-8 lg:gap-5">
        {bodyTypeSlugs.map((slug) => (
          <li key={slug}>
            <a
              href={sitePath(`${bodyBuildingPath}/${slug}`)}
              className="panel block h-full overflow-hidden transition duration-200 ease-out hover:-translate-y-0.5"
            >
              <PlacePicture
                place={slug}
                frame="relative"
                alt=""
                upTo={640}
                sizes="(min-width: 1200px) 268px, (min-width: 768px) 22vw, 43vw"
                className="aspect-3/2 w-full object-cover"
              />
              <span className="block px-3.5 py-2.5 lg:px-5 lg:py-4">
                <b className="block leading-snug">{texts.bodyTypes[slug].title}</b>
                <span className="hidden text-sm text-steel sm:block">{texts.bodyTypes[slug].label}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
