import { readWithRetries } from "#platform/retry.ts";
import { useAdminText } from "../kit/page/admin-text.ts";
import { DownloadLink } from "../kit/page/download-link.tsx";
import { loadedOrNull } from "../kit/page/last-loaded.ts";
import { LastLoaded, LoadFailure } from "../kit/page/section-error.tsx";
import { TodayPanel } from "../kit/page/today-panel.tsx";
import { signedInAdministrator } from "../kit/session/guard.server.ts";
import type { Route } from "./+types/page";
import { Bars } from "./bars.tsx";
import { Compared } from "./compared.tsx";
import { DayTable } from "./day-table.tsx";
import { EnquiryNumbers } from "./enquiry-numbers.tsx";
import { PageList, SourceList } from "./most-lists.tsx";
import { type Numbers, readNumbers } from "./read-statistics.server.ts";
import { RupeeNumbers } from "./rupee-numbers.tsx";
import { VisitNumbers } from "./visit-numbers.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  signedInAdministrator(context);
  return { numbers: await readWithRetries(() => readNumbers(context)) };
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadedOrNull(serverLoader);
}

export default function StatisticsPage({ loaderData }: Route.ComponentProps) {
  const { statistics: text } = useAdminText();
  return (
    <LastLoaded loaded={loaderData} failure={text.loadFailure}>
      {({ numbers }) => (
        <div className="flex max-w-6xl flex-col gap-5">
          {isEmpty(numbers) ? <p className="panel p-4 md:p-5">{text.none}</p> : null}
          <VisitNumbers {...numbers} />
          <div className="grid items-start gap-5 lg:grid-cols-3">
            {(["call", "whatsapp", "quote"] as const).map((kind) => (
              <Taps key={kind} kind={kind} numbers={numbers} />
            ))}
          </div>
          <div className="grid items-start gap-5 lg:grid-cols-2">
            <PageList pages={numbers.pages} />
            <SourceList sources={numbers.sources} />
          </div>
          <EnquiryNumbers months={numbers.months} services={numbers.services} />
          <RupeeNumbers months={numbers.months} />
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="max-w-prose text-sm text-steel">{text.privacy}</p>
            <DownloadLink address="/admin/statistics/export">{text.export}</DownloadLink>
          </div>
        </div>
      )}
    </LastLoaded>
  );
}

export function ErrorBoundary() {
  return <LoadFailure title={useAdminText().statistics.loadFailure} />;
}

function isEmpty({ visits, pages, months }: Numbers): boolean {
  return (
    pages.length === 0 && visits.every(({ count }) => count === 0) && months.every(({ asked }) => asked === 0)
  );
}

function Taps({ kind, numbers }: { kind: keyof Numbers["taps"]; numbers: Numbers }) {
  const { statistics: text } = useAdminText();
  const { title, none, week, hint } = text.taps[kind];
  const weeks = numbers.taps[kind];
  return (
    <TodayPanel title={title}>
      {weeks.every(({ count }) => count === 0) ? (
        <p className="mt-1 font-bold">{none}</p>
      ) : (
        <>
          <p className="mt-1 font-bold">
            <Compared sentence={week} {...numbers.weeks[kind]} />
          </p>
          <Bars bars={weeks.map(({ count }) => ({ value: count }))} title={text.taps.weeks} />
          <DayTable days={weeks} day={text.columns.weekTo} />
        </>
      )}
      <p className="mt-2 text-sm text-steel">{hint}</p>
    </TodayPanel>
  );
}
