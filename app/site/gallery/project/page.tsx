import { data, redirect } from "react-router";
import { servicesContext, siteContentContext } from "#app/context.server.ts";
import { usePage, useSitePath, useTexts, useTranslate } from "#app/language/language.tsx";
import { languageOfPath, sitePath } from "#app/language/paths.ts";
import { PageHead } from "#app/site/search/page-head.tsx";
import { projectThing } from "#app/site/search/structured-data/gallery.server.ts";
import { jsonLdContext } from "#app/site/search/structured-data/structured-data.server.ts";
import { CallToAction } from "#app/site/shell/call-to-action.tsx";
import { type GalleryCard, galleryQuery, readGalleryFilter } from "#domain/gallery/images/gallery-page.ts";
import type { GalleryProject } from "#domain/gallery/images/gallery-project.ts";
import { nameIn } from "#domain/gallery/names/names.ts";
import type { Services } from "#domain/services.ts";
import { readWithRetries } from "#platform/retry.ts";
import { BackLink } from "../back-link.tsx";
import { ProjectRow } from "../project-row.tsx";
import { describeProject, projectSentence } from "../project-words.ts";
import type { Route } from "./+types/page";
import { GoneProject } from "./gone-project.tsx";
import { MorePhotographs } from "./more-photographs.tsx";
import { Project } from "./project.tsx";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { gallery, bin } = context.get(servicesContext);
  const filter = readGalleryFilter(url.searchParams);
  const project = await readWithRetries(() => gallery.project(params.id, filter));
  // Gone says that it was here; what is in the bin may come back.
  if (project === null) return data(null, { status: (await bin.holdsProject(params.id)) ? 410 : 404 });
  const language = languageOfPath(url.pathname);
  // The project may be taken apart again, so the answer is not kept.
  const { id } = project.card;
  const query = galleryQuery({ ...project.filter, page: 1 });
  if (id !== params.id) throw redirect(sitePath(language, `/gallery/${id}${query}`), 301);
  const place = { origin: url.origin, language, ...context.get(siteContentContext) };
  const jsonLd = context.get(jsonLdContext);
  jsonLd.pageName = nameIn(language, project.card.vehicle);
  jsonLd.things.push(projectThing(place, project));
  return data({ ...project, related: await relatedTo(project, gallery) });
}

const mostRelated = 3;

async function relatedTo({ card }: GalleryProject, gallery: Services["gallery"]): Promise<GalleryCard[]> {
  const found = await gallery.first({ work: card.work, vehicle: null, body: null, page: 1 }, mostRelated + 1);
  return found.filter(({ id }) => id !== card.id).slice(0, mostRelated);
}

export default function ProjectPage({ loaderData: project }: Route.ComponentProps) {
  return project === null ? <GoneProject /> : <FoundProject project={project} />;
}

function FoundProject({ project }: { project: GalleryProject & { related: GalleryCard[] } }) {
  const t = useTranslate();
  const sitePath = useSitePath();
  const page = usePage();
  const { id } = project.card;
  return (
    <>
      <div className="wrap pt-3 pb-section">
        <PageHead
          title={t("gallery.projectSearch.title", { project: describeProject(page, project.card) })}
          description={t("gallery.projectSearch.description", {
            project: projectSentence(page, project.card),
          })}
          project={project.card}
        />
        <BackLink
          href={sitePath(`/gallery${galleryQuery(project.filter)}#${id}`)}
          name={t("gallery.backToGallery")}
        />
        <Project project={project} />
        <MorePhotographs project={project} />
        <Related cards={project.related} />
      </div>
      <CallToAction {...useTexts().gallery.closing} />
    </>
  );
}

function Related({ cards }: { cards: GalleryCard[] }) {
  const t = useTranslate();
  const sitePath = useSitePath();
  if (cards.length === 0) return null;
  return (
    <section className="mt-section">
      <h2 className="text-xl lg:text-2xl">{t("gallery.moreLikeThis")}</h2>
      <ProjectRow cards={cards} pathOf={({ id }) => sitePath(`/gallery/${id}`)} />
    </section>
  );
}
