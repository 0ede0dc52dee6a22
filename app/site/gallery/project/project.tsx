import { languageOfName, usePage, useSitePath, useTranslate } from "#app/language/language.tsx";
import { Comparison } from "#app/site/comparison.tsx";
import { useSubject, useWhatsappLink } from "#app/site/shell/contact-links.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { type GalleryCard, galleryQuery } from "#domain/gallery/images/gallery-page.ts";
import type { GalleryProject } from "#domain/gallery/images/gallery-project.ts";
import { nameIn, unnamedVehicle } from "#domain/gallery/names/names.ts";
import { bodyTypeName, pairName, pictureWords, projectHeadline } from "../project-words.ts";
import { SampleNote } from "../sample-note.tsx";
import { MorePhotographsLink } from "./more-photographs.tsx";
import { ProjectShell } from "./project-shell.tsx";

export function Project({ project }: { project: GalleryProject }) {
  const t = useTranslate();
  const sitePath = useSitePath();
  const { card, position, total, previousId, nextId, filter } = project;
  const pathOf = (id: string | null) =>
    id && sitePath(`/gallery/${id}${galleryQuery({ ...filter, page: 1 })}`);
  return (
    <ProjectShell
      picture={<WholePicture card={card} />}
      previousPath={pathOf(previousId)}
      nextPath={pathOf(nextId)}
      position={t("gallery.position", { index: position, total })}
      headline={projectHeadline(usePage(), card)}
      facts={<Facts project={project} />}
      actions={<Actions />}
    />
  );
}

const sizes = "(min-width: 1024px) min(100vw - 448px, 752px), 100vw";

function WholePicture({ card }: { card: GalleryCard }) {
  const t = useTranslate();
  const page = usePage();
  const { pictures } = card;
  const name = pairName(page, card);
  const picture = pictures.kind === "pair" ? pictures.after : pictures.picture;
  const { width, height } = picture;
  return (
    <div
      className="whole-picture"
      style={{ gridTemplateColumns: `min(100%, ${width}px, calc(var(--tallest) * ${width / height}))` }}
    >
      <span className="surroundings">
        <Picture picture={picture} alt="" sizes="64px" />
      </span>
      {pictures.kind === "pair" ? (
        <Comparison
          before={pictures.before}
          after={pictures.after}
          beforeAlt={t("gallery.beforeAlt", { name })}
          afterAlt={t("gallery.afterAlt", { name })}
          sizes={sizes}
          loading="eager"
          isModification={card.work === "modifications"}
          className={`overflow-hidden rounded-md ${width >= height ? "" : "is-upright"}`}
        />
      ) : (
        <span className="relative">
          <Picture
            picture={pictures.picture}
            alt={pictureWords(page, card)}
            sizes={sizes}
            loading="first"
            className="h-auto w-full rounded-md"
          />
          {card.isInWork && <span className="plate absolute top-1.5 left-1.5">{t("gallery.inWork")}</span>}
        </span>
      )}
    </div>
  );
}

function Facts({ project }: { project: GalleryProject }) {
  const { card } = project;
  const t = useTranslate();
  const page = usePage();
  const isNamed = card.vehicle.name !== unnamedVehicle.name;
  const caption = card.caption[page.language];
  return (
    <>
      {caption !== null && <p className="mt-2 max-w-prose whitespace-pre-line wrap-anywhere">{caption}</p>}
      <dl className="project-facts">
        {isNamed && (
          <Fact name={t("gallery.vehicle")} value={nameIn(page.language, card.vehicle)} isInHeadline />
        )}
        <Fact name={t("gallery.workDone")} value={t(`gallery.work.${card.work}`)} />
        {card.body !== null && (
          <Fact
            name={t("gallery.bodyType")}
            value={bodyTypeName(page, card.body)}
            isInHeadline={isNamed && !card.isInWork}
          />
        )}
        {card.town !== null && <Fact name={t("gallery.town")} value={card.town} />}
        {card.workDays !== null && <Fact name={t("gallery.workDays")} value={card.workDays} />}
      </dl>
      {card.isSample && <SampleNote className="mt-3" />}
      <MorePhotographsLink project={project} />
    </>
  );
}

interface FactProps {
  name: string;
  value: string | number;
  isInHeadline?: boolean;
}

function Fact({ name, value, isInHeadline = false }: FactProps) {
  return (
    <div className={isInHeadline ? "is-in-headline" : ""}>
      <dt>{name}</dt>
      <dd lang={typeof value === "string" ? languageOfName(value) : undefined}>{value}</dd>
    </div>
  );
}

function Actions() {
  const t = useTranslate();
  const sitePath = useSitePath();
  const { mention, quote } = useSubject();
  return (
    <>
      <a href={sitePath(quote)} className={`${buttonClass("primary")} flex-auto`}>
        {t("gallery.likeThis")}
      </a>
      <a href={useWhatsappLink(mention)} className={`${buttonClass("secondary")} flex-auto`}>
        <i className="sign sign-whatsapp" />
        {t("site.whatsapp")}
      </a>
    </>
  );
}
