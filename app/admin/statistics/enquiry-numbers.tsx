import { fillPlaceholders } from "#content/placeholders.ts";
import { counted, useAdminText } from "../kit/page/admin-text.ts";
import { TodayPanel } from "../kit/page/today-panel.tsx";
import { Bars } from "./bars.tsx";
import { CountTable, FoldedTable } from "./day-table.tsx";
import { Month } from "./month.tsx";
import type { Numbers, Outcomes } from "./read-statistics.server.ts";

export function EnquiryNumbers({ months, services }: Pick<Numbers, "months" | "services">) {
  const { enquiries: text, columns } = useAdminText().statistics;
  const [before, current] = months.slice(-2);
  const asked = months.reduce((sum, month) => sum + month.asked, 0);
  const won = months.reduce((sum, month) => sum + month.won, 0);
  if (asked === 0) {
    return (
      <TodayPanel title={text.title}>
        <p className="mt-1 font-bold">{text.none}</p>
      </TodayPanel>
    );
  }
  return (
    <TodayPanel title={text.title}>
      <p className="mt-1 font-bold">
        {counted(text.month, current?.asked ?? 0, { before: before?.asked ?? 0 })}
      </p>
      <p>{fillPlaceholders(text.won, { asked, won, share: shareOf({ asked, won }) })}</p>
      <p className="text-sm text-steel">{text.hint}</p>
      <div className="grid gap-x-5 lg:grid-cols-2">
        <div>
          <Bars title={text.chart} bars={months.map((month) => ({ value: month.asked, part: month.won }))} />
          <FoldedTable
            columns={[columns.month, columns.asked, columns.won, columns.lost, columns.open, columns.share]}
            rows={months.toReversed().map(({ name, asked, won, lost }) => ({
              key: name,
              name: <Month month={name} />,
              values: [asked, won, lost, asked - won - lost, `${shareOf({ asked, won })} %`],
            }))}
          />
        </div>
        <section className="mt-3" aria-labelledby="by-service">
          <h3 id="by-service" className="text-base">
            {text.byService}
          </h3>
          <CountTable
            columns={[columns.service, columns.asked, columns.won, columns.share]}
            rows={services.map((service) => ({
              ...{ key: service.name, name: service.name },
              values: [service.asked, service.won, `${shareOf(service)} %`],
            }))}
          />
        </section>
      </div>
    </TodayPanel>
  );
}

/** 0 % is kept for none, and 100 % for all. */
function shareOf({ asked, won }: Pick<Outcomes, "asked" | "won">): number {
  if (won === 0 || won === asked) return won === 0 ? 0 : 100;
  return Math.min(99, Math.max(1, Math.round((won / asked) * 100)));
}
