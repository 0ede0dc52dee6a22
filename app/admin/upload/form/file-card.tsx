import { type ComponentProps, type ReactNode, useState } from "react";
import { Link } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { proportionOf } from "#app/ui/crop.ts";
import type { UploadText } from "#content/en/admin/upload.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import { type Crop, wholePicture } from "#platform/images/picture-edit.ts";
import { binAddress } from "../../kit/addresses/bin.ts";
import { picturesOfImage } from "../../kit/addresses/images.ts";
import { useAdminText } from "../../kit/page/admin-text.ts";
import { ProgressBar } from "../../kit/page/progress-bar.tsx";
import { Time } from "../../kit/page/time.tsx";
import { useObjectUrl } from "../../kit/picture/use-object-url.ts";
import type { UploadFile } from "../../kit/upload/upload-api.ts";
import type { FileState } from "../draft/draft.ts";
import type { Duplicate, FilePreview } from "../sending/chosen-files.ts";
import { type UploadBasis, useFile } from "../sending/use-upload.ts";

interface FileCardProps {
  upload: UploadBasis;
  file: UploadFile;
  onRetry?: (() => void) | undefined;
  children?: ReactNode;
}

export function FileCard({ upload, file, onRetry, children }: FileCardProps) {
  const text = upload.text.picture;
  const { preview, fileState, duplicate } = useFile(upload.controller, file.id);
  const caption = text.captions[file.role];
  const name = `${caption}${file.name}`;
  return (
    <figure className="panel flex h-full min-w-0 flex-col overflow-hidden">
      <div className="aspect-[3/2] overflow-hidden bg-sand">
        {preview === null ? (
          <PreviewWord word={text.checking} />
        ) : (
          <Preview
            preview={preview}
            crop={file.crop}
            alt={fillPlaceholders(text.preview, { name })}
            none={text.noPreview}
          />
        )}
      </div>
      <figcaption className="flex flex-1 flex-col gap-1 p-2 text-sm sm:p-3">
        <span className="truncate" title={file.name}>
          <b>{caption}</b>
          {file.name}
        </span>
        {duplicate === undefined ? null : <DuplicateNote duplicate={duplicate} />}
        {fileState === undefined ? null : <UploadStatus text={upload.text} state={fileState} />}
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

interface PreviewProps {
  preview: FilePreview;
  crop: Crop | undefined;
  alt: string;
  none: string;
}

function Preview({
  preview: { picture, width = 3, height = 2 },
  crop = wholePicture,
  alt,
  none,
}: PreviewProps) {
  const [isUnreadable, setUnreadable] = useState(false);
  const url = useObjectUrl(picture);
  if (url === null) return null;
  if (isUnreadable) return <PreviewWord word={none} />;
  const shown = { src: url, decoding: "async", onError: () => setUnreadable(true) } as const;
  if (crop === wholePicture) return <img {...shown} alt={alt} className="h-full w-full object-cover" />;
  const percent = (share: number) => `${share * 100}%`;
  return (
    <div
      className="relative mx-auto h-full max-w-full overflow-hidden"
      style={{ aspectRatio: proportionOf({ width, height }, crop) }}
    >
      <img
        {...shown}
        alt={alt}
        className="absolute max-w-none"
        style={{
          width: percent(1 / crop.width),
          height: percent(1 / crop.height),
          left: percent(-crop.x / crop.width),
          top: percent(-crop.y / crop.height),
        }}
      />
    </div>
  );
}

function PreviewWord({ word }: { word: string }) {
  return <p className="flex h-full items-center justify-center p-2 text-sm text-steel">{word}</p>;
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

function UploadStatus({ text, state }: { text: UploadText; state: FileState }) {
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

function DuplicateNote({ duplicate }: { duplicate: Duplicate }) {
  const text = useAdminText().upload.duplicates;
  if (duplicate.place === "form") return <span className="font-bold">{text.form}</span>;
  const { place, id, name, since } = duplicate;
  return (
    <span className="wrap-anywhere">
      <b className="block">{text[place]}</b>
      <Link
        to={place === "bin" ? binAddress({ kind: "gallery_images" }) : picturesOfImage(id)}
        className="inline-flex min-h-11 items-center text-teal underline underline-offset-4"
      >
        <span>
          {name}, <Time iso={since} as="day" />
        </span>
      </Link>
    </span>
  );
}
