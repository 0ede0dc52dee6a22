import { useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import { imagesPerBatch } from "#domain/gallery/uploads/upload-rules.ts";
import { counted } from "../../kit/page/admin-text.ts";
import { Problem } from "../../kit/page/problem.tsx";
import { ProgressBar } from "../../kit/page/progress-bar.tsx";
import { entriesToSend, sentFiles } from "../draft/draft.ts";
import { timeLeftSentence } from "../sending/send-meter.ts";
import { type Upload, useUpload } from "../sending/use-upload.ts";

/** Milliseconds: a sentence that changes faster cannot be read. */
const renewal = 2_000;

export function UploadBar({ upload, form }: { upload: Upload; form: string }) {
  const { controller, draft, text, isBusy, failed, problem, percent } = upload;
  const mayRetry = !isBusy && draft.failed.length === 0 && failed.some(({ isFinal }) => !isFinal);
  return (
    <div
      data-bottom-bar="high"
      className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-30 -mx-4 mt-6 border-y border-line bg-paper px-4 py-3 md:bottom-0 md:mx-0 md:rounded-t-md md:border"
    >
      {problem === null ? null : (
        <Problem
          message={fillPlaceholders(text.problems[problem], { most: imagesPerBatch })}
          className="mb-3"
        />
      )}
      {isBusy ? (
        <ProgressBar label={text.progress.label} percent={percent} className="mb-2 block h-3" />
      ) : null}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {/* A live region must be there before its text. */}
        <p role="status" className="min-w-0 flex-1 text-sm">
          {isBusy ? progressSentence(upload) : chosenSentence(upload)}
        </p>
        {isBusy ? (
          <p className="text-sm tabular-nums">
            <TimeLeft upload={upload} /> <b>{percent}%</b>
          </p>
        ) : null}
        <div className={`flex flex-wrap gap-3 ${isBusy ? "max-sm:w-full" : ""}`}>
          {isBusy ? (
            <Button kind="secondary" className="max-sm:flex-1" onClick={controller.stop}>
              {text.stop}
            </Button>
          ) : null}
          {mayRetry ? (
            <Button kind="secondary" className="max-sm:flex-1" onClick={() => void controller.retry()}>
              {text.retryAll}
            </Button>
          ) : null}
          <Button kind="primary" type="submit" form={form} disabled={isBusy} className="max-sm:flex-1">
            {isBusy ? text.submitting : text.submit}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** The last choice comes back, and stands further up than a phone shows. */
function chosenSentence({ draft, text: { bar, project } }: Upload): string {
  const chosen = draft.entries.flatMap(({ files }) => files).length;
  if (chosen === 0) return "";
  const sentence = counted(bar.chosen, chosen);
  if (entriesToSend(draft).length < 2) return sentence;
  return `${sentence} · ${draft.project === null ? project.each : project.one}`;
}

function TimeLeft({ upload: { controller, text } }: { upload: Upload }) {
  const [seconds, setSeconds] = useState<number | null>(null);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(controller.secondsLeft()), renewal);
    return () => clearInterval(timer);
  }, [controller]);
  return seconds === null ? null : timeLeftSentence(text, seconds);
}

const uploadPath = "/admin/upload";

export function UploadProgressLink() {
  const upload = useUpload();
  const { pathname } = useLocation();
  const { isBusy, percent, text } = upload;
  if (!isBusy || pathname === uploadPath) return null;
  return (
    <Link
      to={uploadPath}
      data-bottom-bar="low"
      className="block border-b border-line bg-sand px-4 py-2 text-sm -outline-offset-2 md:mb-2 md:rounded-md md:border md:px-3"
    >
      <span className="flex justify-between gap-3">
        <span className="min-w-0">
          <b>{text.progress.link}</b> {progressSentence(upload)}
        </span>
        <b className="tabular-nums">{percent}%</b>
      </span>
      <ProgressBar label={text.progress.label} percent={percent} className="mt-1 block h-2" />
    </Link>
  );
}

function progressSentence({ draft, fileStates, waiting, text: { progress: text } }: Upload): string {
  const states = sentFiles(draft).map(({ id }) => fileStates.get(id));
  const count = (status: string) => states.filter((state) => state?.status === status).length;
  const [completed, failed] = [count("completed"), count("error")];
  const isMoving = count("uploading") > 0;
  const reason =
    waiting ?? (isMoving ? null : states.find((state) => state?.status === "pending")?.message) ?? null;
  return [
    fillPlaceholders(text.completed, { completed, files: states.length }),
    failed > 0 ? fillPlaceholders(text.failed, { failed }) : "",
    reason === null ? "" : fillPlaceholders(text.waiting, { reason }),
  ].join("");
}
