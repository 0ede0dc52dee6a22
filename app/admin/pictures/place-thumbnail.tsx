import { Picture } from "#app/ui/picture.tsx";
import { useAdminText } from "../layout/admin-text.ts";
import type { ShownPlace } from "./shown-place.server.ts";

interface PlaceThumbnailProps {
  shown: Pick<ShownPlace, "picture" | "focus" | "drawing" | "state">;
  /** As in the `sizes` attribute. */
  sizes: string;
}

/** In 3:2, as most pages cut it. Its name stands beside it. */
export function PlaceThumbnail({ shown: { picture, focus, drawing, state }, sizes }: PlaceThumbnailProps) {
  const text = useAdminText().pictures;
  const className = "aspect-3/2 w-full object-cover";
  if (picture !== null) {
    return <Picture picture={picture} focus={focus} alt="" sizes={sizes} upTo={640} className={className} />;
  }
  if (drawing !== null) return <img src={drawing} alt="" width={1200} height={800} className={className} />;
  return (
    <span className={`grid place-items-center bg-sand text-sm text-steel ${className}`}>
      {state === "isDocument" ? text.isDocument : text.noPicture}
    </span>
  );
}
