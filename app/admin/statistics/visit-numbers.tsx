import { fillPlaceholders } from "#content/placeholders.ts";
import type { Report } from "#domain/statistics/statistics.ts";
import { useAdminText } from "../kit/page/admin-text.ts";
import { TodayPanel } from "../kit/page/today-panel.tsx";
import { Bars } from "./bars.tsx";
import { Compared } from "./compared.tsx";
import { DayTable, FoldedTable } from "./day-table.tsx";
import { Month } from "./month.tsx";

const fourWeeks = 28;
const height = 100;

export function VisitNumbers({ visits, weeks }: Pick<Report, "visits" | "weeks">) {
  const { visits: text, columns } = useAdminText().statistics;
  if (visits.every((day) => day.count === 0)) {
    return (
      <TodayPanel title={text.title}>
        <p className="mt-1 font-bold">{text.none}</p>
      </TodayPanel>
    );
  }
  const lately = visits.slice(-fourWeeks);
  const { count = 0, before = 0 } = visits.at(-1) ?? {};
  const months = Map.groupBy(visits, ({ day }) => day.slice(0, "2026-11".length));
  return (
    <TodayPanel title={text.title}>
      <p className="mt-1 font-bold">
        <Compared sentence={text.week} {...weeks.source} />
      </p>
      <p>{fillPlaceholders(text.today, { count, before })}</p>
      <div className="grid gap-x-5 lg:grid-cols-2">
        <div>
          <Bars title={text.weeks} bars={lately.map((day) => ({ value: day.count, mark: day.before }))} />
          <DayTable days={lately} day={columns.day} />
        </div>
        <div>
          <Curve title={text.year} values={visits.map((day) => day.count)} />
          <FoldedTable
            columns={[columns.month, columns.count]}
            rows={[...months].reverse().map(([month, days]) => ({
              key: month,
              name: <Month month={month} />,
              values: [days.reduce((sum, day) => sum + day.count, 0)],
            }))}
          />
        </div>
      </div>
    </TodayPanel>
  );
}

function Curve({ title, values }: { title: string; values: readonly number[] }) {
  const most = Math.max(1, ...values);
  const points = values.map((value, index) => `${index},${Math.round(height - (value / most) * height)}`);
  return (
    <figure className="mt-3">
      <figcaption className="text-sm text-steel">{title}</figcaption>
      <svg
        viewBox={`0 0 ${values.length - 1} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="mt-1 h-28 w-full border-b-2 border-line text-teal"
      >
        <polygon
          points={`0,${height} ${points.join(" ")} ${values.length - 1},${height}`}
          fill="currentColor"
        />
      </svg>
    </figure>
  );
}
