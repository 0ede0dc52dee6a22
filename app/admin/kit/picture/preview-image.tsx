import { Dialog } from "radix-ui";
import { type ReactNode, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import { DialogPanel } from "../dialog/dialog-panel.tsx";
import { useAdminText } from "../page/admin-text.ts";
import { isPair, type ListedImage } from "./listed-image.ts";
import { Thumbnail } from "./thumbnail.tsx";

interface PreviewImageProps {
  row: ListedImage;
  name: string;
  children?: ReactNode;
}

export function PreviewImage({ row, name, children }: PreviewImageProps) {
  const { images: text, imageList } = useAdminText();
  const { pictures } = row;
  const height = children === undefined ? "max-h-[70dvh]" : "max-h-[max(12rem,min(70dvh,100dvh-26rem))]";
  const close = useRef<HTMLButtonElement>(null);
  if (pictures.length === 0 && children === undefined) return <Thumbnail row={row} />;
  return (
    <Dialog.Root>
      <Dialog.Trigger className="block w-full">
        <span className="sr-only">
          {fillPlaceholders(isPair(row) ? imageList.showPairLarge : text.showLarge, { name })}
        </span>
        <Thumbnail row={row} />
      </Dialog.Trigger>
      <DialogPanel title={name} width="wide" start={close}>
        <div className={`grid gap-4 ${pictures.length > 1 ? "lg:grid-cols-2" : ""}`}>
          {pictures.map(({ kind, picture }) => (
            <figure key={picture.url}>
              <Picture
                picture={picture}
                alt={fillPlaceholders(text.pictureAlt, { picture: text.pictures[kind], name })}
                sizes={pictures.length > 1 ? "(min-width: 900px) 45vw, 90vw" : "90vw"}
                loading="eager"
                className={`mx-auto w-auto max-w-full rounded-sm ${height}`}
              />
              {pictures.length > 1 ? (
                <figcaption className="plate mt-3">{text.pictures[kind]}</figcaption>
              ) : null}
            </figure>
          ))}
        </div>
        {children}
        <div className="mt-6 flex justify-end">
          <Dialog.Close asChild>
            <Button ref={close} kind="secondary">
              {text.close}
            </Button>
          </Dialog.Close>
        </div>
      </DialogPanel>
    </Dialog.Root>
  );
}
