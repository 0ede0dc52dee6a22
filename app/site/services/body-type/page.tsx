import { data } from "react-router";
import { siteFactsContext } from "#app/context.server.ts";
import { useTexts } from "#app/language/language.tsx";
import { languageOfPath } from "#app/language/paths.ts";
import { Fold } from "#app/site/disclosure.tsx";
import { Logo } from "#app/site/frame/logo.tsx";
import { MissingService } from "#app/site/not-found/missing-page.tsx";
import { bodyBuildingPath } from "#app/site/page-names.ts";
import { tellQuestions } from "#app/site/search/structured-data/questions.server.ts";
import { bodyTypeSlugs } from "#content/services.ts";
import type { Fact } from "#content/text-types.ts";
import { projectsOfKind } from "../projects-of-kind.server.ts";
import { ServicePage } from "../service-page.tsx";
import type { Route } from "./+types/page";
import { OtherBodies } from "./other-bodies.tsx";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const slug = bodyTypeSlugs.find((known) => known === params.slug) ?? null;
  if (slug === null) return data(null, { status: 404 });
  const { isWhole, ...ofKind } = await projectsOfKind(context, { bodyPath: `${bodyBuildingPath}/${slug}` });
  const texts = context.get(siteFactsContext).textsOf(languageOfPath(url.pathname));
  tellQuestions(context, texts.bodyTypes[slug].questions);
  return data({ slug, ofKind }, isWhole ? {} : { headers: { "Cache-Control": "no-store" } });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function BodyTypePage({ loaderData }: Route.ComponentProps) {
  const { services, bodyTypes, servicePanels: words, servicesList, site } = useTexts();
  if (loaderData === null) {
    return <MissingService words={words.bodyTypeNotFound} listPath={bodyBuildingPath} />;
  }
  const { slug, ofKind } = loaderData;
  const text = bodyTypes[slug];
  return (
    <ServicePage
      slug={slug}
      text={text}
      above={[
        { name: site.home, path: "/" },
        { name: servicesList.intro.plate, path: "/services" },
        { name: services["body-building"].title, path: bodyBuildingPath },
      ]}
      back={words.backToBodyBuilding}
      ofKind={ofKind}
      first={
        <section className="wrap grid gap-3 pt-1 lg:gap-5 xl:grid-cols-[5fr_2fr] lg:pt-4">
          <SpecificationPlate
            title={words.specifications}
            body={text.title}
            specifications={text.specifications}
          />
          <Applications title={words.applications} applications={text.applications} />
        </section>
      }
      last={<OtherBodies slug={slug} />}
    />
  );
}

const rivet =
  "absolute size-3 max-sm:-m-1 rounded-full border border-[#7b838f] bg-[radial-gradient(circle_at_35%_30%,#fff,#aab1bb_60%,#7b838f)]";
const corners = ["top-2.5 left-2.5", "top-2.5 right-2.5", "bottom-2.5 left-2.5", "right-2.5 bottom-2.5"];

interface SpecificationPlateProps {
  title: string;
  body: string;
  specifications: readonly Fact[];
}

function SpecificationPlate({ title, body, specifications }: SpecificationPlateProps) {
  return (
    <div className="day relative rounded-md border-2 border-[#8d95a1] bg-[#dfe2e6] px-4.5 py-4 shadow-[inset_0_2px_0_#fff,inset_0_-2px_0_#b4bac3] sm:p-8">
      {corners.map((corner) => (
        <span key={corner} aria-hidden="true" className={`${rivet} ${corner}`} />
      ))}
      <div className="flex flex-wrap items-end justify-between gap-x-6 border-b-2 border-ink pb-2 sm:pb-3">
        <div>
          <p className="text-sm font-bold">{body}</p>
          <h2 className="text-xl lg:text-2xl">{title}</h2>
        </div>
        <span aria-hidden="true" className="hidden text-indigo sm:block">
          <Logo />
        </span>
      </div>
      <dl className="max-sm:text-sm lg:grid lg:grid-cols-2 lg:gap-x-10">
        {specifications.map(({ name, value }) => (
          <div
            key={name}
            className="grid grid-cols-[5.5rem_1fr] gap-x-3 border-t border-[#aab1bb] py-1 first:border-t-0 sm:grid-cols-[9.5rem_1fr] sm:py-2.5 lg:grid-cols-[7.5rem_1fr] lg:nth-2:border-t-0 lg:last:nth-[odd]:col-span-2"
          >
            <dt className="leading-snug font-bold">{name}</dt>
            <dd className="leading-snug tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Applications({ title, applications }: { title: string; applications: readonly string[] }) {
  return (
    <Fold
      title={title}
      className="rounded-md bg-indigo px-5 text-paper max-md:border-0! md:py-5 lg:px-8 xl:p-7"
    >
      <ul className="pb-4 text-sm leading-snug md:mt-3 md:columns-2 md:gap-x-6 md:pb-0 lg:mt-4 lg:text-base xl:columns-1">
        {applications.map((application) => (
          <li
            key={application}
            className="flex gap-2 border-white/15 py-0.5 wrap-anywhere lg:py-1 xl:border-t xl:py-2.5"
          >
            <span aria-hidden="true" className="mt-2 size-2 flex-none rotate-45 bg-marigold" />
            {application}
          </li>
        ))}
      </ul>
    </Fold>
  );
}
