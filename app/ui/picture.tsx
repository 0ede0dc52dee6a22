import { use } from "react";
import {
  type Focus,
  type PictureMetadata,
  type PictureWidth,
  pictureSizeUrl,
  usefulWidths,
} from "#domain/gallery/pictures/picture-metadata.ts";
import { PageContext } from "../language/language.tsx";

interface ShownPicture {
  picture: PictureMetadata & { document?: string };
  sizes: string;
  upTo?: PictureWidth;
  from?: PictureWidth;
}

interface PictureProps extends ShownPicture {
  alt: string;
  wide?: ShownPicture & { media: string };
  loading?: "lazy" | "eager" | "first";
  /** Give both sides, so that nothing moves when the picture arrives. */
  className?: string;
  /** Stays in sight where the picture is cut; percent of width and height. */
  focus?: Focus | null;
}

export function Picture({
  picture,
  sizes,
  alt,
  wide,
  loading = "lazy",
  className,
  focus,
  ...offered
}: PictureProps) {
  const savesData = use(PageContext)?.savesData === true;
  const { upTo = 1920 } = savesData ? { upTo: 640 as const } : offered;
  return (
    <picture>
      {wide !== undefined && <Sources {...wide} {...(savesData ? { upTo: 1280 } : {})} />}
      <source type="image/avif" srcSet={addresses(picture, upTo)} sizes={sizes} />
      {/* Browsers without AVIF are few: one size is enough. */}
      <source type="image/webp" srcSet={pictureSizeUrl(picture.url, upTo < 960 ? upTo : 960, "webp")} />
      <img
        src={pictureSizeUrl(picture.url, 960, "jpeg")}
        width={picture.width}
        height={picture.height}
        alt={alt}
        data-document={picture.document}
        loading={loading === "lazy" ? "lazy" : "eager"}
        // Painted together with the page, not a frame later.
        decoding={loading === "first" ? "sync" : "async"}
        {...(loading === "first" ? { fetchPriority: "high" as const } : {})}
        className={className}
        style={{ backgroundColor: picture.placeholder, ...positionOf(focus) }}
      />
    </picture>
  );
}

function positionOf(focus: Focus | null | undefined) {
  return focus ? { objectPosition: `${focus.x}% ${focus.y}%` } : {};
}

function Sources({ picture, sizes, upTo, from, media }: ShownPicture & { media: string }) {
  const shown = { media, width: picture.width, height: picture.height };
  return (
    <>
      <source type="image/avif" srcSet={addresses(picture, upTo, from)} sizes={sizes} {...shown} />
      <source type="image/webp" srcSet={pictureSizeUrl(picture.url, 1280, "webp")} {...shown} />
    </>
  );
}

function addresses(
  { url, width }: PictureMetadata,
  upTo: PictureWidth = 1920,
  from: PictureWidth = 320,
): string {
  return (
    usefulWidths(Math.min(width, upTo))
      .filter((size) => size >= from)
      // The widest file may be narrower than its name says.
      .map((size) => `${pictureSizeUrl(url, size, "avif")} ${Math.min(size, width)}w`)
      .join(", ")
  );
}
