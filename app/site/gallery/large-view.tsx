import { type KeyboardEvent, useEffect, useRef } from "react";
import { useTranslate } from "#app/language/language.tsx";
import { Comparison } from "#app/site/comparison.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { GalleryCard } from "#domain/gallery/images/gallery-page.ts";
import { useBodyTypeNames } from "./body-type-names.ts";
import { useProjectDescription } from "./project-words.ts";
import { useSwipe } from "./use-swipe.ts";

interface LargeViewProps {
  cards: GalleryCard[];
  /** Null when nothing is shown large. */
  openIndex: number | null;
  onTurn: (by: 1 | -1) => void;
  onClose: () => void;
}

/** One project over the whole screen, with keys, buttons and swipes to its neighbours. */
export function LargeView({ cards, openIndex, onTurn, onClose }: LargeViewProps) {
  const t = useTranslate();
  const dialog = useRef<HTMLDialogElement>(null);
  const card = openIndex === null ? undefined : cards[openIndex];
  const previous = openIndex === null ? undefined : cards[openIndex - 1];
  const next = openIndex === null ? undefined : cards[openIndex + 1];
  const swipe = useSwipe({ onLeft: () => onTurn(1), onRight: () => onTurn(-1) });
  const isOpen = card !== undefined;

  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
    if (!isOpen && dialog.current?.open) dialog.current.close();
  }, [isOpen]);

  function turnPages(event: KeyboardEvent) {
    if (event.target instanceof HTMLInputElement) return;
    if (event.key === "ArrowLeft") onTurn(-1);
    if (event.key === "ArrowRight") onTurn(1);
  }

  return (
    <dialog
      ref={dialog}
      aria-label={t("gallery.largeView")}
      onKeyDown={turnPages}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className="m-0 h-dvh max-h-none w-full max-w-none overflow-hidden bg-indigo-deep text-paper backdrop:bg-indigo-deep"
    >
      {card && (
        <div className="flex h-full flex-col">
          <div className="flex items-center justify-between gap-4 px-4 py-2">
            <p role="status" className="text-sm text-indigo-pale">
              {t("gallery.position", { index: (openIndex ?? 0) + 1, total: cards.length })}
            </p>
            <RoundButton name={t("gallery.close")} path="M6 6l12 12M18 6L6 18" onClick={onClose} />
          </div>
          <div {...swipe} className="grid min-h-0 flex-1 touch-pan-y place-items-center px-0 lg:px-20">
            <LargePicture key={card.id} card={card} />
          </div>
          <div className="flex items-center gap-3 px-4 py-3">
            <RoundButton
              name={t("gallery.previous")}
              path="M15 5l-7 7 7 7"
              onClick={() => onTurn(-1)}
              disabled={!previous}
            />
            <Caption card={card} />
            <RoundButton
              name={t("gallery.next")}
              path="M9 5l7 7-7 7"
              onClick={() => onTurn(1)}
              disabled={!next}
            />
          </div>
        </div>
      )}
    </dialog>
  );
}

function LargePicture({ card }: { card: GalleryCard }) {
  const t = useTranslate();
  const descriptionOf = useProjectDescription();
  if (card.pictures.kind === "pair")
    return (
      <Comparison
        before={card.pictures.before}
        after={card.pictures.after}
        beforeAlt={t("gallery.beforeAlt", { name: card.vehicleName })}
        afterAlt={t("gallery.afterAlt", { name: card.vehicleName })}
        sizes="100vw"
        loading="eager"
        className="max-w-[calc((100dvh-11rem)*1.5)]"
      />
    );
  return (
    <Picture
      picture={card.pictures.picture}
      alt={descriptionOf(card)}
      sizes="100vw"
      loading="eager"
      className="max-h-[calc(100dvh-11rem)] w-auto max-w-full object-contain"
    />
  );
}

function Caption({ card }: { card: GalleryCard }) {
  const t = useTranslate();
  const bodyTypeName = useBodyTypeNames();
  const work = t(`gallery.work.${card.work}`);
  return (
    <p className="min-w-0 flex-1 text-center leading-snug">
      <b className="block truncate font-display text-lg">{card.vehicleName}</b>
      <span className="text-sm text-indigo-pale">
        {card.bodyType === null ? work : `${bodyTypeName(card.bodyType)} · ${work}`}
      </span>
    </p>
  );
}

interface RoundButtonProps {
  name: string;
  path: string;
  onClick: () => void;
  disabled?: boolean;
}

function RoundButton({ name, path, onClick, disabled = false }: RoundButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      onClick={onClick}
      disabled={disabled}
      className="grid size-12 shrink-0 place-items-center rounded-full border-2 border-paper/70 focus-visible:outline-marigold disabled:opacity-30"
    >
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        className="size-6"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
      >
        <path d={path} />
      </svg>
    </button>
  );
}
