import { data } from "react-router";
import { servicesContext, siteFactsContext } from "#app/context.server.ts";
import { usePage, useSitePath, useTranslate } from "#app/language/language.tsx";
import { languageOfPath } from "#app/language/paths.ts";
import { PageHead } from "#app/site/search/page-head.tsx";
import { projectThing } from "#app/site/search/structured-data/gallery.server.ts";
import { loadedFacts } from "#app/site/search/structured-data/structured-data.server.ts";
import { galleryQuery, readGalleryFilter } from "#domain/gallery/images/gallery-page.ts";
import type { GalleryProject } from "#domain/gallery/images/gallery-project.ts";
import { nameIn } from "#domain/reference-lists/names.ts";
import { readWithRetries } from "#platform/retry.ts";
import { BackLink } from "../back-link.tsx";
import { describeProject } from "../project-words.ts";
import type { Route } from "./+types/page";
import { GoneProject } from "./gone-project.tsx";
import { Project } from "./project.tsx";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { gallery, bin } = context.get(servicesContext);
  const filter = readGalleryFilter(url.searchParams);
  const project = await readWithRetries(() => gallery.project(params.id, filter));
  // Gone says that it was here; in the bin it may come back.
  if (project === null) return data(null, { status: (await bin.holdsProject(params.id)) ? 410 : 404 });
  const language = languageOfPath(url.pathname);
  const place = { origin: url.origin, language, ...context.get(siteFactsContext) };
  const facts = context.get(loadedFacts);
  facts.pageName = nameIn(language, project.card.vehicle);
  facts.things.push(projectThing(place, project));
  return data(project);
}

export default function ProjectPage({ loaderData: project }: Route.ComponentProps) {
  return project === null ? <GoneProject /> : <FoundProject project={project} />;
}

function FoundProject({ project }: { project: GalleryProject }) {
  const t = useTranslate();
  const sitePath = useSitePath();
  const description = describeProject(usePage(), project.card);
  const { id } = project.card;
  return (
    <div className="wrap pt-3 pb-7 md:pb-12 lg:pt-5 lg:pb-16">
      <PageHead
        title={t("gallery.projectSearch.title", { project: description })}
        description={t("gallery.projectSearch.description", { project: description })}
        project={project.card}
      />
      <BackLink
        href={sitePath(`/gallery${galleryQuery(project.filter)}#${id}`)}
        name={t("gallery.backToGallery")}
      />
      <Project project={project} />
    </div>
  );
}
