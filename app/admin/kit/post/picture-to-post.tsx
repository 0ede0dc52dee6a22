import { Dialog } from "radix-ui";
import { Button } from "#app/ui/button.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import { DialogPanel } from "../dialog/dialog-panel.tsx";
import { useAdminText } from "../page/admin-text.ts";
import { MadePost } from "./made-post.tsx";
import { postForms } from "./post-forms.ts";

interface PictureToPostProps {
  id: string;
  name: string;
}

export function PictureToPost({ id, name }: PictureToPostProps) {
  const { post: text, images } = useAdminText();
  return (
    <Dialog.Root>
      <Dialog.Trigger asChild>
        <Button kind="secondary" aria-label={fillPlaceholders(text.openNamed, { name })}>
          {text.open}
        </Button>
      </Dialog.Trigger>
      <DialogPanel title={fillPlaceholders(text.openNamed, { name })} width="narrow">
        <p className="-mt-2 mb-4 text-sm text-steel">{text.about}</p>
        <div className="grid grid-cols-2 items-start gap-4">
          {postForms.map((form) => (
            <MadePost key={form} id={id} form={form} />
          ))}
        </div>
        <div className="mt-6 flex justify-end">
          <Dialog.Close asChild>
            <Button kind="secondary">{images.close}</Button>
          </Dialog.Close>
        </div>
      </DialogPanel>
    </Dialog.Root>
  );
}
