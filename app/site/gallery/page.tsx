import { data } from "react-router";
import { requestContext, servicesContext, siteContentContext } from "#app/context.server.ts";
import { island } from "#app/islands/island.ts";
import { useTranslate } from "#app/language/language.tsx";
import { languageOfPath } from "#app/language/paths.ts";
import { PageHead } from "#app/site/search/page-head.tsx";
import { imageGalleryThing } from "#app/site/search/structured-data/gallery.server.ts";
import { jsonLdContext } from "#app/site/search/structured-data/structured-data.server.ts";
import { CallToAction } from "#app/site/shell/call-to-action.tsx";
import { readGalleryFilter } from "#domain/gallery/images/gallery-page.ts";
import { readWithRetries } from "#platform/retry.ts";
import type { Route } from "./+types/page";
import { ActiveFilters } from "./active-filters.tsx";
import { LargeView } from "./large-view.tsx";
import { NameFilters, ShowButton } from "./name-filters.tsx";
import { Projects } from "./projects.tsx";
import { SampleNote } from "./sample-note.tsx";
import { WorkTabs } from "./work-tabs.tsx";

const nothing = {
  gallery: { cards: [], total: 0, page: 1, pages: 1 },
  choices: { vehicles: [], bodies: [] },
  isRead: false,
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const filter = readGalleryFilter(url.searchParams);
  try {
    const [gallery, choices] = await readWithRetries(() =>
      Promise.all([services.gallery.page(filter), services.gallery.choices()]),
    );
    const language = languageOfPath(url.pathname);
    const place = { origin: url.origin, language, ...context.get(siteContentContext) };
    context.get(jsonLdContext).things.push(imageGalleryThing(place, gallery.cards));
    return data({ filter, gallery, choices, isRead: true });
  } catch (error) {
    context.get(requestContext).reportFault(error);
    return data({ filter, ...nothing }, { status: 503 });
  }
}

export default function GalleryPage({ loaderData }: Route.ComponentProps) {
  const { filter, gallery, choices, isRead } = loaderData;
  const t = useTranslate();
  const words = {
    loading: t("gallery.loading"),
    countShown: t("gallery.countShown"),
    unreachable: t("gallery.unreachable"),
  };
  return (
    <>
      <PageHead title={t("gallery.search.title")} description={t("gallery.search.description")} />
      <div className="wrap pt-part pb-3">
        <h1 className="text-3xl lg:text-4xl">{t("gallery.title")}</h1>
        <p className="mt-2 text-balance text-steel lg:text-lg">{t("gallery.description")}</p>
      </div>
      <div {...island("gallery", words)}>
        <div className="filter-bar sticky top-0 z-20 border-b border-line bg-paper lg:top-24">
          <div className="wrap flex flex-col gap-x-4 gap-y-1 py-1.5 lg:flex-row lg:items-center">
            <WorkTabs filter={filter} />
            <NameFilters filter={filter} choices={choices} />
          </div>
        </div>
        <section id="projects" className="wrap min-h-96 pt-4 pb-section">
          <h2 className="mb-2 text-xl lg:text-2xl">{t(`gallery.work.${filter.work ?? "all"}`)}</h2>
          <ActiveFilters filter={filter} choices={choices} />
          <div className="mb-3 flex min-h-11 flex-wrap items-center gap-x-6 gap-y-1 text-steel">
            <p role="status" data-count className="text-sm">
              {isRead && t("gallery.count", { count: gallery.total })}
            </p>
            <ShowButton />
            {gallery.cards.some(({ isSample }) => isSample) && <SampleNote className="text-steel" />}
          </div>
          <Projects filter={filter} gallery={gallery} />
        </section>
        <LargeView />
      </div>
      <CallToAction
        title={t("gallery.closing.title")}
        text={t("gallery.closing.text")}
        getQuote={t("gallery.closing.getQuote")}
        contactUs={t("gallery.closing.contactUs")}
      />
    </>
  );
}
