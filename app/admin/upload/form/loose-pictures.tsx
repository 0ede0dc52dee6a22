import { memo } from "react";
import { Button } from "#app/ui/button.tsx";
import { pairedInOrder } from "../draft/arrange.ts";
import { isPair } from "../draft/draft.ts";
import type { UploadEntry } from "../sending/upload-queue.ts";
import type { Upload, UploadBasis } from "../sending/use-upload.ts";
import { ChosenPicture } from "./chosen-picture.tsx";
import { PhotographActions } from "./photograph-actions.tsx";
import { useArrangement } from "./use-arrangement.ts";

/** What is not sent until it is in a pair. */
export function LoosePictures({ upload }: { upload: Upload }) {
  const text = upload.text.loose;
  const arrange = useArrangement(upload);
  const files = upload.draft.entries.filter((entry) => !isPair(entry)).flatMap((entry) => entry.files);
  if (files.length === 0) return null;
  return (
    <section aria-labelledby="loose-pictures" className="rounded-md border border-line bg-paper p-3">
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="mr-auto min-w-0 flex-1 basis-52">
          <h2 id="loose-pictures" className="text-lg">
            {text.title}
          </h2>
          <p className="text-sm text-steel">{text.hint}</p>
        </div>
        {files.length < 2 ? null : (
          <Button
            kind="secondary"
            disabled={upload.isBusy}
            onClick={() => arrange({ told: text.paired, update: pairedInOrder, files })}
          >
            {text.pairUp}
          </Button>
        )}
      </div>
      <SinglePictures upload={upload} />
    </section>
  );
}

export function SinglePictures({ upload }: { upload: Upload }) {
  const { draft, basis, mayRetry } = upload;
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
      {draft.entries
        .filter((entry) => !isPair(entry))
        .map((entry) => (
          <SinglePicture key={entry.id} upload={basis} entry={entry} mayRetry={mayRetry(entry.id)} />
        ))}
    </ul>
  );
}

interface SinglePictureProps {
  upload: UploadBasis;
  entry: UploadEntry;
  mayRetry: boolean;
}

const SinglePicture = memo(function SinglePicture({
  upload,
  entry: { id, files },
  mayRetry,
}: SinglePictureProps) {
  const onRetry = mayRetry ? () => void upload.controller.retry(id) : undefined;
  return (
    <li className="[contain-intrinsic-block-size:auto_15rem] [content-visibility:auto]">
      {files.map((file) => (
        <ChosenPicture key={file.id} upload={upload} file={file} onRetry={onRetry}>
          <PhotographActions upload={upload} file={file} />
        </ChosenPicture>
      ))}
    </li>
  );
});
