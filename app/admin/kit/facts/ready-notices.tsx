import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import { closingNotices } from "#content/ready-notices.ts";
import { indianDay } from "#domain/values/indian-day.ts";
import { useAdminText } from "../page/admin-text.ts";
import { FoldSummary } from "../page/fold-summary.tsx";
import { Time } from "../page/time.tsx";
import { comingHolidays, type Holiday } from "./holidays.ts";

export type ReadyNotice = Pick<Holiday, "from" | "to" | "notice">;

/** Asked once it is opened: the server's day is not always the browser's. */
export function ReadyNotices({ onChoose }: { onChoose(ready: ReadyNotice): void }) {
  const { facts, language } = useAdminText();
  const text = facts.readyNotices;
  const [isOpen, setIsOpen] = useState(false);
  const [added, setAdded] = useState<string | null>(null);

  function choose(name: string, ready: ReadyNotice) {
    onChoose(ready);
    setAdded(name);
  }

  return (
    <details className="panel" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <FoldSummary>
        <b>{text.title}</b>
      </FoldSummary>
      <div className="px-4 pb-3 md:px-5">
        <p className="text-sm text-steel">{text.hint}</p>
        <p role="status" className="font-bold">
          {added === null ? null : fillPlaceholders(text.added, { name: added })}
        </p>
        {isOpen ? (
          <ul>
            {comingHolidays(indianDay(new Date())).map((holiday) => (
              <li key={holiday.from + holiday.name.en} className="border-t border-line py-1">
                <Button
                  kind="quiet"
                  className="-mx-5 w-[calc(100%+2.5rem)] flex-wrap justify-between text-left"
                  onClick={() => choose(holiday.name[language], holiday)}
                >
                  {holiday.name[language]}
                  <Days {...holiday} />
                </Button>
                {holiday.isUncertain ? <p className="pb-2 text-sm text-steel">{text.check}</p> : null}
              </li>
            ))}
            <li className="border-t border-line py-1">
              <Button
                kind="quiet"
                className="-ml-5 text-left"
                onClick={() => choose(text.family, { from: "", to: "", notice: closingNotices.family })}
              >
                {text.family}
              </Button>
            </li>
          </ul>
        ) : null}
      </div>
    </details>
  );
}

function Days({ from, to }: Pick<Holiday, "from" | "to">) {
  return (
    <span className="font-normal">
      <Time iso={from} as="day" />
      {from === to ? null : (
        <>
          {" – "}
          <Time iso={to} as="day" />
        </>
      )}
    </span>
  );
}
