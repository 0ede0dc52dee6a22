import { memo } from "react";
import { fillPlaceholders } from "#content/placeholders.ts";
import { CheckBox } from "../../ui/field.tsx";
import { moved, withHalves, withSwapped, withWaiting } from "../draft/arrange.ts";
import { type Half, halves, isPair } from "../draft/draft.ts";
import { PairShape } from "../photographs/pair-shape.tsx";
import { isInWork, type UploadEntry } from "../sending/upload-queue.ts";
import type { Upload, UploadBasis } from "../sending/use-upload.ts";
import { ChosenPicture, SmallButton } from "./chosen-picture.tsx";
import { DropZone } from "./drop-zone.tsx";
import { PhotographActions } from "./photograph-actions.tsx";

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
      <ChosenPicture key={half} upload={upload} file={file}>
        <PhotographActions upload={upload} file={file} />
      </ChosenPicture>
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
