import type { SiteContent } from "#app/context.server.ts";
import { languageOfPath, pathWithoutLanguage, sitePath } from "#app/language/paths.ts";
import { describeProject } from "#app/site/gallery/project-words.ts";
import { pageName } from "#app/site/pages.ts";
import type { Language } from "#content/languages.ts";
import { isDrawn } from "#content/places.ts";
import { type GalleryCard, readGalleryFilter } from "#domain/gallery/images/gallery-page.ts";
import { type Shared, shareVersion } from "#domain/gallery/pictures/share-pictures.ts";
import type { Services } from "#domain/services.ts";
import { placesAt } from "../page-pictures.server.ts";

type Site = Pick<SiteContent, "business" | "textsOf" | "pictureAt">;

const middle = { x: 50, y: 50 };

export function sharePicturePath(shared: Shared, page: string): string {
  return `/share/${shareVersion(shared)}.jpeg?page=${page}`;
}

export function sharedPage(site: Site, language: Language, path: string): Shared | null {
  const texts = site.textsOf(language);
  const title = path === "/" ? texts.home.search.title.replace(/ \| .*/, "") : pageName(texts, path);
  if (title === null) return null;
  const [place] = placesAt(path, texts);
  const isOfArt = place !== undefined && !isDrawn(place);
  const { url, focus } = site.pictureAt(isOfArt ? place : "hero-1");
  return {
    picture: { url, focus: focus ?? middle },
    name: site.business.name[language],
    title,
  };
}

export function sharedProject({ business, textsOf }: Site, language: Language, card: GalleryCard): Shared {
  const { pictures } = card;
  const { url } = pictures.kind === "pair" ? pictures.after : pictures.picture;
  return {
    picture: { url, focus: middle },
    name: business.name[language],
    title: describeProject({ language, texts: textsOf(language) }, card),
  };
}

export async function sharedAt(site: Site, { gallery }: Services, page: string): Promise<Shared | null> {
  const language = languageOfPath(page);
  const path = pathWithoutLanguage(page);
  const id = /^\/gallery\/([^/]+)$/.exec(path)?.[1];
  if (id === undefined) return sitePath(language, path) === page ? sharedPage(site, language, path) : null;
  const project = await gallery.project(id, readGalleryFilter(new URLSearchParams()));
  return project === null ? null : sharedProject(site, language, project.card);
}
