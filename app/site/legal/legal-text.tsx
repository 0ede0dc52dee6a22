import type { ReactNode } from "react";
import { usePage, useSitePath } from "#app/language/language.tsx";
import { PageHead } from "#app/site/search/page-head.tsx";
import { CallToActionPanel } from "#app/site/shell/call-to-action.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import type { Language } from "#content/languages.ts";
import { legalVersion } from "#content/legal-versions.ts";
import type { Texts } from "#content/texts.ts";

interface LegalTextProps {
  text: Texts["privacy"] | Texts["terms"];
  after?: Readonly<Record<string, ReactNode>>;
}

export function LegalText({ text, after = {} }: LegalTextProps) {
  const sitePath = useSitePath();
  const { language, texts } = usePage();
  const { closing } = texts.company;
  const sections = Object.entries(text.sections);
  const [beforeDate, afterDate] = text.version.split("{date}");
  return (
    <>
      <PageHead {...text.search} />
      <div className="border-b border-line bg-sand">
        <div className="wrap py-part">
          <h1 className="text-2xl lg:text-4xl">{text.title}</h1>
          <p className="mt-4 max-w-3xl text-lg text-balance">{text.lead}</p>
          <p className="plate plate-white mt-6">
            <span>
              {beforeDate}
              <time dateTime={legalVersion}>{versionDate(language, legalVersion)}</time>
              {afterDate}
            </span>
          </p>
        </div>
      </div>
      <div className="wrap grid gap-part py-section lg:grid-cols-[1fr_2fr] print:block">
        <nav
          aria-labelledby="contents"
          className="panel self-start px-5 py-5 lg:sticky lg:top-32 print:hidden"
        >
          <h2 id="contents" className="text-base">
            {text.contents}
          </h2>
          <ol className="mt-2">
            {sections.map(([anchor, { title }], index) => (
              <li key={anchor} className="break-inside-avoid border-t border-line">
                <a
                  href={`#${anchor}`}
                  className="flex min-h-11 items-center gap-3 py-2 leading-snug hover:text-teal hover:underline"
                >
                  <SectionNumber index={index} />
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          {sections.map(([anchor, { title, blocks }], index) => (
            <section
              key={anchor}
              id={anchor}
              className="group border-t border-line py-8 first:border-t-0 first:pt-0"
            >
              <h2 className="flex items-start gap-3 text-xl wrap-anywhere group-target:text-teal print:break-after-avoid">
                <SectionNumber index={index} />
                {title}
              </h2>
              <Blocks blocks={blocks} />
              {after[anchor]}
            </section>
          ))}
        </div>
      </div>
      <CallToActionPanel title={closing.title} text={closing.text}>
        <a href={sitePath("/contact")} className={buttonClass("primary")}>
          {text.contactPage}
        </a>
      </CallToActionPanel>
    </>
  );
}

function SectionNumber({ index }: { index: number }) {
  return <span className="plate plate-white w-7 flex-none justify-center px-0!">{index + 1}</span>;
}

function Blocks({ blocks }: { blocks: readonly (string | readonly string[])[] }) {
  return blocks.map((block) =>
    typeof block === "string" ? (
      <p key={block} className="mt-3">
        {block}
      </p>
    ) : (
      <ul key={block.join()} className="mt-3 list-disc pl-5">
        {block.map((point) => (
          <li key={point} className="mt-1">
            {point}
          </li>
        ))}
      </ul>
    ),
  );
}

/** Latin digits in every language; the formatter's comma is none of Marathi. */
function versionDate(language: Language, version: string): string {
  const words = new Intl.DateTimeFormat(`${language}-IN-u-nu-latn`, { dateStyle: "long", timeZone: "UTC" });
  return words.format(new Date(`${version}T00:00:00Z`)).replace(",", "");
}
