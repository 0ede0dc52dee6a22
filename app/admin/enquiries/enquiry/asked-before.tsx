import { Link, useFetcher } from "react-router";
import { Button } from "#app/ui/button.tsx";
import type { EnquirySummary } from "#domain/enquiries/enquiry.ts";
import { enquiryAddress } from "../../kit/addresses/enquiries.ts";
import { useOutcomeNotice } from "../../kit/form/form-outcome.ts";
import { useFetcherResult } from "../../kit/form/use-fetcher-result.ts";
import { useAdminText } from "../../kit/page/admin-text.ts";
import { notifyFailure, notifySuccessWithUndo } from "../../kit/page/notices.tsx";
import { Panel } from "../../kit/page/panel.tsx";
import { Sentence } from "../../kit/page/sentence.tsx";
import { Time } from "../../kit/page/time.tsx";
import { StateBadge } from "../state-badge.tsx";
import type { EnquiryOutcome } from "./change-enquiry.server.ts";

interface AskedBeforeProps {
  id: string;
  before: readonly EnquirySummary[];
}

export function AskedBefore({ id, before }: AskedBeforeProps) {
  const { enquiries, layout } = useAdminText();
  const text = enquiries.before;
  const merging = useFetcher<EnquiryOutcome>({ key: `merge-${id}` });
  const separating = useFetcher<EnquiryOutcome>({ key: `separate-${id}` });
  useOutcomeNotice(separating);
  useFetcherResult(merging, ({ ok, title, description, merged }) => {
    if (!ok || merged === undefined) return void notifyFailure(title, description);
    const onUndo = () => void separating.submit({ intent: "separate", other: merged }, { method: "post" });
    notifySuccessWithUndo(title, undefined, { label: layout.undo, onUndo }, "merge");
  });
  if (before.length === 0) return null;
  return (
    <Panel title={text.title}>
      <ul className="mt-2">
        {before.map(({ id: other, createdAt, state, beginning }) => (
          <li key={other} className="border-t border-line py-2">
            <p className="flex flex-wrap items-center gap-x-3">
              <Link
                to={enquiryAddress(other, {})}
                className="inline-flex min-h-11 items-center font-bold text-teal underline underline-offset-4"
              >
                <span>
                  <Sentence text={text.on} values={{ day: <Time iso={createdAt} as="day" /> }} />
                </span>
              </Link>
              <StateBadge state={state} />
            </p>
            <p className="line-clamp-2 text-sm wrap-anywhere text-steel">{beginning}</p>
            {state === "won" ? (
              <p className="text-sm text-steel">{text.isWon}</p>
            ) : (
              <Button
                kind="secondary"
                className="mt-2"
                disabled={merging.state !== "idle"}
                onClick={() => void merging.submit({ intent: "merge", other }, { method: "post" })}
              >
                {merging.state === "idle" ? text.merge : text.merging}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-steel">{text.hint}</p>
    </Panel>
  );
}
