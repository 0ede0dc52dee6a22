import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { DayChoice } from "../kit/form/day-choice.tsx";
import type { JobOffer } from "../kit/jobs/job-form.ts";
import { OpenJobForm } from "../kit/jobs/open-job-form.tsx";
import { useAdminText } from "../kit/page/admin-text.ts";
import type { Mark, Marked, MarkedBefore } from "./use-mark.ts";

interface CallOutcomeProps {
  enquiry: MarkedBefore;
  mark: Mark;
  offer: JobOffer;
  onDone(): void;
}

export function CallOutcome({ enquiry, mark, offer, onDone }: CallOutcomeProps) {
  const { enquiries, jobs } = useAdminText();
  const text = enquiries.outcome;
  const [asked, setAsked] = useState<"how" | "day" | "job">("how");
  const { id, state, callBackOn, won } = enquiry;
  const become = (next: Omit<Marked, "id">) => {
    mark({ id, ...next }, { id, state, callBackOn, won });
    onDone();
  };
  const choice = (label: string, onClick: () => void) => (
    <Button kind="secondary" onClick={onClick} className="bg-sheet px-2">
      {label}
    </Button>
  );
  const isWon = state === "won";
  const becomeWon = () => become({ state: "won", callBackOn: null });
  const title = { how: text.title, day: text.when, job: jobs.open }[asked];
  return (
    <fieldset className="mt-3 min-w-0 rounded-md bg-sand p-3">
      <legend className="sr-only">{title}</legend>
      <p aria-hidden="true" className="font-bold">
        {title}
      </p>
      {asked === "how" ? (
        <div className="mt-2 grid grid-cols-2 gap-2">
          {choice(text.answered, () => become({ state: "answered", callBackOn: null }))}
          {choice(text.later, () => setAsked("day"))}
          {choice(text.won, () => (isWon ? becomeWon() : setAsked("job")))}
          {choice(text.lost, () => become({ state: "lost", callBackOn: null }))}
        </div>
      ) : asked === "day" ? (
        <DayChoice onChoose={(day) => become({ state: "answered", callBackOn: day })} />
      ) : (
        <OpenJobForm {...offer} enquiryId={id} onOpened={onDone}>
          <Button kind="quiet" className="max-sm:w-full" onClick={becomeWon}>
            {jobs.onlyWon}
          </Button>
        </OpenJobForm>
      )}
    </fieldset>
  );
}
