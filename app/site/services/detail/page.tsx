import { data, redirect } from "react-router";
import { useSitePath, useTexts } from "#app/language/language.tsx";
import { languageOfPath, sitePath } from "#app/language/paths.ts";
import { MissingService } from "#app/site/not-found/missing-page.tsx";
import { bodyBuildingPath } from "#app/site/page-names.ts";
import { PlacePicture } from "#app/site/place-picture.tsx";
import { bodyTypeSlugs, type ServiceSlug, serviceSlugs } from "#content/services.ts";
import type { WorkType } from "#domain/gallery/work.ts";
import { movedServices } from "../moved-services.ts";
import { ServicePage } from "../service-page.tsx";
import type { Route } from "./+types/page";

const workOfService: Record<ServiceSlug, WorkType | null> = {
  "body-building": "body-building",
  "oem-body-seller": null,
  denting: "denting",
  painting: "painting",
  modification: "modifications",
  "custom-projects": "custom",
  restoration: "restoration",
};

export function loader({ params, url }: Route.LoaderArgs) {
  const movedTo = movedServices.get(params.slug);
  if (movedTo !== undefined) {
    throw redirect(sitePath(languageOfPath(url.pathname), `/services/${movedTo}`), 301);
  }
  const slug = serviceSlugs.find((known) => known === params.slug) ?? null;
  return data({ slug }, { status: slug === null ? 404 : 200 });
}

export default function ServiceDetailPage({ loaderData: { slug } }: Route.ComponentProps) {
  const { services, servicePanels, servicesList, site } = useTexts();
  if (slug === null) return <MissingService words={servicePanels.serviceNotFound} listPath="/services" />;
  return (
    <ServicePage
      slug={slug}
      text={services[slug]}
      above={[
        { name: site.home, path: "/" },
        { name: servicesList.intro.plate, path: "/services" },
      ]}
      back={servicePanels.backToServices}
      work={workOfService[slug]}
    >
      {slug === "body-building" && <BodyTypeTiles />}
    </ServicePage>
  );
}

function BodyTypeTiles() {
  const sitePath = useSitePath();
  const texts = useTexts();
  return (
    <section className="wrap pt-16 lg:pt-24">
      <h2 className="text-2xl lg:text-3xl">{texts.servicesList.bodiesTitle}</h2>
      <ul className="mt-8 grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-5">
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
                sizes="(min-width: 1200px) 268px, (min-width: 900px) 22vw, 43vw"
                className="aspect-3/2 w-full object-cover"
              />
              <span className="block px-3.5 py-3 lg:px-5 lg:py-4">
                <b className="block leading-snug">{texts.bodyTypes[slug].title}</b>
                <span className="block text-sm text-steel">{texts.bodyTypes[slug].label}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
