import { Button } from "#app/ui/button.tsx";
import { FieldProblem } from "../page/problem.tsx";
import { ProgressBar } from "../page/progress-bar.tsx";
import type { FileUpload } from "./use-file-upload.ts";

interface UploadOutcomeProps {
  id: string;
  upload: FileUpload;
  text: { sent: string; stop: string; tryAgain: string };
  accepted?: string;
}

export function UploadOutcome({ id, upload: { state, again, stop }, text, accepted }: UploadOutcomeProps) {
  const isFailed = state.kind === "failed";
  return (
    <>
      {accepted === undefined ? null : (
        <p id={isFailed ? undefined : id} className="text-sm text-steel">
          {accepted}
        </p>
      )}
      {state.kind === "sending" ? (
        <div role="status" className="flex w-full max-w-sm flex-wrap items-center gap-3">
          <ProgressBar label={text.sent} percent={state.percent} className="h-3 flex-1" />
          <span className="tabular-nums">{state.percent}%</span>
          <Button kind="quiet" onClick={stop}>
            {text.stop}
          </Button>
          {state.waiting === null ? null : <span className="basis-full text-sm">{state.waiting}</span>}
        </div>
      ) : null}
      {isFailed ? (
        <>
          <FieldProblem id={id} problem={state.message} />
          {state.mayPass ? (
            <Button kind="quiet" className="-ml-5" aria-describedby={id} onClick={again}>
              {text.tryAgain}
            </Button>
          ) : null}
        </>
      ) : null}
    </>
  );
}
