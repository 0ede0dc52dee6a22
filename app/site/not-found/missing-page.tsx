import type { ReactNode } from "react";
import { usePage, useSitePath, useTranslate } from "#app/language/language.tsx";
import type { NamedPage } from "#app/site/pages.ts";
import { buttonClass } from "#app/ui/button.tsx";
import type { UnknownPageText } from "#content/text-types.ts";
import { NoticeLinks, NoticePage } from "../notice-page.tsx";

interface MissingPageProps {
  pageTitle: string;
  plate: string;
  heading: string;
  ways: NamedPage[];
  children: ReactNode;
}

export function MissingPage({ pageTitle, plate, heading, ways, children }: MissingPageProps) {
  const sitePath = useSitePath();
  return (
    <NoticePage pageTitle={pageTitle}>
      <p className="plate text-4xl!">{plate}</p>
      <h1 className="mt-4 text-2xl lg:text-4xl">{heading}</h1>
      {children}
      <NoticeLinks>
        {ways.map(({ path, name }, index) => (
          <a key={path} href={sitePath(path)} className={buttonClass(index === 0 ? "primary" : "secondary")}>
            {name}
          </a>
        ))}
      </NoticeLinks>
    </NoticePage>
  );
}

interface MissingServiceProps {
  words: UnknownPageText;
  listPath: string;
}

export function MissingService({ words, listPath }: MissingServiceProps) {
  const t = useTranslate();
  const { businessName } = usePage();
  const ways = [
    { path: listPath, name: words.link },
    { path: "/gallery", name: t("site.gallery") },
    { path: "/contact", name: t("site.contact") },
  ];
  return (
    <MissingPage pageTitle={`${words.title} | ${businessName}`} plate="404" heading={words.title} ways={ways}>
      <p className="mt-4 max-w-prose text-lg text-balance">{words.message}</p>
      <p className="mt-2 max-w-prose text-balance text-steel">{words.hint}</p>
    </MissingPage>
  );
}
