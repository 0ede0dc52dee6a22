import { data } from "react-router";
import { languageOfPath } from "#app/language/paths.ts";
import { artPicture } from "#app/ui/art.server.ts";
import { bodyTypeSlugs } from "#content/services.ts";
import { textsOf } from "#content/texts.server.ts";
import { Applications } from "../applications.tsx";
import { BuildersPlate } from "../builders-plate.tsx";
import { ServicePage } from "../service-page.tsx";
import { bodyTypeView } from "../service-view.server.ts";
import { UnknownService } from "../unknown-service.tsx";
import type { Route } from "./+types/page";

const bodyBuilding = "/services/body-building";

export function loader({ params, url }: Route.LoaderArgs) {
  const language = languageOfPath(url.pathname);
  const { bodyTypes, servicePanels } = textsOf(language);
  const slug = bodyTypeSlugs.find((known) => known === params.slug);
  if (slug === undefined) {
    const unknown = { words: servicePanels.bodyTypeNotFound, picture: artPicture("workshop-2") };
    return data({ known: false as const, unknown }, { status: 404 });
  }
  const { specifications, applications } = bodyTypes[slug];
  return data({ known: true as const, view: bodyTypeView(language, slug), specifications, applications });
}

export default function BodyTypePage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.known) return <UnknownService {...loaderData.unknown} listPath={bodyBuilding} />;
  const { view, specifications, applications } = loaderData;
  const { words, text } = view;
  return (
    <ServicePage view={view} back={{ path: bodyBuilding, name: words.backToBodyBuilding }}>
      <section className="wrap grid gap-5 pt-16 lg:pt-24">
        <BuildersPlate title={words.specifications} body={text.title} specifications={specifications} />
        <Applications title={words.applications} applications={applications} />
      </section>
    </ServicePage>
  );
}
