import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { Button, buttonClass } from "#app/ui/button.tsx";
import type { Focus, PictureMetadata } from "#domain/gallery/pictures/picture-metadata.ts";
import type { PlaceContent, StoredPlace } from "#domain/site-pictures/site-pictures.ts";
import { type SaveIntent, useOnPage } from "../../../kit/form/on-page.ts";
import { useAdminText } from "../../../kit/page/admin-text.ts";
import { Problem } from "../../../kit/page/problem.tsx";
import { Sentence } from "../../../kit/page/sentence.tsx";
import { isOwners } from "../../../kit/picture/place-state.ts";
import { PlaceThumbnail } from "../../../kit/picture/place-thumbnail.tsx";
import type { ShownPlace } from "../../../kit/picture/shown-place.server.ts";
import { usePlaceChange } from "../../../kit/picture/use-place-change.ts";
import { UploadField } from "../../../kit/upload/upload-field.tsx";
import { FocusPicker } from "./focus-picker.tsx";
import { GalleryChoice, type LoadedGallery } from "./gallery-choice.tsx";
import { type PastPlace, PlaceHistory } from "./place-history.tsx";
import { usePlaceAddress } from "./use-place-address.ts";

export interface LoadedPlace {
  account: string;
  name: string;
  list: string;
  pages: { address: string; name: string }[];
  /** Words that stand with the picture, and where they are changed. */
  captions: { key: string; words: string; address: string }[];
  stored: StoredPlace;
  shown: ShownPlace;
  picture: PictureMetadata | null;
  isPictureGone: boolean;
  document: string | null;
  past: readonly PastPlace[];
  gallery: LoadedGallery | null;
}

const middle: Focus = { x: 50, y: 50 };
const nothing: PlaceContent = { url: null, document: null, focus: middle };

export function PlaceForm(loaded: LoadedPlace) {
  const { account, name, pages, captions, stored, shown, picture, document, gallery } = loaded;
  const { place } = shown;
  const text = useAdminText().pictures;
  const navigate = useNavigate();
  const addressOf = usePlaceAddress(place);
  const isOnPage = useOnPage() !== null;
  const { change, isSaving, problem } = usePlaceChange(place, stored);
  const isCertificate = place === "certificate";
  const isChosen = picture !== null || document !== null;

  async function put(content: PlaceContent, done: string, intent?: SaveIntent) {
    if (isSaving || !(await change(content, done, intent))) return;
    await navigate(addressOf(), { preventScrollReset: true });
  }

  return (
    <>
      {isOnPage ? null : (
        <div>
          <h2 className="text-lg wrap-anywhere">{name}</h2>
          <ShownOn pages={pages} />
          {captions.map(({ key, words, address }) => (
            <Caption key={key} words={words} address={address} />
          ))}
        </div>
      )}
      {problem === null ? null : <Problem title={text.failure} message={problem} />}
      {loaded.isPictureGone ? <Problem message={text.gone} /> : null}
      <section
        aria-label={isChosen ? text.chosen : text.current}
        hidden={gallery !== null}
        className="panel p-4 md:p-5"
      >
        <p className={`plate mb-4 ${isChosen ? "" : "plate-white"}`}>
          {isChosen ? text.chosen : text.current}
        </p>
        {isChosen ? (
          <Chosen
            key={picture?.url}
            picture={picture}
            isSaving={isSaving}
            focus={picture?.url === stored.url ? stored.focus : middle}
            cancelTo={addressOf()}
            onSave={(focus, intent) =>
              void put({ url: picture?.url ?? null, document, focus }, text.placed, intent)
            }
          />
        ) : (
          <Current
            shown={shown}
            stored={stored}
            isSaving={isSaving}
            onSave={(focus, intent) =>
              void put({ url: stored.url, document: null, focus }, text.pointSaved, intent)
            }
          />
        )}
      </section>
      <div className="flex flex-wrap items-start gap-x-5 gap-y-4">
        <UploadField
          account={account}
          takesDocuments={isCertificate}
          onReceived={(file) => void navigate(addressOf(file), { preventScrollReset: true })}
        />
        <Link to={addressOf({ isChoosing: true })} preventScrollReset className={buttonClass("secondary")}>
          {text.fromGallery}
        </Link>
        {isOwners(shown.state) && (
          <Button kind="quiet" aria-disabled={isSaving} onClick={() => void put(nothing, text.ours)}>
            {text.toOurs}
          </Button>
        )}
      </div>
      {gallery === null ? (
        <PlaceHistory
          place={place}
          past={loaded.past}
          onUse={(content) => void put(content, content.url === null ? text.ours : text.placed)}
        />
      ) : (
        <GalleryChoice place={place} {...gallery} />
      )}
    </>
  );
}

function ShownOn({ pages }: Pick<LoadedPlace, "pages">) {
  const text = useAdminText().pictures;
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-4 text-sm">
      {text.shownOn}
      {pages.map(({ address, name }) => (
        <a
          key={address}
          href={address}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 min-w-11 items-center text-teal underline underline-offset-4"
        >
          {name}
        </a>
      ))}
    </p>
  );
}

function Caption({ words, address }: { words: string; address: string }) {
  const text = useAdminText().pictures.caption;
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-sm">
      <span>
        <Sentence text={text.text} values={{ words: <b>{words}</b> }} />
      </span>
      <Link to={address} className="inline-flex min-h-11 items-center text-teal underline underline-offset-4">
        {text.change}
      </Link>
    </p>
  );
}

interface ChosenProps {
  picture: PictureMetadata | null;
  focus: Focus;
  isSaving: boolean;
  cancelTo: string;
  onSave(focus: Focus, intent: SaveIntent): void;
}

function Chosen({ picture, focus: standing, isSaving, cancelTo, onSave }: ChosenProps) {
  const text = useAdminText().pictures;
  const [focus, setFocus] = useState(standing);
  return (
    <>
      {picture === null ? (
        <p>{text.isDocument}</p>
      ) : (
        <FocusPicker picture={picture} focus={focus} onChange={setFocus} />
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <SaveButtons name={text.save} isSaving={isSaving} onSave={(intent) => onSave(focus, intent)} />
        <Link to={cancelTo} preventScrollReset className={buttonClass("quiet")}>
          {text.cancel}
        </Link>
      </div>
    </>
  );
}

interface CurrentProps extends Pick<LoadedPlace, "shown" | "stored"> {
  isSaving: boolean;
  onSave(focus: Focus, intent: SaveIntent): void;
}

function Current({ shown, stored, isSaving, onSave }: CurrentProps) {
  const text = useAdminText().pictures;
  const [moved, setMoved] = useState<Focus | null>(null);
  if (shown.document !== null) {
    return (
      <a href={shown.document} target="_blank" rel="noreferrer" className={buttonClass("secondary")}>
        {text.openDocument}
      </a>
    );
  }
  if (shown.picture === null || !isOwners(shown.state)) {
    return (
      <div className="max-w-md overflow-hidden rounded-md">
        <PlaceThumbnail shown={shown} sizes="(min-width: 640px) 448px, 86vw" />
      </div>
    );
  }
  const focus = moved ?? stored.focus;
  const isMoved = focus.x !== stored.focus.x || focus.y !== stored.focus.y;
  return (
    <>
      <FocusPicker picture={shown.picture} focus={focus} onChange={setMoved} />
      {isMoved ? (
        <div className="mt-5 flex flex-wrap gap-3">
          <SaveButtons
            name={text.saveFocus}
            isSaving={isSaving}
            onSave={(intent) => {
              onSave(focus, intent);
              setMoved(null);
            }}
          />
        </div>
      ) : null}
    </>
  );
}

interface SaveButtonsProps {
  name: string;
  isSaving: boolean;
  onSave(intent: SaveIntent): void;
}

function SaveButtons({ name, isSaving, onSave }: SaveButtonsProps) {
  const { pictures, onPage: text } = useAdminText();
  const isOnPage = useOnPage() !== null;
  return (
    <>
      <Button kind="primary" aria-disabled={isSaving} onClick={() => onSave("save")}>
        {isSaving ? pictures.saving : isOnPage ? text.saveDraft : name}
      </Button>
      {isOnPage ? (
        <Button kind="secondary" aria-disabled={isSaving} onClick={() => onSave("publish")}>
          {text.publishThis}
        </Button>
      ) : null}
    </>
  );
}
