import { artPicture } from "#app/ui/art.server.ts";
import { servicePictures, slidePictures, storyPictures } from "#content/pictures.ts";
import { bodyTypeSlugs, serviceSlugs } from "#content/services.ts";
import type { Gallery } from "#domain/gallery/gallery.ts";
import { pictureSizeUrl } from "#domain/gallery/pictures/picture-facts.ts";

/** Search engines read no more pictures of one address. */
const mostProjects = 1000;

const ownPictures = new Map<string, readonly string[]>([
  ["/", slidePictures],
  ["/about", storyPictures],
  ["/services", serviceSlugs.map((slug) => servicePictures[slug].hero)],
  ...serviceSlugs.map((slug) => [`/services/${slug}`, picturesOf(slug)] as const),
  ...bodyTypeSlugs.map((slug) => [`/services/body-building/${slug}`, picturesOf(slug)] as const),
]);

export function ownPicturesAt(path: string): string[] {
  return (ownPictures.get(path) ?? []).map((name) => largePicture(artPicture(name).url));
}

export async function galleryPictures(gallery: Gallery): Promise<string[]> {
  const { images } = await gallery.list(1, mostProjects);
  return images
    .flatMap(({ mainImageUrl, beforeImageUrl, afterImageUrl }) =>
      mainImageUrl === null ? [afterImageUrl, beforeImageUrl] : [mainImageUrl],
    )
    .filter((url) => url !== null)
    .map(largePicture);
}

function picturesOf(slug: keyof typeof servicePictures): readonly string[] {
  const { hero, capabilities } = servicePictures[slug];
  return [...new Set([hero, ...capabilities])];
}

/** The size a visitor sees when he opens a picture. */
function largePicture(url: string): string {
  return pictureSizeUrl(url, 1280, "jpeg");
}
