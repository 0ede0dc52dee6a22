import { usePage, useTranslate } from "#app/language/language.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { GalleryCard } from "#domain/gallery/images/gallery-page.ts";
import { nameIn } from "#domain/gallery/names/names.ts";
import type { PictureMetadata } from "#domain/gallery/pictures/picture-metadata.ts";
import { bodyTypeName, pairName, pictureWords } from "./project-words.ts";
import { SampleMark } from "./sample-note.tsx";

interface ProjectCardProps {
  card: GalleryCard;
  place?: number;
  path: string;
  sizes?: string;
  isMarked?: boolean;
}

const inGrid =
  "(min-width: 1200px) 272px, (min-width: 768px) calc(25vw - 17px), (min-width: 640px) calc(33.3vw - 20px), calc(50vw - 25px)";

export function ProjectCard({
  card,
  place,
  path,
  sizes = inGrid,
  isMarked = card.isSample,
}: ProjectCardProps) {
  const t = useTranslate();
  const page = usePage();
  const name = nameIn(page.language, card.vehicle);
  const shown = {
    sizes,
    // Only this one is in sight on every screen; others follow with the first layout.
    loading: place === 0 ? "first" : "lazy",
  } as const;
  return (
    <article className="group panel relative flex h-full flex-col overflow-hidden">
      <a href={path} className="flex flex-1 flex-col focus-visible:-outline-offset-3">
        <span className="relative isolate block">
          {card.pictures.kind === "pair" ? (
            <PairPictures
              name={pairName(page, card)}
              isModification={card.work === "modifications"}
              {...card.pictures}
              {...shown}
            />
          ) : (
            <CardPicture picture={card.pictures.picture} alt={pictureWords(page, card)} {...shown} />
          )}
          {isMarked && <SampleMark className="illustration-foot z-1" />}
          {card.photographs > 1 && (
            <span
              className={`plate absolute bottom-1.5 z-1 ${isMarked ? "right-1.5" : "left-1.5"} ${plateSize}`}
            >
              {t("gallery.photographs", { count: card.photographs })}
            </span>
          )}
        </span>
        <b className="truncate px-3 pt-2.5 leading-snug">{name}</b>
        <span className="truncate px-3 pb-3 text-sm text-steel">
          {card.body === null ? t(`gallery.work.${card.work}`) : bodyTypeName(page, card.body)}
        </span>
        <span className="sr-only">{t("gallery.openLarge")}</span>
      </a>
      {card.isFeatured && <FeaturedStar />}
      {card.pictures.kind === "pair" && <PairSwitch id={card.id} name={name} />}
      {card.isInWork && (
        <span className={`plate pointer-events-none absolute top-1.5 left-1.5 ${plateSize}`}>
          {t("gallery.inWork")}
        </span>
      )}
    </article>
  );
}

const plateSize = "plate-small";

interface Shown {
  sizes: string;
  loading: "first" | "lazy";
}

function CardPicture(props: Shown & { picture: PictureMetadata; alt: string }) {
  return <Picture {...props} upTo={960} className="aspect-3/2 size-full object-cover" />;
}

interface PairPicturesProps extends Shown {
  name: string;
  isModification: boolean;
  before: PictureMetadata;
  after: PictureMetadata;
}

/** A touch screen has no hover, so there both stand beside a slant. */
function PairPictures({ name, isModification, before, after, ...shown }: PairPicturesProps) {
  const t = useTranslate();
  return (
    <>
      <span className={`pair-before ${isModification ? "[--slant:62%]" : ""}`}>
        <span>
          <CardPicture picture={before} alt={t("gallery.beforeAlt", { name })} {...shown} />
        </span>
        <span />
        <span className={`plate absolute right-1.5 bottom-1.5 ${plateSize}`}>{t("gallery.after")}</span>
      </span>
      <CardPicture picture={after} alt={t("gallery.afterAlt", { name })} {...shown} />
    </>
  );
}

interface PairSwitchProps {
  id: string;
  name: string;
}

function PairSwitch({ id: cardId, name }: PairSwitchProps) {
  const t = useTranslate();
  const id = `after-${cardId}`;
  return (
    <div className="absolute top-1.5 left-1.5">
      <input
        type="checkbox"
        id={id}
        className="peer sr-only"
        aria-label={`${t("gallery.showAfter")}: ${name}`}
        autoComplete="off"
      />
      <label htmlFor={id} className="block size-11">
        <span className={`plate says-before ${plateSize}`}>{t("gallery.before")}</span>
        <span className={`plate says-after ${plateSize}`}>{t("gallery.after")}</span>
      </label>
    </div>
  );
}

function FeaturedStar() {
  const t = useTranslate();
  return (
    <span className="absolute top-1.5 right-1.5 grid size-7 place-items-center rounded-full border-[1.5px] border-ink bg-marigold">
      <span className="sr-only">{t("gallery.featured")}</span>
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-4 fill-ink">
        <path d="M12 2.500l2.900 6.300 6.900.8-5.100 4.700 1.400 6.800L12 17.700l-6.100 3.400 1.400-6.800L2.200 9.600l6.900-.8z" />
      </svg>
    </span>
  );
}
