import { Picture } from "#app/ui/picture.tsx";
import { useAdminText } from "../page/admin-text.ts";
import type { ListedImage } from "./listed-image.ts";

interface ThumbnailProps {
  row: ListedImage;
  sizes?: string;
}

export function Thumbnail({ row: { pictures }, sizes = "96px" }: ThumbnailProps) {
  const { noPicture } = useAdminText().images;
  const { before, after } = Object.fromEntries(pictures.map(({ kind, picture }) => [kind, picture]));
  const [single] = pictures;
  if (before !== undefined && after !== undefined) {
    return (
      <span className="grid aspect-[3/2] grid-cols-2 gap-0.5 overflow-hidden rounded-sm bg-marigold">
        {[before, after].map((picture) => (
          <Picture
            key={picture.url}
            picture={picture}
            alt=""
            sizes={sizes}
            className="size-full min-h-0 object-cover"
          />
        ))}
      </span>
    );
  }
  return (
    <span className="grid aspect-[3/2] place-items-center overflow-hidden rounded-sm bg-sand text-sm text-steel [&>picture]:contents">
      {single === undefined ? (
        noPicture
      ) : (
        <Picture picture={single.picture} alt="" sizes={sizes} className="size-full object-cover" />
      )}
    </span>
  );
}
