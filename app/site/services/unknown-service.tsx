import { useTranslate } from "#app/language/language.tsx";
import { DeadEnd } from "#app/site/dead-end.tsx";
import { business } from "#content/business.ts";
import type { UnknownPageText } from "#content/text-types.ts";
import type { PictureFacts } from "#domain/gallery/pictures/picture-facts.ts";

interface UnknownServiceProps {
  words: UnknownPageText;
  picture: PictureFacts;
  listPath: string;
}

/** For a service or body type that does not exist (specification section 8). */
export function UnknownService({ words, picture, listPath }: UnknownServiceProps) {
  const t = useTranslate();
  const ways = [
    { path: listPath, name: words.link },
    { path: "/gallery", name: t("site.gallery") },
    { path: "/contact", name: t("site.contact") },
  ];
  return (
    <DeadEnd
      pageTitle={`${words.title} | ${business.name}`}
      plate="404"
      heading={words.title}
      picture={picture}
      ways={ways}
    >
      <p className="mt-4 max-w-prose text-lg">{words.message}</p>
      <p className="mt-2 max-w-prose text-steel">{words.hint}</p>
    </DeadEnd>
  );
}
