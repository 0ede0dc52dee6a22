import { languageOfName, usePage } from "#app/language/language.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { CertificationText } from "#content/texts.ts";
import { type PictureMetadata, pictureSizeUrl } from "#domain/gallery/pictures/picture-metadata.ts";
import { documentUrl } from "#domain/site-pictures/document-url.ts";

interface CertificateProps {
  text: CertificationText["certificate"];
}

export function Certificate({ text }: CertificateProps) {
  const { placed } = usePage();
  const own = placed.pictures.get("certificate");
  if (own !== undefined) return <PicturedCertificate text={text} picture={own.picture} />;
  return <WrittenCertificate text={text} document={placed.documents.get("certificate")} />;
}

function useMarks(text: CertificationText["certificate"]) {
  const { number = "", validUntil = "" } = usePage().business.certificate ?? {};
  return [
    { name: text.number, value: number },
    { name: text.validUntil, value: validUntil },
  ].filter(({ value }) => value !== "");
}

function PicturedCertificate({ text, picture }: CertificateProps & { picture: PictureMetadata }) {
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

function WrittenCertificate({ text, document }: CertificateProps & { document: string | undefined }) {
  const { businessName, pictureAt } = usePage();
  const isSample = document === undefined;
  return (
    <figure aria-label={isSample ? text.alt : text.ownAlt} className="mx-auto w-full max-w-xl">
      <div className="panel overflow-hidden text-center">
        {isSample && (
          <Picture
            picture={pictureAt("certificate-sample")}
            alt=""
            sizes="(min-width: 640px) 576px, 90vw"
            loading="eager"
            className="h-auto w-full"
          />
        )}
        <div className="px-3 py-5">
          <p className="font-display text-xl leading-snug">
            {text.title} <span className="text-vermilion">{text.standard}</span>
          </p>
          <p className="mt-3 text-steel">{text.holder}</p>
          <p lang={languageOfName(businessName)} className="mt-1 font-display text-lg leading-snug">
            {businessName}
          </p>
          <p className="mt-3 text-balance text-steel">{text.statement}</p>
          <p className="mx-auto mt-2 font-bold text-balance">{text.scope}</p>
          {useMarks(text).map(({ name, value }) => (
            <p key={name} className="mt-2">
              {name}: <b>{value}</b>
            </p>
          ))}
          {isSample && text.sample !== "" && (
            <p className="stamp mx-auto mt-4 w-fit text-lg text-vermilion">{text.sample}</p>
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
