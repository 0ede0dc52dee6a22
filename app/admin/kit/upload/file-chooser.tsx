import { useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import type { FileUpload } from "./use-file-upload.ts";

interface FileChooserProps {
  upload: FileUpload;
  label: string;
  name?: string;
  isBusy?: boolean;
  takesDocuments?: boolean;
  isCamera?: boolean;
  outcomeId: string;
  className?: string;
}

const photographs = "image/jpeg,image/png,image/webp,image/avif";

export function FileChooser(props: FileChooserProps) {
  const { upload, label, name, isBusy = false, outcomeId, className = "" } = props;
  const { takesDocuments = false, isCamera = false } = props;
  const field = useRef<HTMLInputElement>(null);
  const { kind } = upload.state;
  const isTaken = isBusy || kind === "sending";
  return (
    <>
      <input
        ref={field}
        type="file"
        accept={takesDocuments ? `${photographs},application/pdf` : photographs}
        capture={isCamera ? "environment" : undefined}
        aria-label={name ?? label}
        aria-invalid={kind === "failed"}
        aria-describedby={outcomeId}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file !== undefined && !isTaken) upload.choose(file, takesDocuments && isPdf(file));
          target.value = "";
        }}
      />
      <Button
        kind={isCamera ? "primary" : "secondary"}
        className={className}
        aria-label={name}
        aria-disabled={isTaken}
        onClick={() => !isTaken && field.current?.click()}
      >
        {label}
      </Button>
    </>
  );
}

function isPdf({ type, name }: File): boolean {
  return type === "application/pdf" || name.toLowerCase().endsWith(".pdf");
}
