import { Link } from "react-router";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import { binAddress } from "../kit/addresses/bin.ts";
import { counted, useAdminText } from "../kit/page/admin-text.ts";
import { Sentence } from "../kit/page/sentence.tsx";
import { Time } from "../kit/page/time.tsx";
import { BinThumbnail } from "./bin-thumbnail.tsx";
import type { BinnedGroup } from "./binned-entry.ts";

interface BinGroupProps {
  group: BinnedGroup;
  isBusy: boolean;
  onRestore(): void;
}

export function BinGroup({ group: { act, count, first, others }, isBusy, onRestore }: BinGroupProps) {
  const { bin: text, activity } = useAdminText();
  const shown = [first, ...others];
  const title = counted(activity.details.binned[first.was.kind], count);
  const names = [...new Set(shown.map(({ name }) => name))].join(", ");
  return (
    <li className="panel flex flex-wrap items-center gap-x-4 gap-y-2 p-3">
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="font-sans text-base">{title}</h2>
        <p className="text-sm wrap-anywhere text-steel">
          {count > shown.length ? fillPlaceholders(text.andOthers, { names }) : names}
        </p>
        <p className="text-sm text-steel">
          <Sentence text={text.deletedTogether} values={{ time: <Time iso={first.deletedAt} as="day" /> }} />
          <span className="max-md:hidden">{" · "}</span>
          <b className="text-ink max-md:block">{counted(text.daysLeft, first.daysLeft)}</b>
        </p>
      </div>
      <div className="flex flex-wrap gap-1 empty:hidden max-md:[&>:nth-child(4)]:hidden">
        {shown.map((entry) => (
          <BinThumbnail key={entry.id} entry={entry} />
        ))}
      </div>
      <div className="flex gap-2 max-md:w-full max-md:*:flex-1">
        <Button kind="secondary" disabled={isBusy} onClick={onRestore}>
          {counted(text.restoreGroup, count)}
        </Button>
        <Link to={binAddress({ act })} className={buttonClass("quiet")}>
          {text.openGroup}
          <span className="sr-only">{`: ${title}, ${names}`}</span>
        </Link>
      </div>
    </li>
  );
}
