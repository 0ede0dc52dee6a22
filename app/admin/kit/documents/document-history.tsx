import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { FieldValues } from "../form/versioned-draft.ts";
import { type AdminText, useAdminText } from "../page/admin-text.ts";
import { FoldSummary } from "../page/fold-summary.tsx";
import { Sentence } from "../page/sentence.tsx";
import { Time } from "../page/time.tsx";
import type { StoredDocument } from "./stored-document.ts";

interface DocumentHistoryProps {
  stored: StoredDocument;
  children(values: FieldValues, before: FieldValues): ReactNode;
  endsWithDefault?: boolean;
  words?: Pick<AdminText["facts"]["history"], "use" | "useName">;
  onUse(values: FieldValues): void;
}

export function DocumentHistory(props: DocumentHistoryProps) {
  const { facts, words } = useAdminText();
  const text = { ...facts.history, ...props.words };
  const { stored, children, endsWithDefault = false, onUse } = props;
  const { history, defaults } = stored;
  return (
    <details className="panel">
      <FoldSummary>
        <b>{text.title}</b>
      </FoldSummary>
      <ol className="flex flex-col gap-4 px-4 pb-3 md:px-5">
        {history.map(({ version, values, changedAt, changedBy }, index) => (
          <li key={version}>
            <p className="text-sm text-steel wrap-anywhere">
              <Sentence text={text.entry} values={{ time: <Time iso={changedAt} />, who: changedBy }} />
            </p>
            {children(values, history[index + 1]?.values ?? defaults)}
            <Button
              kind="quiet"
              className="-ml-5"
              aria-label={fillPlaceholders(text.useName, { version })}
              onClick={() => onUse(values)}
            >
              {text.use}
            </Button>
          </li>
        ))}
        {endsWithDefault ? (
          <li>
            <p className="text-sm text-steel">{facts.isDefault}</p>
            {children(defaults, defaults)}
            <Button kind="quiet" className="-ml-5" onClick={() => onUse(defaults)}>
              {words.toDefault}
            </Button>
          </li>
        ) : history.length === 0 ? (
          <li>{text.none}</li>
        ) : null}
      </ol>
    </details>
  );
}
