import type { ReactNode } from "react";
import { usePage, useSitePath, useTexts } from "#app/language/language.tsx";
import { PageHead } from "#app/site/search/page-head.tsx";
import { CallToAction } from "#app/site/shell/call-to-action.tsx";
import { Chevron } from "#app/ui/chevron.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { TitledText } from "#content/text-types.ts";
import { PlacePicture } from "../place-picture.tsx";
import { ToolBoard } from "./career/tools.tsx";
import { useIsCertificateShown } from "./certificate-shown.ts";
import { DayWindows } from "./window-drawing.tsx";

const cover = "size-full object-cover";

export default function CompanyPage() {
  const { pictureAt, placed, texts } = usePage();
  const { search, intro, about, certification, life, career, closing } = texts.company;
  return (
    <>
      <PageHead {...search} />
      <div className="wrap py-section">
        <p className="plate">{intro.plate}</p>
        <h1 className="mt-4 text-2xl lg:text-4xl">{intro.title}</h1>
        <p className="mt-4 max-w-3xl text-balance text-steel lg:text-lg">{intro.text}</p>
      </div>
      <div className="wrap grid gap-5 pb-section md:grid-cols-2">
        <PagePanel {...about} path="/about" className="md:row-span-2">
          <PlacePicture
            place="workshop-1"
            alt=""
            sizes="(min-width: 1200px) 560px, (min-width: 768px) 46vw, 86vw"
            loading="first"
            className={`${cover} aspect-3/2`}
          />
        </PagePanel>
        <PagePanel {...certification} path="/company/certification" layout="row">
          {useIsCertificateShown() && (
            <Picture
              {...(placed.pictures.get("certificate") ?? { picture: pictureAt("certificate-sample") })}
              alt=""
              sizes="300px"
              className="size-full bg-sand object-contain p-3"
            />
          )}
        </PagePanel>
        <PagePanel {...life} path="/company/life" layout="row">
          <div className="grid size-full place-items-center bg-sand px-3">
            <DayWindows className="w-full grid-cols-2 gap-1.5 max-md:max-w-52" />
          </div>
        </PagePanel>
        <PagePanel {...career} path="/company/career" layout="feature" className="md:col-span-2">
          <ToolBoard />
        </PagePanel>
      </div>
      <CallToAction {...closing} />
    </>
  );
}

interface PagePanelProps extends TitledText {
  path: string;
  layout?: "column" | "row" | "feature";
  className?: string;
  children: ReactNode;
}

function PagePanel({ title, text, path, layout = "column", className = "", children }: PagePanelProps) {
  const sitePath = useSitePath();
  const { open } = useTexts().company;
  const isRow = layout === "row";
  const isDark = layout === "feature";
  const direction = isRow
    ? "flex-col md:flex-row-reverse"
    : isDark
      ? "flex-col lg:flex-row-reverse"
      : "flex-col";
  const colours = isDark ? "bg-indigo text-paper" : "";
  return (
    <div className={`panel card flex ${direction} ${colours} ${className}`}>
      {children !== false && (
        <div className={isRow ? "flex-none max-md:h-44 md:w-1/3" : isDark ? "lg:w-1/2" : ""}>{children}</div>
      )}
      <div
        className={`flex min-w-0 flex-1 flex-col items-start p-5 lg:p-7 ${isDark ? "lg:justify-center" : ""}`}
      >
        <h2 className={isRow ? "text-lg lg:text-xl" : "text-xl lg:text-2xl"}>
          <a href={sitePath(path)} className="card-link">
            {title}
          </a>
        </h2>
        <p className={`mt-2 ${isDark ? "text-indigo-pale" : "text-steel"}`}>{text}</p>
        <span
          aria-hidden="true"
          className={`mt-auto flex items-center gap-1.5 pt-4 font-bold ${isDark ? "text-marigold lg:mt-0" : "text-teal"}`}
        >
          {open}
          <Chevron {...(isDark ? { className: "" } : {})} />
        </span>
      </div>
    </div>
  );
}
