import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import { useAdminText } from "../layout/admin-text.ts";
import { Sentence } from "./sentence.tsx";
import { Time } from "./time.tsx";

interface VersionEntryProps {
  version: number;
  changedAt: string;
  changedBy: string;
  onUse(): void;
  children: ReactNode;
}

/** Who saved what and when; what is used again stands in the form, to be saved. */
export function VersionEntry({ version, changedAt, changedBy, onUse, children }: VersionEntryProps) {
  const text = useAdminText().facts.history;
  return (
    <li>
      <p className="text-sm text-steel wrap-anywhere">
        <Sentence text={text.entry} values={{ time: <Time iso={changedAt} />, who: changedBy }} />
      </p>
      {children}
      <Button
        kind="quiet"
        className="-ml-5"
        aria-label={fillPlaceholders(text.useName, { version })}
        onClick={onUse}
      >
        {text.use}
      </Button>
    </li>
  );
}
