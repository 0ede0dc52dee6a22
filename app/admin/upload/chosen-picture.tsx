import { type ComponentProps, type ReactNode, useEffect, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import { ProgressBar } from "../ui/progress-bar.tsx";
import type { UploadFile } from "./upload-queue.ts";
import type { Upload } from "./use-upload.ts";

interface ChosenPictureProps {
  upload: Upload;
  file: UploadFile;
  onRetry?: (() => void) | undefined;
  /** What else can be done with it. */
  children?: ReactNode;
}

export function ChosenPicture({ upload, file, onRetry, children }: ChosenPictureProps) {
  const text = upload.text.picture;
  const [isUnreadable, setUnreadable] = useState(false);
  const url = useObjectUrl(upload.controller.preview(file.id));
  const caption = text.captions[file.role];
  const name = `${caption}${file.name}`;
  return (
    <figure className="panel flex h-full min-w-0 flex-col overflow-hidden">
      <div className="aspect-[3/2] bg-sand">
        {url === null || isUnreadable ? (
          <p className="flex h-full items-center justify-center p-2 text-sm text-steel">{text.noPreview}</p>
        ) : (
          <img
            src={url}
            alt={fillPlaceholders(text.preview, { name })}
            decoding="async"
            onError={() => setUnreadable(true)}
            className="h-full w-full object-cover"
          />
        )}
      </div>
      <figcaption className="flex flex-1 flex-col gap-1 p-2 text-sm sm:p-3">
        <span className="truncate" title={file.name}>
          <b>{caption}</b>
          {file.name}
        </span>
        <UploadStatus upload={upload} fileId={file.id} />
        <span className="mt-auto flex flex-wrap justify-between gap-1 pt-1">
          <SmallButton
            word={text.retry}
            label={fillPlaceholders(text.retryNamed, { name })}
            onClick={onRetry}
          />
          {children}
        </span>
      </figcaption>
    </figure>
  );
}

type SmallButtonProps = Partial<ComponentProps<typeof Button>> & { word: string; label: string };

export function SmallButton({ word, label, kind = "secondary", ...button }: SmallButtonProps) {
  if (button.onClick === undefined) return null;
  return (
    <Button kind={kind} className="px-3" aria-label={label} {...button}>
      {word}
    </Button>
  );
}

const colours = {
  pending: "text-steel",
  uploading: "text-ink font-bold",
  completed: "text-teal font-bold",
  error: "text-vermilion font-bold",
};

function UploadStatus({ upload: { fileStates, text }, fileId }: { upload: Upload; fileId: string }) {
  const state = fileStates.get(fileId);
  if (state === undefined) return null;
  const { status, message, share } = state;
  const percent = Math.floor((share ?? 0) * 100);
  return (
    <span className={colours[status]}>
      {text.status[status]}
      {message === undefined ? null : `: ${message}`}
      {share === undefined ? null : (
        <span className="mt-1 flex items-center gap-2 font-normal tabular-nums">
          <ProgressBar label={text.picture.sent} percent={percent} className="h-2" />
          {percent}%
        </span>
      )}
    </span>
  );
}

function useObjectUrl(blob: Blob | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (blob === null) return;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}
