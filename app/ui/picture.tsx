import { type PictureFacts, pictureSizeUrl, usefulWidths } from "#domain/gallery/pictures.ts";

interface PictureProps {
  picture: PictureFacts;
  alt: string;
  /** How wide the picture is shown, in the words of the `sizes` attribute. */
  sizes: string;
  /** `eager` for what is seen first; the first of all also with high priority. */
  loading?: "lazy" | "eager" | "first";
  className?: string;
}

/** A stored picture in the size and format that suits the screen, on its average colour until it is there. */
export function Picture({ picture, alt, sizes, loading = "lazy", className }: PictureProps) {
  const widths = usefulWidths(picture.width);
  const sources = (format: "avif" | "webp" | "jpeg") =>
    widths.map((width) => `${pictureSizeUrl(picture.url, width, format)} ${width}w`).join(", ");
  return (
    <picture>
      <source type="image/avif" srcSet={sources("avif")} sizes={sizes} />
      <source type="image/webp" srcSet={sources("webp")} sizes={sizes} />
      <img
        src={pictureSizeUrl(picture.url, 640, "jpeg")}
        srcSet={sources("jpeg")}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={loading === "lazy" ? "lazy" : "eager"}
        decoding="async"
        {...(loading === "first" ? { fetchPriority: "high" as const } : {})}
        className={className}
        style={{ backgroundColor: picture.placeholder }}
      />
    </picture>
  );
}
