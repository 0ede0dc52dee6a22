import { useEffect } from "react";
import { useFetcher } from "react-router";
import { Picture } from "#app/ui/picture.tsx";
import { gallery } from "#content/en/gallery.ts";
import type { GalleryImage } from "#domain/gallery/gallery.ts";
import type { PictureFacts } from "#domain/gallery/pictures.ts";
import { tellFailure, tellSuccess } from "../notices.tsx";
import type { ImageChange } from "./change-image.server.ts";
import { DeleteImage } from "./delete-image.tsx";

interface ImageRowProps {
  image: GalleryImage;
  picture: PictureFacts | null;
}

const dateTime = new Intl.DateTimeFormat("en-IN", { dateStyle: "medium", timeZone: "Asia/Kolkata" });

export function ImageRow({ image, picture }: ImageRowProps) {
  const change = useFetcher<ImageChange>({ key: `image-${image.id}` });
  useEffect(() => {
    // Told before the list is read again: the row of a deleted image is gone by then.
    if (change.data === undefined) return;
    const { ok, title, description } = change.data;
    if (ok) tellSuccess(title);
    else tellFailure(title, description);
  }, [change.data]);

  const work = gallery.work[image.workType ?? image.category];
  return (
    <li className="panel grid grid-cols-[6rem_1fr] gap-x-4 gap-y-3 p-3 sm:grid-cols-[7.5rem_1fr_auto] sm:items-center">
      <div className="aspect-[3/2] overflow-hidden rounded-sm bg-sand">
        {picture === null ? null : (
          <Picture
            picture={picture}
            alt={`${image.vehicleName}, ${work}`}
            sizes="120px"
            className="h-full w-full object-cover"
          />
        )}
      </div>
      <div className="min-w-0">
        <h2 className="truncate text-base">{image.vehicleName}</h2>
        <p className="text-sm text-steel">
          {[
            gallery.work[image.category],
            ...(work === gallery.work[image.category] ? [] : [work]),
            image.bodyType,
          ]
            .filter((fact) => fact !== null)
            .join(" · ")}
        </p>
        <p className="text-sm text-steel">
          <time dateTime={image.createdAt}>{dateTime.format(new Date(image.createdAt))}</time>
        </p>
      </div>
      <div className="col-span-2 flex flex-wrap gap-2 sm:col-span-1">
        <change.Form method="post">
          <input type="hidden" name="intent" value="feature" />
          <input type="hidden" name="id" value={image.id} />
          <input type="hidden" name="isFeatured" value={String(!image.isFeatured)} />
          <FeaturedButton image={image} shown={featuredShown(image, change.formData)} />
        </change.Form>
        <DeleteImage
          image={image}
          isBusy={change.state !== "idle"}
          onDelete={() => void change.submit({ intent: "delete", id: image.id }, { method: "post" })}
        />
      </div>
    </li>
  );
}

/** What was clicked is shown at once, before the server has answered. */
function featuredShown(image: GalleryImage, sent: FormData | undefined): boolean {
  const asked = sent?.get("isFeatured");
  return asked === undefined || asked === null ? image.isFeatured : asked === "true";
}

function FeaturedButton({ image, shown }: { image: GalleryImage; shown: boolean }) {
  return (
    <button
      type="submit"
      aria-pressed={shown}
      aria-label={`Featured: ${image.vehicleName}`}
      className={`inline-flex min-h-11 items-center gap-2 rounded-md border-2 border-ink px-3 font-bold ${
        shown ? "bg-marigold" : "bg-sheet"
      }`}
    >
      <span aria-hidden="true">{shown ? "★" : "☆"}</span> Featured
    </button>
  );
}
