import { grouped } from "#content/grouped-number.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import { useAdminText } from "../kit/page/admin-text.ts";
import { TodayPanel } from "../kit/page/today-panel.tsx";
import { Bars } from "./bars.tsx";
import { FoldedTable } from "./day-table.tsx";
import { Month } from "./month.tsx";
import type { Numbers } from "./read-statistics.server.ts";

const rupees = (amount: number) => `₹${grouped(amount)}`;

export function RupeeNumbers({ months }: Pick<Numbers, "months">) {
  const { rupees: text, columns } = useAdminText().statistics;
  const total = (of: "quoted" | "won") => months.reduce((sum, month) => sum + month.rupees[of], 0);
  const [quoted, won] = [total("quoted"), total("won")];
  const isEmpty = quoted === 0 && won === 0;
  return (
    <TodayPanel title={text.title}>
      <p className="mt-1 font-bold">
        {isEmpty ? text.none : fillPlaceholders(text.sum, { quoted: rupees(quoted), won: rupees(won) })}
      </p>
      <p className="text-sm text-steel">{text.hint}</p>
      {isEmpty ? null : (
        <>
          <Bars
            title={text.chart}
            bars={months.map((month) => ({ value: month.rupees.quoted, part: month.rupees.won }))}
          />
          <FoldedTable
            columns={[columns.month, columns.quoted, columns.won]}
            rows={months.toReversed().map(({ name, rupees: { quoted, won } }) => ({
              key: name,
              name: <Month month={name} />,
              values: [rupees(quoted), rupees(won)],
            }))}
          />
        </>
      )}
    </TodayPanel>
  );
}
