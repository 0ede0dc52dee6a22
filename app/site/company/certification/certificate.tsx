import { languageOfName, usePage } from "#app/language/language.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { CertificationText } from "#content/texts.ts";
import { type PictureFacts, pictureSizeUrl } from "#domain/gallery/pictures/picture-facts.ts";
import { documentUrl } from "#domain/site-pictures/document-url.ts";
import border from "../certificate-border.svg";
import { Seal } from "../seal.tsx";

interface CertificateProps {
  text: CertificationText["certificate"];
}

export function Certificate({ text }: CertificateProps) {
  const { placed } = usePage();
  const own = placed.pictures.get("certificate");
  if (own !== undefined) return <PicturedCertificate text={text} picture={own.picture} />;
  return <DrawnCertificate text={text} document={placed.documents.get("certificate")} />;
}

function useMarks(text: CertificationText["certificate"]) {
  const { number = "", validUntil = "" } = usePage().business.certificate ?? {};
  return [
    { name: text.number, value: number },
    { name: text.validUntil, value: validUntil },
  ].filter(({ value }) => value !== "");
}

function PicturedCertificate({ text, picture }: CertificateProps & { picture: PictureFacts }) {
  return (
    <figure className="mx-auto w-full max-w-xl">
      <a href={pictureSizeUrl(picture.url, 1920, "jpeg")} aria-label={text.openLarge} className="block">
        <Picture
          picture={picture}
          alt={text.ownAlt}
          sizes="(min-width: 900px) 576px, 86vw"
          loading="eager"
          className="mx-auto h-auto max-h-[80dvh] w-auto max-w-full border border-line"
        />
      </a>
      <figcaption className="mt-4 text-center">
        {useMarks(text).map(({ name, value }) => (
          <p key={name} className="tabular-nums">
            {name}: <b>{value}</b>
          </p>
        ))}
      </figcaption>
    </figure>
  );
}

function DrawnCertificate({ text, document }: CertificateProps & { document: string | undefined }) {
  const { businessName } = usePage();
  const marks = useMarks(text);
  const isSample = document === undefined;
  return (
    <figure aria-label={isSample ? text.alt : text.ownAlt} className="mx-auto w-full max-w-xl">
      <div
        className="day relative border-[min(24px,5vw)] bg-sheet px-[min(1rem,3vw)] py-8 text-center shadow-[0_1px_0_#e4dccb,0_10px_30px_#131a2b1f] sm:border-[32px] sm:px-8 sm:py-10"
        style={{ borderImage: `url("${border}") 32 round` }}
      >
        <p className="font-display text-[min(2rem,8vw)] leading-tight font-extrabold text-indigo lg:text-3xl [&:is(:lang(hi),:lang(mr))]:leading-normal">
          {text.title}
        </p>
        <p className="mt-1 font-display text-[min(1.25rem,6.4vw)] font-extrabold text-vermilion tabular-nums">
          {text.standard}
        </p>
        <p className="mt-6 text-steel">{text.holder}</p>
        <p
          lang={languageOfName(businessName)}
          className="mt-1 font-display text-xl leading-tight font-extrabold lg:text-2xl"
        >
          {businessName}
        </p>
        <p className="mt-4 text-balance text-steel">{text.statement}</p>
        <p className="mx-auto mt-3 max-w-md font-bold text-balance">{text.scope}</p>
        {marks.map(({ name, value }) => (
          <p key={name} className="mt-2 tabular-nums">
            {name}: <b>{value}</b>
          </p>
        ))}
        <div className="mt-7 flex flex-wrap items-center justify-center gap-4 sm:gap-10">
          <Seal className="w-16 flex-none sm:w-24" />
          {isSample && text.sample !== "" && (
            <p className="-rotate-12 rounded-sm border-4 border-double border-vermilion px-3 py-2 font-display text-xl leading-tight font-extrabold text-vermilion uppercase sm:text-2xl">
              {text.sample}
            </p>
          )}
        </div>
      </div>
      <figcaption className="mt-4 text-center text-sm text-balance text-steel">
        {isSample ? (
          text.note
        ) : (
          <a href={documentUrl(document)} className={buttonClass("secondary")}>
            {text.openDocument}
          </a>
        )}
      </figcaption>
    </figure>
  );
}
