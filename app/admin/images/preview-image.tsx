import { Dialog } from "radix-ui";
import { Button } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { DialogPanel } from "./dialog-panel.tsx";
import type { ListedImage } from "./listed-image.ts";

/** The picture that stands for the image; a press shows all its pictures large. */
export function PreviewImage({ row: { image, pictures } }: { row: ListedImage }) {
  const [shown] = pictures;
  if (shown === undefined) {
    return (
      <span className="grid aspect-[3/2] place-items-center rounded-sm bg-sand text-sm text-steel">
        No picture
      </span>
    );
  }
  return (
    <Dialog.Root>
      <Dialog.Trigger
        aria-label={`Show ${image.vehicleName} large`}
        className="block aspect-[3/2] w-full overflow-hidden rounded-sm"
      >
        <Picture picture={shown.picture} alt="" sizes="96px" className="size-full object-cover" />
      </Dialog.Trigger>
      <DialogPanel title={image.vehicleName} width="wide">
        <div className={`grid gap-4 ${pictures.length > 1 ? "lg:grid-cols-2" : ""}`}>
          {pictures.map(({ label, picture }) => (
            <figure key={picture.url}>
              <Picture
                picture={picture}
                alt={`${label}: ${image.vehicleName}`}
                sizes={pictures.length > 1 ? "(min-width: 900px) 45vw, 90vw" : "90vw"}
                loading="eager"
                className="mx-auto max-h-[70dvh] w-auto max-w-full rounded-sm"
              />
              {pictures.length > 1 ? <figcaption className="plate mt-3">{label}</figcaption> : null}
            </figure>
          ))}
        </div>
        <div className="mt-6 flex justify-end">
          <Dialog.Close asChild>
            <Button kind="secondary">Close</Button>
          </Dialog.Close>
        </div>
      </DialogPanel>
    </Dialog.Root>
  );
}
