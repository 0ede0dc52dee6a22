import type { ComponentProps } from "react";
import { Button } from "#app/ui/button.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import { useAdminText } from "../../kit/page/admin-text.ts";
import { Icon } from "../../kit/page/icon.tsx";
import type { ListedImage } from "../../kit/picture/listed-image.ts";
import { PreviewImage } from "../../kit/picture/preview-image.tsx";
import { PictureToPost } from "../../kit/post/picture-to-post.tsx";

export interface NamedImage extends ListedImage {
  name: string;
}

interface ProjectImageProps {
  row: NamedImage;
  place: number;
  count: number;
  isDragged: boolean;
  handle: ComponentProps<"span">;
  onMove(place: number): void;
  onTakeOut(): void;
  onSplit(): void;
}

export function ProjectImage({ row, place, count, isDragged, handle, ...changes }: ProjectImageProps) {
  const text = useAdminText().projects;
  const named = (sentence: string) => fillPlaceholders(sentence, { number: place + 1 });
  return (
    <li className={`panel flex flex-col gap-2 p-2 ${isDragged ? "border-ink bg-sand" : ""}`}>
      <div className="flex items-center gap-2">
        <span
          {...handle}
          aria-hidden="true"
          className="grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded-md border border-line select-none"
        >
          <Icon name="menu" />
        </span>
        <div className="w-24 shrink-0">
          <PreviewImage row={row} name={row.name}>
            <div className="mt-4">
              <PictureToPost id={row.image.id} name={row.name} />
            </div>
          </PreviewImage>
        </div>
        <p className="min-w-0 flex-1 font-bold">{place + 1}</p>
        <Step icon="up" label={named(text.up)} isEnd={place === 0} onStep={() => changes.onMove(place - 1)} />
        <Step
          icon="down"
          label={named(text.down)}
          isEnd={place === count - 1}
          onStep={() => changes.onMove(place + 1)}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        {place === 0 ? (
          <span className="plate self-center">{text.cover}</span>
        ) : (
          <Button
            kind="secondary"
            className="px-3"
            aria-label={named(text.makeCoverNamed)}
            onClick={() => changes.onMove(0)}
          >
            {text.makeCover}
          </Button>
        )}
        <Button
          kind="secondary"
          className="px-3"
          aria-label={named(text.takeOutNamed)}
          onClick={changes.onTakeOut}
        >
          {text.takeOut}
        </Button>
        {place === 0 || place === count - 1 ? null : (
          <Button
            kind="secondary"
            className="px-3"
            aria-label={named(text.splitNamed)}
            onClick={changes.onSplit}
          >
            {text.split}
          </Button>
        )}
      </div>
    </li>
  );
}

interface StepProps {
  icon: "up" | "down";
  label: string;
  isEnd: boolean;
  onStep(): void;
}

/** It stays at an end, so that the focus does not get lost. */
function Step({ icon, label, isEnd, onStep }: StepProps) {
  return (
    <Button
      kind="secondary"
      className="size-11 px-0 aria-disabled:opacity-40"
      aria-label={label}
      aria-disabled={isEnd}
      onClick={isEnd ? undefined : onStep}
    >
      <Icon name={icon} />
    </Button>
  );
}
