import { useLanguage, usePage, useSitePath, useTranslate } from "#app/language/language.tsx";
import { Comparison } from "#app/site/comparison.tsx";
import { useWhatsappLink } from "#app/site/frame/contact-links.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { type GalleryCard, galleryQuery } from "#domain/gallery/images/gallery-page.ts";
import type { GalleryProject } from "#domain/gallery/images/gallery-project.ts";
import { nameIn } from "#domain/reference-lists/names.ts";
import { bodyTypeName, pairName, pictureWords } from "../project-words.ts";
import { ProjectFrame } from "./project-frame.tsx";

interface ProjectProps {
  project: GalleryProject;
  /** The project in one line. */
  description: string;
}

/** A project with the ways to its neighbours and to a price. */
export function Project({ project, description }: ProjectProps) {
  const t = useTranslate();
  const sitePath = useSitePath();
  const { card, position, total, previousId, nextId, filter } = project;
  const pathOf = (id: string | null) =>
    id && sitePath(`/gallery/${id}${galleryQuery({ ...filter, page: 1 })}`);
  return (
    <ProjectFrame
      picture={<WholePicture card={card} />}
      previousPath={pathOf(previousId)}
      nextPath={pathOf(nextId)}
      position={t("gallery.position", { index: position, total })}
      name={nameIn(useLanguage(), card.vehicle)}
      facts={<Facts card={card} />}
      actions={<Actions id={card.id} description={description} />}
    />
  );
}

const sizes = "min(100vw, 1136px)";

/** As large as it fits, but no larger than it is. */
function WholePicture({ card }: { card: GalleryCard }) {
  const t = useTranslate();
  const page = usePage();
  const { pictures } = card;
  const name = pairName(page, card);
  const { width, height } = pictures.kind === "pair" ? pictures.after : pictures.picture;
  return (
    <div className="w-full" style={{ maxWidth: `min(${width}px, calc(var(--tallest) * ${width / height}))` }}>
      {pictures.kind === "pair" ? (
        <Comparison
          before={pictures.before}
          after={pictures.after}
          beforeAlt={t("gallery.beforeAlt", { name })}
          afterAlt={t("gallery.afterAlt", { name })}
          sizes={sizes}
          loading="eager"
        />
      ) : (
        <Picture
          picture={pictures.picture}
          alt={pictureWords(page, card)}
          sizes={sizes}
          loading="first"
          className="h-auto w-full"
        />
      )}
    </div>
  );
}

function Facts({ card }: { card: GalleryCard }) {
  const t = useTranslate();
  const page = usePage();
  const caption = card.caption[page.language];
  return (
    <>
      {caption !== null && (
        <p className="mt-2 max-w-prose whitespace-pre-line wrap-anywhere in-[dialog]:line-clamp-4">
          {caption}
        </p>
      )}
      <ul className="mt-2.5 flex flex-wrap gap-2.5">
        <li className="plate">{t(`gallery.work.${card.work}`)}</li>
        {card.body !== null && <li className="plate plate-white">{bodyTypeName(page, card.body)}</li>}
        {card.isSample && <li className="plate plate-white">{t("gallery.sample")}</li>}
        {card.isInWork && <li className="plate plate-white">{t("gallery.inWork")}</li>}
      </ul>
      {card.isSample && <p className="mt-2.5 max-w-prose text-sm opacity-80">{t("gallery.sampleNote")}</p>}
    </>
  );
}

function Actions({ id, description }: { id: string; description: string }) {
  const t = useTranslate();
  const sitePath = useSitePath();
  const address = usePage().origin + sitePath(`/gallery/${id}`);
  return (
    <>
      <a href={sitePath(`/contact?inquiry=quote&project=${id}`)} className={buttonClass("primary")}>
        {t("gallery.closing.getQuote")}
      </a>
      <a href={useWhatsappLink(`${description} ${address}`)} className={buttonClass("secondary")}>
        {t("site.whatsapp")}
      </a>
    </>
  );
}
