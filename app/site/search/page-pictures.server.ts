import { artPicture } from "#app/ui/art.server.ts";
import { servicePictures, slidePictures, storyPictures } from "#content/pictures.ts";
import { bodyTypeSlugs, serviceSlugs } from "#content/services.ts";
import { pictureSizeUrl } from "#domain/gallery/pictures/picture-facts.ts";

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

function picturesOf(slug: keyof typeof servicePictures): readonly string[] {
  const { hero, capabilities } = servicePictures[slug];
  return [...new Set([hero, ...capabilities])];
}

/** Path of the size that search engines show. */
export function largePicture(url: string): string {
  return pictureSizeUrl(url, 1280, "jpeg");
}
