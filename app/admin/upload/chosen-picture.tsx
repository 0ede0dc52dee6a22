import { useEffect, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { ProgressBar } from "../ui/progress-bar.tsx";
import type { ChosenFile } from "./draft.ts";
import type { FileState } from "./upload-state.ts";

interface ChosenPictureProps {
  file: ChosenFile;
  /** Its bytes, or null when this browser has them no more. */
  preview: Blob | null;
  /** 'Before', 'After' or nothing. */
  caption?: string;
  state: FileState | undefined;
  onRemove?: () => void;
  onRetry?: () => void;
}

/** A picture that is still on the own disk: preview, name, how far it is and what can be done with it. */
export function ChosenPicture({ file, preview, caption, state, onRemove, onRetry }: ChosenPictureProps) {
  const [isUnreadable, setUnreadable] = useState(false);
  const url = useObjectUrl(preview);
  const name = caption === undefined ? file.name : `${caption}: ${file.name}`;
  return (
    <figure className="panel flex h-full min-w-0 flex-col overflow-hidden">
      <div className="aspect-[3/2] bg-sand">
        {url === null || isUnreadable ? (
          <p className="flex h-full items-center justify-center p-2 text-sm text-steel">No preview</p>
        ) : (
          <img
            src={url}
            alt={`Preview of ${name}`}
            decoding="async"
            onError={() => setUnreadable(true)}
            className="h-full w-full object-cover"
          />
        )}
      </div>
      <figcaption className="flex flex-1 flex-col gap-1 p-3 text-sm">
        <span className="truncate" title={file.name}>
          {caption === undefined ? null : <b>{caption}: </b>}
          {file.name}
        </span>
        {state === undefined ? null : <StatusText state={state} />}
        <span className="mt-auto flex flex-wrap gap-2 pt-1">
          {onRetry === undefined ? null : (
            <Button kind="secondary" className="px-3" onClick={onRetry} aria-label={`Retry ${name}`}>
              Retry
            </Button>
          )}
          {onRemove === undefined ? null : (
            <Button kind="danger" className="px-3" onClick={onRemove} aria-label={`Remove ${name}`}>
              Remove
            </Button>
          )}
        </span>
      </figcaption>
    </figure>
  );
}

const words = {
  pending: "Pending",
  uploading: "Uploading...",
  completed: "Completed",
  error: "Error",
} as const;

const colours = {
  pending: "text-steel",
  uploading: "text-ink font-bold",
  completed: "text-teal font-bold",
  error: "text-vermilion font-bold",
} as const;

function StatusText({ state: { status, message, share } }: { state: FileState }) {
  return (
    <span className={colours[status]}>
      {words[status]}
      {message === undefined ? null : `: ${message}`}
      {share === undefined ? null : <SentShare share={share} />}
    </span>
  );
}

/** The bar grows without being read out at every step; the number stands beside it. */
function SentShare({ share }: { share: number }) {
  const percent = Math.floor(share * 100);
  return (
    <span className="mt-1 flex items-center gap-2 font-normal tabular-nums">
      <ProgressBar label="Sent" percent={percent} className="h-2" />
      {percent}%
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
