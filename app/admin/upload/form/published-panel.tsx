import { use, useState } from "react";
import { sitePath } from "#app/language/paths.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import { galleryQuery } from "#domain/gallery/images/gallery-page.ts";
import { pictureSizeUrl } from "#domain/gallery/pictures/picture-metadata.ts";
import { newId } from "../../kit/form/new-id.ts";
import type { ListedOption } from "../../kit/list/name-options.ts";
import { BusinessNameContext, counted, useAdminText } from "../../kit/page/admin-text.ts";
import { changeInChunks } from "../../kit/page/chunks.ts";
import { focusSection } from "../../kit/page/focus-section.ts";
import { notifyFailure } from "../../kit/page/notices.tsx";
import { scrollIntoView } from "../../kit/page/scroll-into-view.ts";
import { useUndo } from "../../kit/page/undo.ts";
import { deleteChunk } from "../../kit/picture/delete-images.ts";
import { share } from "../../kit/share/share.ts";
import type { PublishedImage } from "../sending/upload-queue.ts";
import type { Upload } from "../sending/use-upload.ts";

const shownAtMost = 12;

const titleId = "published";

export function PublishedPanel({ upload, vehicleNames }: { upload: Upload; vehicleNames: ListedOption[] }) {
  const { controller, published } = upload;
  const text = upload.text.published;
  const { language } = useAdminText();
  const business = use(BusinessNameContext);
  const { isUndoing, undo } = useUndoUpload(upload);
  if (published.length === 0) return null;
  const pictures = published.flatMap((image) => image.pictures);
  const vehicle = vehicleOfAll(published);
  const name = vehicleNames.find(({ value }) => value === vehicle)?.names[0] ?? vehicle ?? business;
  const path = sitePath(language, pathOf(published, vehicle));
  return (
    <section
      key={published.at(-1)?.id}
      ref={scrollIntoView}
      aria-labelledby={titleId}
      className="panel mb-6 scroll-mt-4 border-teal p-4"
    >
      <h2 id={titleId} className="text-lg">
        {counted(text.title, pictures.length)}
      </h2>
      <ul className="mt-3 grid grid-cols-4 gap-2 sm:grid-cols-6">
        {published.slice(0, shownAtMost).map(({ id, pictures: [first = "", ...others] }, index) => (
          <li key={id}>
            <a
              href={sitePath(language, `/gallery/${id}`)}
              target="_blank"
              rel="noreferrer"
              className="relative block aspect-3/2 overflow-hidden rounded-sm bg-sand"
            >
              <img
                src={pictureSizeUrl(others[0] ?? first, 320, "jpeg")}
                alt={fillPlaceholders(text.photograph, { number: index + 1 })}
                className="size-full object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
      {published.length > shownAtMost ? (
        <p className="mt-2 text-sm text-steel">
          {fillPlaceholders(text.more, { count: published.length - shownAtMost })}
        </p>
      ) : null}
      <div className="mt-4 flex flex-wrap gap-3">
        <a href={path} target="_blank" rel="noreferrer" className={buttonClass("primary")}>
          {text.see}
        </a>
        <Button kind="secondary" onClick={() => void share([{ name, path }])}>
          {text.share}
        </Button>
        <Button kind="secondary" disabled={isUndoing} onClick={() => void undo()}>
          {isUndoing ? text.undoing : text.undo}
        </Button>
        <Button kind="quiet" onClick={() => void controller.dismissPublished()}>
          {text.close}
        </Button>
      </div>
    </section>
  );
}

function useUndoUpload({ controller, published }: Upload) {
  const text = useAdminText();
  const tellDeleted = useUndo();
  const [isUndoing, setUndoing] = useState(false);

  async function undo() {
    const ids = published.map(({ id }) => id);
    setUndoing(true);
    const act = newId();
    const call = (chunk: readonly string[]) => deleteChunk(text, chunk, act);
    const { changed, remaining, failure } = await changeInChunks({ ids, call });
    const gone = ids.slice(0, ids.length - remaining.length);
    await controller.dismissPublished(gone);
    setUndoing(false);
    if (failure !== null) return notifyFailure(text.images.bulkDelete.failed, failure);
    focusSection();
    tellDeleted(fillPlaceholders(text.images.bulkDelete.done, { count: changed }), gone);
  }

  return { isUndoing, undo };
}

function vehicleOfAll(published: readonly PublishedImage[]): string | null {
  const [vehicle = null, ...others] = new Set(published.map(({ vehicleName }) => vehicleName));
  return others.length === 0 ? vehicle : null;
}

function pathOf(published: readonly PublishedImage[], vehicle: string | null): string {
  const [first] = published;
  const projects = new Set(published.map(({ id, project = id }) => project));
  if (first !== undefined && projects.size === 1) return `/gallery/${first.id}`;
  return `/gallery${galleryQuery({ work: null, vehicle, body: null, page: 1 })}`;
}
