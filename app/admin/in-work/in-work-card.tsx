import { Button } from "#app/ui/button.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import { Confirm } from "../kit/dialog/confirm.tsx";
import { useChange } from "../kit/form/form-outcome.ts";
import { counted, useAdminText } from "../kit/page/admin-text.ts";
import { Time } from "../kit/page/time.tsx";
import type { ListedImage } from "../kit/picture/listed-image.ts";
import { PreviewImage } from "../kit/picture/preview-image.tsx";
import { AddAfter } from "./add-after.tsx";

export interface InWorkRow extends ListedImage {
  name: string;
  days: number;
}

export function InWorkCard({ account, row }: { account: string; row: InWorkRow }) {
  const { inWork: text, images } = useAdminText();
  const { image, name, days } = row;
  const { id, version } = image;
  const { change, isBusy, send } = useChange(`in-work-${id}`);
  const seen = { id, version: String(version) };

  return (
    <article aria-label={name} className="panel p-4">
      <div className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-4">
        <PreviewImage row={row} name={name} />
        <div className="min-w-0">
          <h3 className="text-base wrap-anywhere">{name}</h3>
          <p className="text-sm text-steel">{images.work[image.workType ?? image.category]}</p>
          <p className="mt-2 font-bold tabular-nums">{days === 0 ? text.today : counted(text.days, days)}</p>
          <p className="text-sm text-steel">
            <Time iso={image.inWorkSince ?? image.createdAt} as="day" />
          </p>
        </div>
      </div>
      {image.isShownEarly ? <p className="plate mt-4">{text.onSite}</p> : null}
      <AddAfter
        account={account}
        name={name}
        isBusy={isBusy}
        hasFailed={change.state === "idle" && change.data?.ok === false}
        onReceived={(afterUrl) => send({ intent: "complete", ...seen, afterUrl })}
      />
      <div className="mt-3 flex justify-between gap-3 border-t border-line pt-3">
        <Button
          kind="quiet"
          className="-ml-3 min-w-0 flex-1 justify-start px-3 text-left"
          aria-disabled={isBusy}
          aria-label={fillPlaceholders(image.isShownEarly ? text.hideName : text.showName, { name })}
          onClick={() => !isBusy && send({ intent: image.isShownEarly ? "hide" : "show", ...seen })}
        >
          {image.isShownEarly ? text.hide : text.show}
        </Button>
        <Confirm
          title={images.deleteTitle}
          question={images.deleteQuestion}
          isRestorable
          confirm={images.delete}
          onConfirm={() => send({ intent: "delete", id })}
          trigger={
            <Button
              kind="danger"
              disabled={isBusy}
              aria-label={fillPlaceholders(images.deleteName, { name })}
            >
              {images.delete}
            </Button>
          }
        />
      </div>
    </article>
  );
}
