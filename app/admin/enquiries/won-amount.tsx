import { useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { enquiriesPath } from "../kit/addresses/enquiries.ts";
import { TextField } from "../kit/form/field.tsx";
import { useFetcherResult } from "../kit/form/use-fetcher-result.ts";
import { useAdminText } from "../kit/page/admin-text.ts";
import { focusSection } from "../kit/page/focus-section.ts";
import { notifySuccess } from "../kit/page/notices.tsx";
import { Problem } from "../kit/page/problem.tsx";
import type { EnquiryOutcome } from "./enquiry/change-enquiry.server.ts";

interface WonAmountProps {
  id: string;
  onDone(): void;
}

/** Above the page: the card may leave the list, and notices stand below. */
export function WonAmount({ id, onDone }: WonAmountProps) {
  const text = useAdminText().enquiries.details;
  const field = useRef<HTMLInputElement>(null);
  const saving = useFetcher<EnquiryOutcome>({ key: `won-amount-${id}` });
  const [refusal, setRefusal] = useState<EnquiryOutcome | null>(null);
  const end = () => {
    focusSection();
    onDone();
  };
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  useFetcherResult(saving, (outcome) => {
    setRefusal(outcome.ok ? null : outcome);
    if (!outcome.ok) return;
    notifySuccess(outcome.title);
    end();
  });
  return (
    <form
      noValidate
      aria-label={text.ask}
      onSubmit={(event) => {
        event.preventDefault();
        const fields = { intent: "won amount", won: field.current?.value ?? "" };
        void saving.submit(fields, { method: "post", action: `${enquiriesPath}/${id}` });
      }}
      onKeyDown={({ key }) => {
        if (key === "Escape") end();
      }}
      className="fixed inset-x-4 top-4 z-40 mx-auto max-w-md rounded-lg border-2 border-ink bg-sheet p-4 shadow-lg"
    >
      <TextField
        ref={field}
        label={text.ask}
        name="won"
        inputMode="numeric"
        autoComplete="off"
        placeholder={text.example}
        aria-invalid={refusal !== null}
      />
      {refusal === null ? null : (
        <Problem className="mt-3" title={refusal.title} message={refusal.description ?? ""} />
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button kind="primary" type="submit" disabled={saving.state !== "idle"}>
          {saving.state === "idle" ? text.save : text.saving}
        </Button>
        <Button kind="secondary" onClick={end}>
          {text.later}
        </Button>
      </div>
    </form>
  );
}
