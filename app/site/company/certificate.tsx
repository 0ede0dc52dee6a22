import { business } from "#content/business.ts";
import type { CertificationText } from "#content/texts.ts";
import border from "./certificate-border.svg";
import { Seal } from "./seal.tsx";

export function Certificate(text: CertificationText["certificate"]) {
  return (
    <figure aria-label={text.alt} className="mx-auto w-full max-w-xl">
      <div
        className="relative border-[24px] lg:rotate-1 bg-sheet px-4 py-8 text-center shadow-[0_1px_0_#e4dccb,0_10px_30px_#131a2b1f] sm:border-[32px] sm:px-8 sm:py-10"
        style={{ borderImage: `url("${border}") 32 round` }}
      >
        <p className="font-display text-2xl leading-tight font-extrabold text-indigo lg:text-3xl [&:is(:lang(hi),:lang(mr))]:leading-normal">
          {text.title}
        </p>
        <p className="mt-1 font-display text-lg font-extrabold text-vermilion tabular-nums">
          {text.standard}
        </p>
        <p className="mt-6 text-steel">{text.holder}</p>
        <p lang="en" className="mt-1 font-display text-xl leading-tight font-extrabold lg:text-2xl">
          {business.name}
        </p>
        <p className="mt-4 text-balance text-steel">{text.statement}</p>
        <p className="mx-auto mt-3 max-w-md font-bold text-balance">{text.scope}</p>
        <div className="mt-7 flex items-center justify-center gap-6 sm:gap-10">
          <Seal className="w-20 flex-none sm:w-24" />
          {text.sample !== "" && (
            <p className="-rotate-12 rounded-sm border-4 border-double border-vermilion px-4 py-2 font-display text-xl leading-tight font-extrabold text-vermilion uppercase sm:text-2xl">
              {text.sample}
            </p>
          )}
        </div>
      </div>
      <figcaption className="mt-4 text-center text-sm text-steel">{text.note}</figcaption>
    </figure>
  );
}
