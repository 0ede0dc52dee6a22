import { Dialog } from "radix-ui";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import { Picture } from "#app/ui/picture.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { GalleryImage } from "#domain/gallery/images/gallery-image.ts";
import { picturesOfImage } from "../../kit/addresses/images.ts";
import { DialogPanel } from "../../kit/dialog/dialog-panel.tsx";
import type { NameOptions } from "../../kit/list/name-options.ts";
import { useAdminText } from "../../kit/page/admin-text.ts";
import { IconButton } from "../../kit/page/icon-button.tsx";
import type { ImageWithHints, ListedImage } from "../../kit/picture/listed-image.ts";
import { EditForm } from "./edit-form.tsx";

interface EditImageProps {
  row: ImageWithHints;
  image: GalleryImage;
  name: string;
  choices: NameOptions;
  isBusy: boolean;
}

export function EditImage({ row, image, name, choices, isBusy }: EditImageProps) {
  const text = useAdminText().images;
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const [isDirty, setDirty] = useState(false);
  const [isLeaving, setLeaving] = useState(false);

  function setOpen(isOpen: boolean) {
    setOpenedAt(isOpen ? key : null);
    setDirty(false);
    setLeaving(false);
  }

  const close = () => setOpen(false);

  function leave(event?: Event) {
    if (!isDirty) return close();
    event?.preventDefault();
    setLeaving(true);
  }

  return (
    <Dialog.Root open={openedAt === key} onOpenChange={setOpen}>
      <Dialog.Trigger asChild>
        <IconButton
          kind="secondary"
          icon="edit"
          label={text.edit}
          name={fillPlaceholders(text.editName, { name })}
          disabled={isBusy}
        />
      </Dialog.Trigger>
      <DialogPanel title={text.editTitle} width="narrow" onLeave={leave}>
        <PictureLinks row={row} />
        <EditForm
          image={image}
          captionHints={row.captionHints}
          choices={choices}
          onDirty={setDirty}
          onSaved={close}
          onCancel={() => leave()}
          leaving={isLeaving ? { stay: () => setLeaving(false), leave: close } : null}
        />
      </DialogPanel>
    </Dialog.Root>
  );
}

function PictureLinks({ row: { image, pictures } }: { row: ListedImage }) {
  const text = useAdminText().imagePictures;
  return (
    <Link
      to={picturesOfImage(image.id)}
      className="mb-4 flex min-h-11 items-center gap-3 font-bold text-teal underline underline-offset-4"
    >
      {pictures.map(({ kind, picture }) => (
        <Picture
          key={kind}
          picture={picture}
          alt=""
          sizes="96px"
          upTo={320}
          className="aspect-3/2 w-24 shrink-0 rounded-sm object-cover"
        />
      ))}
      <span>{text.change}</span>
    </Link>
  );
}
