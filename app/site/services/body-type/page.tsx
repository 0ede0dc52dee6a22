import { data } from "react-router";
import { siteContentContext } from "#app/context.server.ts";
import { useTexts } from "#app/language/language.tsx";
import { languageOfPath } from "#app/language/paths.ts";
import { MissingService } from "#app/site/not-found/missing-page.tsx";
import { bodyBuildingPath } from "#app/site/pages.ts";
import { tellQuestions } from "#app/site/search/structured-data/questions.server.ts";
import { keysOf } from "#content/keys-of.ts";
import { Bodies } from "../bodies.tsx";
import { projectsOfKind } from "../projects-of-kind.server.ts";
import { ServicePage } from "../service-page.tsx";
import type { Route } from "./+types/page";
import { Applications } from "./applications.tsx";
import { PaintThisBody } from "./paint-this-body.tsx";
import { SpecificationPlate } from "./specification-plate.tsx";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { bodyTypes } = context.get(siteContentContext).textsOf(languageOfPath(url.pathname));
  const slug = keysOf(bodyTypes).find((known) => known === params.slug);
  if (slug === undefined) return data(null, { status: 404 });
  const { isWhole, ...ofKind } = await projectsOfKind(context, { bodyPath: `${bodyBuildingPath}/${slug}` });
  tellQuestions(context, bodyTypes[slug].questions);
  return data({ slug, ofKind }, isWhole ? {} : { headers: { "Cache-Control": "no-store" } });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function BodyTypePage({ loaderData }: Route.ComponentProps) {
  const { services, bodyTypes, servicePanels: words, servicesList, site } = useTexts();
  if (loaderData === null) {
    return <MissingService words={words.bodyTypeNotFound} listPath={bodyBuildingPath} />;
  }
  const { slug, ofKind } = loaderData;
  const text = bodyTypes[slug];
  return (
    <ServicePage
      slug={slug}
      text={text}
      above={[
        { name: site.home, path: "/" },
        { name: servicesList.intro.plate, path: "/services" },
        { name: services["body-building"].title, path: bodyBuildingPath },
      ]}
      ofKind={ofKind}
      beside={<PaintThisBody slug={slug} />}
      boxes={
        (text.specifications.length > 0 || text.applications.length > 0) && (
          <section className="wrap grid items-start gap-3 pb-section lg:grid-cols-[7fr_5fr] lg:gap-5">
            {text.specifications.length > 0 && (
              <SpecificationPlate slug={slug} title={words.specifications} text={text} />
            )}
            {text.applications.length > 0 && <Applications title={words.applications} text={text} />}
          </section>
        )
      }
      bodies={<Bodies slug={slug} />}
    />
  );
}
