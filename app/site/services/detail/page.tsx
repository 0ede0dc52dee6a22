import { data, redirect } from "react-router";
import { languageOfPath, sitePath } from "#app/language/paths.ts";
import { artPicture } from "#app/ui/art.server.ts";
import { serviceSlugs } from "#content/services.ts";
import { textsOf } from "#content/texts.server.ts";
import { BodyTypeTiles } from "../body-type-tiles.tsx";
import { movedServices } from "../moved-services.ts";
import { ServicePage } from "../service-page.tsx";
import { bodyTypeCards, serviceView } from "../service-view.server.ts";
import { UnknownService } from "../unknown-service.tsx";
import type { Route } from "./+types/page";

export function loader({ params, url }: Route.LoaderArgs) {
  const language = languageOfPath(url.pathname);
  const movedTo = movedServices[params.slug];
  if (movedTo !== undefined) throw redirect(sitePath(language, `/services/${movedTo}`), 301);
  const texts = textsOf(language);
  const slug = serviceSlugs.find((known) => known === params.slug);
  if (slug === undefined) {
    const unknown = { words: texts.servicePanels.serviceNotFound, picture: artPicture("workshop-2") };
    return data({ known: false as const, unknown }, { status: 404 });
  }
  const bodies =
    slug === "body-building"
      ? { title: texts.servicesList.bodiesTitle, bodies: bodyTypeCards(language) }
      : null;
  return data({ known: true as const, view: serviceView(language, slug), bodies });
}

export default function ServiceDetailPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.known) return <UnknownService {...loaderData.unknown} listPath="/services" />;
  const { view, bodies } = loaderData;
  return (
    <ServicePage view={view} back={{ path: "/services", name: view.words.backToServices }}>
      {bodies !== null && <BodyTypeTiles {...bodies} />}
    </ServicePage>
  );
}
