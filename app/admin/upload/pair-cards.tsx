import { fillPlaceholders } from "#content/placeholders.ts";
import { ChosenPicture, SmallButton } from "./chosen-picture.tsx";
import { type Half, halves, shownEntries, withHalf, withHalves, withSwapped } from "./draft.ts";
import { DropZone } from "./drop-zone.tsx";
import type { UploadEntry } from "./upload-queue.ts";
import type { Upload } from "./use-upload.ts";

export function PairCards({ upload }: { upload: Upload }) {
  const { controller, draft, text } = upload;
  const add = (half: Half, files: readonly File[]) =>
    controller.change((changed) => withHalves(changed, half, controller.choose(files)));
  return (
    <div className="flex flex-col gap-5">
      <div className="grid gap-4 sm:grid-cols-2">
        {halves.map((half) => (
          <DropZone
            key={half}
            upload={upload}
            files={text.choose.files[half]}
            onFiles={(files) => add(half, files)}
          />
        ))}
      </div>
      <ol className="grid gap-4 lg:grid-cols-2">
        {shownEntries(draft).map((pair, index) => (
          <PairCard key={pair.id} upload={upload} pair={pair} number={index + 1} />
        ))}
      </ol>
    </div>
  );
}

function PairCard({ upload, pair, number }: { upload: Upload; pair: UploadEntry; number: number }) {
  const { controller, text } = upload;
  const replace = (half: Half, files: readonly File[]) =>
    controller.change((changed) => withHalf(changed, pair.id, half, controller.choose(files)[0]));

  function halfOfPair(half: Half) {
    const file = pair.files.find(({ role }) => role === half);
    if (file !== undefined) {
      return <ChosenPicture key={half} upload={upload} file={file} onRemove={() => replace(half, [])} />;
    }
    const onFiles = (files: readonly File[]) => replace(half, files);
    return <DropZone key={half} upload={upload} files={text.choose.file[half]} isSingle onFiles={onFiles} />;
  }

  return (
    <li className="rounded-md border border-line bg-paper p-3">
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <span className="plate mr-auto">{fillPlaceholders(text.pair.title, { number })}</span>
        <SmallButton
          word={text.picture.retry}
          label={fillPlaceholders(text.pair.retryNamed, { number })}
          onClick={upload.retryOf(pair.id)}
        />
        <SmallButton
          word={text.pair.swap}
          label={fillPlaceholders(text.pair.swapNamed, { number })}
          onClick={() => controller.change((changed) => withSwapped(changed, pair.id))}
        />
      </div>
      <div className="grid grid-cols-2 gap-3">{halves.map(halfOfPair)}</div>
    </li>
  );
}
