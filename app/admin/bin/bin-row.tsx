import { Button } from "#app/ui/button.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import { Confirm } from "../kit/dialog/confirm.tsx";
import { CheckBox } from "../kit/form/field.tsx";
import { counted, useAdminText } from "../kit/page/admin-text.ts";
import { Sentence } from "../kit/page/sentence.tsx";
import { Time } from "../kit/page/time.tsx";
import type { BinChange } from "../kit/page/undo.ts";
import { BinThumbnail } from "./bin-thumbnail.tsx";
import { type BinnedEntry, wordsOf } from "./binned-entry.ts";

interface BinRowProps {
  entry: BinnedEntry;
  isBusy: boolean;
  isSelected: boolean;
  onSelect(): void;
  onChange(intent: BinChange): void;
}

export function BinRow({ entry, isBusy, isSelected, onSelect, onChange }: BinRowProps) {
  const adminText = useAdminText();
  const text = adminText.bin;
  const { name } = entry;
  const words = wordsOf(entry, adminText);
  return (
    <li
      className={`panel grid grid-cols-[2.75rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 p-3 md:grid-cols-[2.75rem_6rem_minmax(0,1fr)_auto] ${isSelected ? "bg-sand" : ""}`}
    >
      <CheckBox name={fillPlaceholders(text.select, { name })} checked={isSelected} onChange={onSelect} />
      <div className="min-w-0 md:col-start-3 md:row-start-1">
        <h2 className="font-sans text-base wrap-anywhere">{name}</h2>
        <p className="text-sm wrap-anywhere text-steel">
          {text.was[entry.was.kind]}
          {words === null ? null : ` · ${words}`}
        </p>
        <p className="text-sm text-steel">
          <Sentence text={text.deleted} values={{ time: <Time iso={entry.deletedAt} as="day" /> }} />
          <span className="max-md:hidden">{" · "}</span>
          <b className="text-ink max-md:block">{counted(text.daysLeft, entry.daysLeft)}</b>
        </p>
      </div>
      <div className="self-start md:col-start-2 md:row-start-1 md:self-center">
        <BinThumbnail entry={entry} />
      </div>
      <div className="flex flex-wrap gap-2 max-md:col-span-3 max-md:*:flex-1">
        <Button
          kind="secondary"
          aria-label={fillPlaceholders(text.restoreName, { name })}
          disabled={isBusy}
          onClick={() => onChange("restore")}
        >
          {text.restore}
        </Button>
        <Confirm
          title={text.deleteTitle}
          question={fillPlaceholders(text.deleteQuestion, { name })}
          confirm={text.delete}
          onConfirm={() => onChange("delete")}
          trigger={
            <Button
              kind="danger"
              aria-label={fillPlaceholders(text.deleteName, { name })}
              className="whitespace-nowrap"
              disabled={isBusy}
            >
              {text.delete}
            </Button>
          }
        />
      </div>
    </li>
  );
}
