import { useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import type { FileUpload } from "./use-file-upload.ts";

interface FileChooserProps {
  upload: FileUpload;
  label: string;
  takesDocuments?: boolean;
  isCamera?: boolean;
  outcomeId: string;
  className?: string;
}

const photographs = "image/jpeg,image/png,image/webp,image/avif";

export function FileChooser({ upload, label, outcomeId, className = "", ...taken }: FileChooserProps) {
  const { takesDocuments = false, isCamera = false } = taken;
  const field = useRef<HTMLInputElement>(null);
  const { kind } = upload.state;
  return (
    <>
      <input
        ref={field}
        type="file"
        accept={takesDocuments ? `${photographs},application/pdf` : photographs}
        capture={isCamera ? "environment" : undefined}
        aria-label={label}
        aria-invalid={kind === "failed"}
        aria-describedby={outcomeId}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file !== undefined) upload.choose(file, takesDocuments && isPdf(file));
          target.value = "";
        }}
      />
      <Button
        kind={isCamera ? "primary" : "secondary"}
        className={className}
        aria-disabled={kind === "sending"}
        onClick={() => kind !== "sending" && field.current?.click()}
      >
        {label}
      </Button>
    </>
  );
}

function isPdf({ type, name }: File): boolean {
  return type === "application/pdf" || name.toLowerCase().endsWith(".pdf");
}
