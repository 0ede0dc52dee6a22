import type { ReactNode } from "react";
import { usePage, useSitePath, useTexts } from "#app/language/language.tsx";
import { PageHead } from "#app/site/search/page-head.tsx";
import { CallToAction } from "#app/site/shell/call-to-action.tsx";
import { Chevron } from "#app/ui/chevron.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { TitledText } from "#content/text-types.ts";
import type { PlacedPicture } from "#domain/site-pictures/site-pictures.ts";
import { PlacePicture } from "../place-picture.tsx";
import { ToolBoard } from "./career/tools.tsx";
import border from "./certificate-border.svg";
import { useIsCertificateShown } from "./certificate-shown.ts";
import { Seal } from "./seal.tsx";
import { DayWindows } from "./window-drawing.tsx";

const cover = "size-full object-cover";

export default function CompanyPage() {
  const { placed, texts } = usePage();
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
          {useIsCertificateShown() && <CertificateThumbnail own={placed.pictures.get("certificate")} />}
        </PagePanel>
        <PagePanel {...life} path="/company/life" layout="row">
          <div className="grid size-full place-items-center bg-sand px-3">
            <DayWindows className="w-full grid-cols-2 gap-1.5" />
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
  const direction = isRow ? "flex-row-reverse" : isDark ? "flex-col lg:flex-row-reverse" : "flex-col";
  const colours = isDark ? "bg-indigo text-paper" : "";
  return (
    <div className={`panel card flex ${direction} ${colours} ${className}`}>
      {children !== false && (
        <div className={isRow ? "w-1/3 flex-none" : isDark ? "lg:w-1/2" : ""}>{children}</div>
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

function CertificateThumbnail({ own }: { own: PlacedPicture | undefined }) {
  if (own !== undefined) return <Picture {...own} alt="" sizes="300px" className={cover} />;
  return (
    <div aria-hidden="true" className="day grid size-full place-items-center bg-sand p-4">
      <div
        className="flex w-full flex-col items-center gap-2 border-14 bg-sheet px-2 py-4"
        style={{ borderImage: `url("${border}") 32 round` }}
      >
        <i className="h-2 w-3/5 bg-indigo" />
        <i className="h-1 w-4/5 bg-line" />
        <i className="h-1 w-4/5 bg-line" />
        <i className="h-1 w-3/5 bg-line" />
        <Seal className="mt-1 w-9" />
      </div>
    </div>
  );
}
