import { data } from "react-router";
import { useTexts } from "#app/language/language.tsx";
import { Logo } from "#app/site/frame/logo.tsx";
import { MissingService } from "#app/site/not-found/missing-page.tsx";
import { bodyBuildingPath } from "#app/site/page-names.ts";
import { bodyTypeSlugs } from "#content/services.ts";
import type { Fact } from "#content/text-types.ts";
import { ServicePage } from "../service-page.tsx";
import type { Route } from "./+types/page";

export function loader({ params }: Route.LoaderArgs) {
  const slug = bodyTypeSlugs.find((known) => known === params.slug) ?? null;
  return data({ slug }, { status: slug === null ? 404 : 200 });
}

export default function BodyTypePage({ loaderData: { slug } }: Route.ComponentProps) {
  const { services, bodyTypes, servicePanels: words, servicesList, site } = useTexts();
  if (slug === null) return <MissingService words={words.bodyTypeNotFound} listPath={bodyBuildingPath} />;
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
      work="body-building"
    >
      <section className="wrap grid gap-5 pt-16 lg:pt-24">
        <SpecificationPlate
          title={words.specifications}
          body={text.title}
          specifications={text.specifications}
        />
        <Applications title={words.applications} applications={text.applications} />
      </section>
    </ServicePage>
  );
}

const rivet =
  "absolute size-3 rounded-full border border-[#7b838f] bg-[radial-gradient(circle_at_35%_30%,#fff,#aab1bb_60%,#7b838f)]";
const corners = ["top-2.5 left-2.5", "top-2.5 right-2.5", "bottom-2.5 left-2.5", "right-2.5 bottom-2.5"];

interface SpecificationPlateProps {
  title: string;
  body: string;
  specifications: readonly Fact[];
}

function SpecificationPlate({ title, body, specifications }: SpecificationPlateProps) {
  return (
    <div className="day relative rounded-md border-2 border-[#8d95a1] bg-[#dfe2e6] p-7 shadow-[inset_0_2px_0_#fff,inset_0_-2px_0_#b4bac3] sm:p-9">
      {corners.map((corner) => (
        <span key={corner} aria-hidden="true" className={`${rivet} ${corner}`} />
      ))}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 border-b-2 border-ink pb-4">
        <div>
          <p className="text-sm font-bold">{body}</p>
          <h2 className="text-xl lg:text-2xl">{title}</h2>
        </div>
        <span aria-hidden="true" className="text-indigo">
          <Logo />
        </span>
      </div>
      <dl className="lg:grid lg:grid-cols-2 lg:gap-x-12">
        {specifications.map(({ name, value }) => (
          <div
            key={name}
            className="grid gap-x-6 border-t border-[#aab1bb] py-3 first:border-t-0 sm:grid-cols-[10rem_1fr] lg:nth-2:border-t-0"
          >
            <dt className="font-bold">{name}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Applications({ title, applications }: { title: string; applications: readonly string[] }) {
  return (
    <div className="rounded-md bg-indigo p-7 text-paper sm:p-9 lg:grid lg:grid-cols-[1fr_2.2fr] lg:items-center lg:gap-10">
      <h2 className="text-xl lg:text-2xl">{title}</h2>
      <ul className="mt-6 flex lg:mt-0 flex-wrap gap-3.5">
        {applications.map((application) => (
          <li key={application} className="plate">
            {application}
          </li>
        ))}
      </ul>
    </div>
  );
}
