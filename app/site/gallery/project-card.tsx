import { usePage, useTranslate } from "#app/language/language.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { GalleryCard } from "#domain/gallery/images/gallery-page.ts";
import type { PictureFacts } from "#domain/gallery/pictures/picture-facts.ts";
import { nameIn } from "#domain/reference-lists/names.ts";
import { bodyTypeName, pairName, pictureWords } from "./project-words.ts";
import { SampleMark } from "./sample-note.tsx";

interface ProjectCardProps {
  card: GalleryCard;
  /** In the gallery's grid, counted from 0; nothing elsewhere, below what is seen first. */
  place?: number;
  /** From a tablet on as large as four others. */
  isLarge?: boolean;
  /** As wide there as two others. */
  isWideOnPhones?: boolean;
  /** From a tablet on it fills the row, its name beside the picture. */
  isAlone?: boolean;
  /** Of the project's own page. */
  path: string;
  /** Where it does not stand in the grid of `Projects`. */
  sizes?: string;
}

/** As the grid of `Projects` lays them out. */
function sizesOf(isLarge: boolean, isWideOnPhones: boolean): string {
  const wide = isLarge
    ? "(min-width: 1200px) 560px, (min-width: 768px) calc(50vw - 25px)"
    : "(min-width: 1200px) 272px, (min-width: 768px) calc(25vw - 17px)";
  const onPhones = isWideOnPhones ? "86vw" : "calc(50vw - 25px)";
  return `${wide}, (min-width: 640px) calc(33.3vw - 20px), ${onPhones}`;
}

/** One project of the grid, and the way to its page. */
export function ProjectCard({
  card,
  place,
  isLarge = card.isFeatured,
  isWideOnPhones = false,
  isAlone = false,
  path,
  sizes,
}: ProjectCardProps) {
  const t = useTranslate();
  const page = usePage();
  const name = nameIn(page.language, card.vehicle);
  const shown = {
    sizes: sizes ?? sizesOf(isLarge, isWideOnPhones),
    // Only of this one every screen is known to show the picture; its neighbours follow with the first layout.
    loading: place === 0 ? "first" : "lazy",
  } as const;
  const work = t(`gallery.work.${card.work}`);
  const body = card.body && bodyTypeName(page, card.body);
  const plateSize = isLarge || isAlone ? largePlates : compactPlates;
  return (
    <article className="group panel relative flex h-full flex-col overflow-hidden transition duration-200 ease-out has-[a:hover]:-translate-y-0.5">
      <a
        href={path}
        className={`flex flex-1 flex-col focus-visible:-outline-offset-3 ${isAlone ? "md:flex-row" : ""}`}
      >
        <span className={`relative isolate block ${isAlone ? "md:w-2/3" : ""}`}>
          {card.pictures.kind === "pair" ? (
            <PairPictures
              name={pairName(page, card)}
              isModification={card.work === "modifications"}
              plateSize={plateSize}
              {...card.pictures}
              {...shown}
            />
          ) : (
            <CardPicture picture={card.pictures.picture} alt={pictureWords(page, card)} {...shown} />
          )}
          {card.isSample && <SampleMark className="illustration-foot z-2" />}
        </span>
        <span
          className={`flex flex-1 flex-col px-3 pt-2.5 pb-3 ${isLarge ? "md:gap-3 md:px-5 md:py-4" : ""} ${isAlone ? "md:justify-center" : ""}`}
        >
          <b
            className={`block truncate leading-snug ${isLarge ? "md:font-display md:text-xl md:leading-normal" : ""}`}
          >
            {name}
          </b>
          <span className={`block truncate text-sm text-steel ${isLarge ? "md:hidden" : ""}`}>
            {body ?? work}
          </span>
          {isLarge && (
            <span className="flex flex-wrap gap-2 max-md:hidden">
              <span className="plate">{work}</span>
              {body !== null && <span className="plate plate-white">{body}</span>}
            </span>
          )}
          <span className="sr-only">{t("gallery.openLarge")}</span>
        </span>
      </a>
      {card.isFeatured && <FeaturedStar />}
      {card.pictures.kind === "pair" && <PairSwitch id={card.id} name={name} plateSize={plateSize} />}
      {card.isInWork && (
        <span className="plate pointer-events-none absolute! top-1.5 left-1.5 max-lg:px-1.5! max-lg:py-0.5! lg:top-2.5 lg:left-2.5">
          {t("gallery.inWork")}
        </span>
      )}
    </article>
  );
}

const compactPlates = "px-1! py-0! tracking-normal! max-lg:text-[11px]!";
const largePlates =
  "max-lg:px-1.5! max-lg:py-0.5! max-sm:px-1! max-sm:py-0! max-sm:text-[11px]! max-sm:tracking-normal!";

interface Shown {
  /** As in the `sizes` attribute. */
  sizes: string;
  loading: "first" | "lazy";
}

function CardPicture(props: Shown & { picture: PictureFacts; alt: string }) {
  return <Picture {...props} upTo={960} className="aspect-3/2 size-full object-cover" />;
}

interface PairPicturesProps extends Shown {
  name: string;
  /** What changes lies behind the cab: more of before is seen. */
  isModification: boolean;
  plateSize: string;
  before: PictureFacts;
  after: PictureFacts;
}

/** Before and after beyond a slant; before fades away under the pointer or by the card's switch. */
function PairPictures({ name, isModification, plateSize, before, after, ...shown }: PairPicturesProps) {
  const t = useTranslate();
  return (
    <>
      <span
        className={`absolute inset-0 z-1 overflow-clip transition-opacity duration-250 ease-out group-has-checked:opacity-0 [@media(hover:hover)]:group-has-[a:hover]:opacity-0 ${isModification ? "[--slant:62%]" : "[--slant:50%]"}`}
      >
        <span className="absolute inset-0 [clip-path:polygon(0_0,calc(var(--slant)+8%)_0,calc(var(--slant)-8%)_100%,0_100%)]">
          <CardPicture picture={before} alt={t("gallery.beforeAlt", { name })} {...shown} />
        </span>
        <span className="absolute -inset-y-px left-(--slant) w-1 -translate-x-1/2 -skew-x-[13.5deg] bg-marigold" />
        <span className={`plate absolute! right-1.5 bottom-1.5 ${plateSize}`}>{t("gallery.after")}</span>
      </span>
      <CardPicture picture={after} alt={t("gallery.afterAlt", { name })} {...shown} />
    </>
  );
}

interface PairSwitchProps {
  id: string;
  name: string;
  plateSize: string;
}

/** A checkbox that needs no script: unchecked shows before, checked shows after. */
function PairSwitch({ id: cardId, name, plateSize }: PairSwitchProps) {
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
      <label
        htmlFor={id}
        className="grid min-h-11 min-w-11 content-start justify-items-start rounded-sm peer-focus-visible:outline-3 peer-focus-visible:outline-teal"
      >
        <span
          className={`plate ${plateSize} group-has-checked:hidden [@media(hover:hover)]:group-has-[a:hover]:hidden`}
        >
          {t("gallery.before")}
        </span>
        <span
          className={`plate hidden! ${plateSize} group-has-checked:inline-flex! [@media(hover:hover)]:group-has-[a:hover]:inline-flex!`}
        >
          {t("gallery.after")}
        </span>
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
