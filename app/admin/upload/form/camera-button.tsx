import { Button } from "#app/ui/button.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import { Icon } from "../../ui/icon.tsx";
import type { UploadBasis } from "../sending/use-upload.ts";

interface CameraButtonProps {
  upload: UploadBasis;
  /** Such as 'before images'. */
  files: string;
  onPhotograph(photograph: File): void;
}

/** On what is held in a hand: elsewhere browsers open the chooser of files again. */
export function CameraButton({ upload: { text, isBusy }, files, onPhotograph }: CameraButtonProps) {
  return (
    <Button
      kind="secondary"
      disabled={isBusy}
      aria-label={fillPlaceholders(text.camera.named, { files })}
      className="px-3 not-pointer-coarse:hidden"
      onClick={() => takePhotograph(onPhotograph)}
    >
      <Icon name="camera" />
      {text.camera.word}
    </Button>
  );
}

/** A field of its own each time, so that the same name can be taken twice. */
function takePhotograph(onPhotograph: (photograph: File) => void): void {
  const field = document.createElement("input");
  field.type = "file";
  field.accept = "image/*";
  field.capture = "environment";
  field.hidden = true;
  field.addEventListener("change", () => {
    const [photograph] = field.files ?? [];
    if (photograph !== undefined) onPhotograph(photograph);
    field.remove();
  });
  field.addEventListener("cancel", () => field.remove());
  // Some browsers forget a field that is in no document.
  document.body.append(field);
  field.click();
}
