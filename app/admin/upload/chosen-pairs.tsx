import { Button } from "#app/ui/button.tsx";
import type { DraftChange } from "./change-draft.ts";
import { ChosenPicture } from "./chosen-picture.tsx";
import type { ChosenFile, Half, PairCard } from "./draft.ts";
import { DropZone } from "./drop-zone.tsx";
import type { FileState } from "./upload-state.ts";

interface ChosenPairsProps {
  pairs: PairCard[];
  fileStates: ReadonlyMap<string, FileState>;
  preview(fileId: string): Blob | null;
  choose(files: readonly File[]): ChosenFile[];
  change(change: DraftChange): void;
  /** Given for a whole pair that failed, while nothing is on its way. */
  retryOf(pair: PairCard): (() => void) | undefined;
  isBusy: boolean;
}

const captions: Record<Half, string> = { before: "Before", after: "After" };

/** Transformation work: pair cards, before beside after (decision 17). */
export function ChosenPairs(props: ChosenPairsProps) {
  const { pairs, fileStates, preview, choose, change, retryOf, isBusy } = props;
  return (
    <div className="flex flex-col gap-5">
      <div className="grid gap-4 sm:grid-cols-2">
        {(["before", "after"] as const).map((half) => (
          <DropZone
            key={half}
            title={`${half} images`}
            isDisabled={isBusy}
            onFiles={(files) => change({ kind: "add halves", half, files: choose(files) })}
          />
        ))}
      </div>
      <ol className="grid gap-4 lg:grid-cols-2">
        {pairs.map((pair, index) => (
          <li key={pair.id} className="rounded-md border border-line bg-paper p-3">
            <div className="mb-3 flex flex-wrap items-center gap-2">
              <span className="plate mr-auto">Pair {index + 1}</span>
              <RetryPair index={index} onRetry={retryOf(pair)} />
              <Button
                kind="secondary"
                className="px-3"
                aria-label={`Swap before and after of pair ${index + 1}`}
                onClick={() => change({ kind: "swap", pairId: pair.id })}
              >
                Swap
              </Button>
            </div>
            <div className="grid grid-cols-2 gap-3">
              {(["before", "after"] as const).map((half) => (
                <HalfOfPair
                  key={half}
                  half={half}
                  chosen={pair[half]}
                  preview={preview}
                  fileStates={fileStates}
                  isBusy={isBusy}
                  onFile={(files) => {
                    const [file = null] = choose(files);
                    change({ kind: "fill half", pairId: pair.id, half, file });
                  }}
                />
              ))}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

function RetryPair({ index, onRetry }: { index: number; onRetry: (() => void) | undefined }) {
  if (onRetry === undefined) return null;
  return (
    <Button kind="secondary" className="px-3" aria-label={`Retry pair ${index + 1}`} onClick={onRetry}>
      Retry
    </Button>
  );
}

interface HalfOfPairProps {
  half: Half;
  chosen: ChosenFile | null;
  preview(fileId: string): Blob | null;
  fileStates: ReadonlyMap<string, FileState>;
  isBusy: boolean;
  onFile(files: readonly File[]): void;
}

function HalfOfPair({ half, chosen, preview, fileStates, isBusy, onFile }: HalfOfPairProps) {
  if (chosen === null) {
    return (
      <DropZone title={`${half} image`} isMultiple={false} isSmall isDisabled={isBusy} onFiles={onFile} />
    );
  }
  return (
    <ChosenPicture
      file={chosen}
      preview={preview(chosen.id)}
      caption={captions[half]}
      state={fileStates.get(chosen.id)}
      onRemove={() => onFile([])}
    />
  );
}
