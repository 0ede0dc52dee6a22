import type { ReactNode } from "react";
import { grouped } from "#content/grouped-number.ts";
import { useAdminText } from "../kit/page/admin-text.ts";
import { Time } from "../kit/page/time.tsx";
import { quietLink } from "../kit/page/today-panel.tsx";

interface CountTableProps {
  columns: readonly string[];
  rows: readonly { key: string; name: ReactNode; values: readonly (number | string)[] }[];
}

export function FoldedTable(table: CountTableProps) {
  return (
    <details>
      <summary className={`${quietLink} cursor-pointer`}>{useAdminText().statistics.table}</summary>
      <CountTable {...table} />
    </details>
  );
}

export function CountTable({ columns: [first, ...others], rows }: CountTableProps) {
  return (
    <table className="mt-2 w-full text-sm">
      <thead>
        <tr className="align-bottom">
          <th scope="col" className="py-1 text-left">
            {first}
          </th>
          {others.map((column) => (
            <th key={column} scope="col" className="py-1 pl-2 text-right">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, values }) => (
          <tr key={key} className="border-t border-line">
            <th scope="row" className="py-1 text-left font-normal wrap-break-word">
              {name}
            </th>
            {values.map((value, index) => (
              <td key={others[index]} className="py-1 pl-2 text-right tabular-nums">
                {typeof value === "number" ? grouped(value) : value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayTableProps {
  days: readonly { day: string; count: number; before?: number }[];
  day: string;
}

export function DayTable({ days, day: title }: DayTableProps) {
  const { columns } = useAdminText().statistics;
  const compares = days.some(({ before }) => before !== undefined);
  return (
    <FoldedTable
      columns={[title, columns.count, ...(compares ? [columns.before] : [])]}
      rows={days.toReversed().map(({ day, count, before }) => ({
        key: day,
        name: <Time iso={day} as="day" />,
        values: before === undefined ? [count] : [count, before],
      }))}
    />
  );
}
