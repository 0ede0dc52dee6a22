import type { ComponentProps, ReactNode } from "react";
import { usePage } from "#app/language/language.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { ArtPlace } from "#content/places.ts";
import { MarkNote } from "./mark-note.tsx";

interface PlacePictureProps extends Omit<ComponentProps<typeof Picture>, "picture" | "focus" | "wide"> {
  place: ArtPlace;
  alt: string;
  caption?: string;
  frame?: string;
  mark?: string | null;
}

export function PlacePicture({ place, alt, caption, frame, mark, ...shown }: PlacePictureProps) {
  const picture = usePage().pictureAt(place);
  const words = picture.isIllustration ? alt : (caption ?? alt);
  return (
    <div className={frame ?? "relative size-full"}>
      <Picture {...shown} picture={picture} alt={words} focus={picture.focus} />
      {picture.isIllustration && mark !== null && <IllustrationMark isHidden={alt === ""} place={mark} />}
    </div>
  );
}

interface IllustrationMarkProps {
  isHidden?: boolean;
  place?: string | undefined;
}

export function IllustrationMark({ isHidden = false, place = "illustration-foot" }: IllustrationMarkProps) {
  const { illustration } = usePage().texts.site;
  return (
    <small aria-hidden={isHidden || undefined} className={`illustration ${place}`}>
      {illustration}
    </small>
  );
}

export function useSectionMarks(places: readonly ArtPlace[]): { mark: null | undefined; note: ReactNode } {
  const { placed, texts } = usePage();
  const ours = places.filter((place) => !placed.pictures.has(place)).length;
  const { illustration, illustrationsHere, illustrationNote } = texts.site;
  if (ours === 0) return { mark: undefined, note: null };
  if (ours < places.length)
    return { mark: undefined, note: <p className="text-sm text-steel">{illustrationNote}</p> };
  return { mark: null, note: <MarkNote mark={illustration} text={illustrationsHere} /> };
}
