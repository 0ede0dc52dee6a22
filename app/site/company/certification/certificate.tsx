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
          sizes="(min-width: 1024px) 576px, 86vw"
          loading="eager"
          className="mx-auto h-auto border border-line"
        />
      </a>
      <figcaption className="mt-4 text-center">
        {useMarks(text).map(({ name, value }) => (
          <p key={name}>
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
        className="day relative border-24 bg-sheet px-3 py-7 text-center"
        style={{ borderImage: `url("${border}") 32 round` }}
      >
        <p className="font-display text-xl leading-snug text-indigo lg:text-3xl">{text.title}</p>
        <p className="mt-1 font-display text-lg text-vermilion">{text.standard}</p>
        <p className="mt-6 text-steel">{text.holder}</p>
        <p lang={languageOfName(businessName)} className="mt-1 font-display text-xl leading-snug lg:text-2xl">
          {businessName}
        </p>
        <p className="mt-4 text-balance text-steel">{text.statement}</p>
        <p className="mx-auto mt-3 font-bold text-balance">{text.scope}</p>
        {marks.map(({ name, value }) => (
          <p key={name} className="mt-2">
            {name}: <b>{value}</b>
          </p>
        ))}
        <div className="mt-7 flex flex-wrap items-center justify-center gap-4">
          <Seal className="w-16 flex-none" />
          {isSample && text.sample !== "" && <p className="stamp text-xl text-vermilion">{text.sample}</p>}
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
