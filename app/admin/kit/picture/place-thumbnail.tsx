import { Picture } from "#app/ui/picture.tsx";
import { isBrandPlace } from "#content/places.ts";
import { useAdminText } from "../page/admin-text.ts";
import type { ShownPlace } from "./shown-place.server.ts";

interface PlaceThumbnailProps {
  shown: Pick<ShownPlace, "place" | "picture" | "focus" | "drawing" | "state">;
  sizes: string;
}

export function PlaceThumbnail({
  shown: { place, picture, focus, drawing, state },
  sizes,
}: PlaceThumbnailProps) {
  const text = useAdminText().pictures;
  const className = `aspect-3/2 w-full ${isBrandPlace(place) ? "object-contain" : "object-cover"}`;
  if (picture !== null) {
    return <Picture picture={picture} focus={focus} alt="" sizes={sizes} upTo={640} className={className} />;
  }
  if (drawing !== null) return <img src={drawing} alt="" width={1200} height={800} className={className} />;
  return (
    <span className={`grid place-items-center bg-sand text-center text-sm text-steel ${className}`}>
      {state === "isOurs" ? text.noPicture : text[state]}
    </span>
  );
}
