import { memo } from "react";
import { Button } from "#app/ui/button.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import { CheckBox } from "../../kit/form/field.tsx";
import { moved, pairedInOrder, withHalves, withSwapped, withWaiting } from "../draft/arrange.ts";
import { type Half, halves, isInWork, isPair, type UploadEntry } from "../draft/draft.ts";
import { type Upload, type UploadBasis, useArrangement } from "../sending/use-upload.ts";
import { DropZone } from "./drop-zone.tsx";
import { FileActions } from "./file-actions.tsx";
import { FileCard, SmallButton } from "./file-card.tsx";
import { PairShape } from "./pair-shape.tsx";

export function ChooseHalves({ upload }: { upload: Upload }) {
  const { controller, text } = upload;
  const add = (half: Half, files: readonly File[]) =>
    controller.change((changed) => withHalves(changed, half, controller.choose(files)));
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4">
      {halves.map((half) => (
        <DropZone
          key={half}
          upload={upload}
          files={text.choose.files[half]}
          onFiles={(files) => add(half, files)}
        />
      ))}
    </div>
  );
}

export function PairCards({ upload }: { upload: Upload }) {
  const { draft, basis, mayRetry } = upload;
  return (
    <ol className="grid gap-4 lg:grid-cols-2">
      {draft.entries.filter(isPair).map((pair, index) => (
        <PairCard key={pair.id} upload={basis} pair={pair} number={index + 1} mayRetry={mayRetry(pair.id)} />
      ))}
    </ol>
  );
}

interface PairCardProps {
  upload: UploadBasis;
  pair: UploadEntry;
  number: number;
  mayRetry: boolean;
}

const PairCard = memo(function PairCard({ upload, pair, number, mayRetry }: PairCardProps) {
  const { controller, text } = upload;

  function fill(half: Half, files: readonly File[]) {
    const place = { entryId: pair.id, role: half };
    for (const file of controller.choose(files)) controller.change((draft) => moved(draft, file, place));
  }

  function halfOfPair(half: Half) {
    const file = pair.files.find(({ role }) => role === half);
    if (file === undefined) {
      const onFiles = (files: readonly File[]) => fill(half, files);
      return (
        <DropZone key={half} upload={upload} files={text.choose.file[half]} isSingle onFiles={onFiles} />
      );
    }
    return (
      <FileCard key={half} upload={upload} file={file}>
        <FileActions upload={upload} file={file} />
      </FileCard>
    );
  }

  return (
    <li className="rounded-md [contain-intrinsic-block-size:auto_20rem] [content-visibility:auto] border border-line bg-paper p-3">
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <span className="plate mr-auto">{fillPlaceholders(text.pair.title, { number })}</span>
        <SmallButton
          word={text.picture.retry}
          label={fillPlaceholders(text.pair.retryNamed, { number })}
          onClick={mayRetry ? () => void controller.retry(pair.id) : undefined}
        />
        <SmallButton
          word={text.pair.swap}
          label={fillPlaceholders(text.pair.swapNamed, { number })}
          onClick={() => controller.change((changed) => withSwapped(changed, pair.id))}
        />
      </div>
      <div className="grid grid-cols-2 gap-3">{halves.map(halfOfPair)}</div>
      {pair.files.every(({ role }) => role === "before") ? (
        <div className="mt-2">
          <CheckBox
            name={fillPlaceholders(text.pair.wait, { number })}
            isNameShown
            checked={isInWork(pair)}
            onChange={() => controller.change((changed) => withWaiting(changed, pair.id, !isInWork(pair)))}
          />
        </div>
      ) : null}
      <PairShape upload={upload} pair={pair} number={number} />
    </li>
  );
});

export function LooseFiles({ upload }: { upload: Upload }) {
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
      <SingleFiles upload={upload} />
    </section>
  );
}

export function SingleFiles({ upload }: { upload: Upload }) {
  const { draft, basis, mayRetry } = upload;
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
      {draft.entries
        .filter((entry) => !isPair(entry))
        .map((entry) => (
          <SingleFile key={entry.id} upload={basis} entry={entry} mayRetry={mayRetry(entry.id)} />
        ))}
    </ul>
  );
}

interface SingleFileProps {
  upload: UploadBasis;
  entry: UploadEntry;
  mayRetry: boolean;
}

const SingleFile = memo(function SingleFile({ upload, entry: { id, files }, mayRetry }: SingleFileProps) {
  const onRetry = mayRetry ? () => void upload.controller.retry(id) : undefined;
  return (
    <li className="[contain-intrinsic-block-size:auto_15rem] [content-visibility:auto]">
      {files.map((file) => (
        <FileCard key={file.id} upload={upload} file={file} onRetry={onRetry}>
          <FileActions upload={upload} file={file} />
        </FileCard>
      ))}
    </li>
  );
});
