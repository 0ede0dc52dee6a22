import { Button } from "#app/ui/button.tsx";
import type { PictureChange } from "#domain/gallery/changes/picture-change.ts";
import type { GalleryImage } from "#domain/gallery/images/gallery-image.ts";
import type { PictureRole } from "#domain/gallery/pictures/picture-metadata.ts";
import { useAdminText } from "../../kit/page/admin-text.ts";
import { Sentence } from "../../kit/page/sentence.tsx";
import { Time } from "../../kit/page/time.tsx";
import { UploadField } from "../../kit/upload/upload-field.tsx";

interface MoreChangesProps {
  account: string;
  image: GalleryImage;
  role: PictureRole | null;
  count: number;
  changedAt: string | null;
  isSaving: boolean;
  onChange(change: PictureChange): void;
}

export function MoreChanges({
  account,
  image,
  role,
  count,
  changedAt,
  isSaving,
  onChange,
}: MoreChangesProps) {
  const text = useAdminText().imagePictures;
  const send = (change: PictureChange) => {
    if (!isSaving) onChange(change);
  };
  return (
    <section aria-labelledby="more-changes" className="panel flex flex-col items-start gap-5 p-4 md:p-5">
      <h3 id="more-changes" className="text-base">
        {text.more}
      </h3>
      {role === null ? null : (
        <UploadField
          key={role}
          account={account}
          role={role}
          label={text.replace}
          onReceived={(file) => "picture" in file && send({ kind: "replace", role, url: file.picture })}
        />
      )}
      {count > 1 ? (
        <Button kind="secondary" aria-disabled={isSaving} onClick={() => send({ kind: "swap" })}>
          {text.swap}
        </Button>
      ) : null}
      {count === 1 ? (
        <div>
          <h4 className="font-bold">{text.pair}</h4>
          <p className="mb-3 text-sm text-steel">{text.addHint}</p>
          <div className="flex flex-wrap gap-4">
            {sidesToAdd(image).map((side) => (
              <UploadField
                key={side}
                account={account}
                role={side}
                label={side === "before" ? text.addBefore : text.addAfter}
                onReceived={(file) =>
                  "picture" in file && send({ kind: "add", role: side, url: file.picture })
                }
              />
            ))}
          </div>
        </div>
      ) : null}
      {changedAt === null ? null : (
        <div>
          <Button kind="secondary" aria-disabled={isSaving} onClick={() => send({ kind: "undo" })}>
            {text.undo}
          </Button>
          <p className="mt-2 text-sm text-steel">
            <Sentence text={text.undoHint} values={{ time: <Time iso={changedAt} /> }} />
          </p>
        </div>
      )}
    </section>
  );
}

function sidesToAdd({ mainImageUrl, beforeImageUrl, inWorkSince }: GalleryImage) {
  if (inWorkSince !== null) return ["after"] as const;
  if (mainImageUrl !== null) return ["after", "before"] as const;
  return beforeImageUrl === null ? (["before"] as const) : (["after"] as const);
}
