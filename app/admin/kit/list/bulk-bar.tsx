import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import { UnsavedChangesGuard } from "../dialog/unsaved-changes-guard.tsx";
import { useAdminText } from "../page/admin-text.ts";
import { Icon } from "../page/icon.tsx";
import { ProgressBar } from "../page/progress-bar.tsx";

const bar = "panel sticky top-2 z-20 flex flex-wrap items-center gap-2 border-ink p-3 sm:gap-x-4";

export function BulkBar({ selected, onClear, children }: BulkBarProps) {
  const text = useAdminText().layout.bulk;
  return (
    <div className={bar}>
      <p className="mr-auto font-bold" role="status">
        {fillPlaceholders(text.selected, { count: selected })}
      </p>
      <Button kind="quiet" className="min-w-11 max-sm:px-0" onClick={onClear}>
        <Icon name="cancel" className="size-5 sm:hidden" />
        <span className="max-sm:sr-only">{text.clear}</span>
      </Button>
      {children}
    </div>
  );
}

interface BulkBarProps {
  selected: number;
  onClear(): void;
  children: ReactNode;
}

interface BulkProgressProps {
  sentence: string;
  leaveQuestion: string;
  done: number;
  total: number;
  onStop(): void;
}

export function BulkProgress({ sentence, leaveQuestion, done, total, onStop }: BulkProgressProps) {
  const label = fillPlaceholders(sentence, { done, total });
  return (
    <div className={bar}>
      <UnsavedChangesGuard isUnfinished question={leaveQuestion} />
      <p className="mr-auto font-bold">{label}</p>
      <Button kind="secondary" onClick={onStop}>
        {useAdminText().layout.bulk.stop}
      </Button>
      <ProgressBar label={label} percent={(100 * done) / total} className="h-3" />
    </div>
  );
}
