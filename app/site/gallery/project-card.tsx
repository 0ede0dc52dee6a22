import { usePage, useTranslate } from "#app/language/language.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { GalleryCard } from "#domain/gallery/images/gallery-page.ts";
import type { PictureFacts } from "#domain/gallery/pictures/picture-facts.ts";
import { nameIn } from "#domain/reference-lists/names.ts";
import { bodyTypeName, pairName, pictureWords } from "./project-words.ts";

interface ProjectCardProps {
  card: GalleryCard;
  isAmongFirst: boolean;
  /** Of the project's own page. */
  path: string;
}

const cardSizes =
  "(min-width: 1200px) 272px, (min-width: 768px) calc(25vw - 17px), (min-width: 640px) calc(33.3vw - 20px), calc(50vw - 25px)";

/** One project of the grid, and the way to its page. */
export function ProjectCard({ card, isAmongFirst, path }: ProjectCardProps) {
  const t = useTranslate();
  const page = usePage();
  const name = nameIn(page.language, card.vehicle);
  return (
    <article className="group panel relative h-full overflow-hidden transition duration-200 ease-out has-[a:hover]:-translate-y-0.5">
      <a href={path} className="block focus-visible:-outline-offset-3">
        {card.pictures.kind === "pair" ? (
          <PairPictures name={pairName(page, card)} {...card.pictures} isAmongFirst={isAmongFirst} />
        ) : (
          <CardPicture
            picture={card.pictures.picture}
            alt={pictureWords(page, card)}
            isAmongFirst={isAmongFirst}
          />
        )}
        <span className="block px-3 pt-2.5 pb-3">
          <b className="block truncate leading-snug">{name}</b>
          <span className="block truncate text-sm text-steel">
            {card.body === null ? t(`gallery.work.${card.work}`) : bodyTypeName(page, card.body)}
          </span>
          <span className="sr-only">{t("gallery.openLarge")}</span>
        </span>
      </a>
      {card.isFeatured && <FeaturedStar />}
      {card.pictures.kind === "pair" && <PairSwitch id={card.id} name={name} />}
      {card.isSample && <SamplePlate />}
      {card.isInWork && (
        <span className="plate pointer-events-none absolute! top-1.5 left-1.5 max-sm:px-1.5! max-sm:py-0.5! sm:top-2.5 sm:left-2.5">
          {t("gallery.inWork")}
        </span>
      )}
    </article>
  );
}

interface CardPictureProps {
  picture: PictureFacts;
  alt: string;
  isAmongFirst: boolean;
}

function CardPicture({ picture, alt, isAmongFirst }: CardPictureProps) {
  return (
    <Picture
      picture={picture}
      alt={alt}
      sizes={cardSizes}
      upTo={960}
      loading={isAmongFirst ? "eager" : "lazy"}
      className="aspect-3/2 size-full object-cover"
    />
  );
}

interface PairPicturesProps {
  name: string;
  before: PictureFacts;
  after: PictureFacts;
  isAmongFirst: boolean;
}

/** Before, cross-fading to after on hover or by the card's switch. A finger fetches the second picture only by the switch. */
function PairPictures({ name, before, after, isAmongFirst }: PairPicturesProps) {
  const t = useTranslate();
  return (
    <span className="relative block">
      <CardPicture picture={before} alt={t("gallery.beforeAlt", { name })} isAmongFirst={isAmongFirst} />
      <span className="absolute inset-0 opacity-0 transition-opacity duration-250 ease-out group-has-checked:opacity-100 [@media(hover:none)]:hidden [@media(hover:none)]:group-has-checked:block [@media(hover:hover)]:group-has-[a:hover]:opacity-100">
        <CardPicture picture={after} alt={t("gallery.afterAlt", { name })} isAmongFirst={false} />
      </span>
    </span>
  );
}

/** A checkbox that needs no script: unchecked shows before, checked shows after. */
function PairSwitch({ id: cardId, name }: { id: string; name: string }) {
  const t = useTranslate();
  const id = `after-${cardId}`;
  return (
    <div className="absolute top-1.5 left-1.5 sm:top-2.5 sm:left-2.5">
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
        <span className="plate max-sm:px-1.5! max-sm:py-0.5! group-has-checked:hidden [@media(hover:hover)]:group-has-[a:hover]:hidden">
          {t("gallery.before")}
        </span>
        <span className="plate hidden! max-sm:px-1.5! max-sm:py-0.5! group-has-checked:inline-flex! [@media(hover:hover)]:group-has-[a:hover]:inline-flex!">
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

/** What it shows is an illustration. */
function SamplePlate() {
  const t = useTranslate();
  return (
    <span className="plate plate-white pointer-events-none absolute! right-1.5 bottom-1.5 px-1.5! py-0.5!">
      {t("gallery.sample")}
    </span>
  );
}
