import { useRef } from "react";
import { useFetcher } from "react-router";
import type { Job, JobStage } from "#domain/jobs/job.ts";
import { calendarPath } from "../kit/addresses/jobs.ts";
import { useFetcherResult } from "../kit/form/use-fetcher-result.ts";
import type { JobOutcome } from "../kit/jobs/job-form.ts";
import { useAdminText } from "../kit/page/admin-text.ts";
import { notifyFailure, notifySuccess, notifySuccessWithUndo } from "../kit/page/notices.tsx";

type AskedOfJob =
  | { intent: "stage"; stage: JobStage }
  | { intent: "day"; promisedOn: string }
  | { intent: "delete" }
  | { intent: "restore" };

export type ChangeJob = (job: Job, asked: AskedOfJob) => void;

/** Call it in what stays: a card may leave the list with its change. */
export function useJobChange(onDelivered?: (id: string) => void) {
  const { layout } = useAdminText();
  const changing = useFetcher<JobOutcome>();
  const undo = useRef<Fields>(null);
  const send = (fields: Fields) => void changing.submit(fields, { method: "post", action: calendarPath });

  const change: ChangeJob = (job, asked) => {
    const { fields, back } = fieldsOf(job, asked);
    undo.current = back;
    send({ id: job.id, ...fields });
  };

  useFetcherResult(changing, ({ ok, title, description, job }) => {
    const back = undo.current;
    undo.current = null;
    if (!ok) return notifyFailure(title, description);
    if (back === null) return notifySuccess(title, description);
    const onUndo = () => send(back);
    notifySuccessWithUndo(title, description, { label: layout.undo, onUndo }, "job-change");
    if (job !== undefined && back.seen === "delivered") onDelivered?.(job);
  });

  return { change, isChanging: changing.state !== "idle" };
}

type Fields = Record<string, string>;

function fieldsOf(
  { id, stage, promisedOn }: Job,
  asked: AskedOfJob,
): { fields: Fields; back: Fields | null } {
  switch (asked.intent) {
    case "stage":
      return {
        fields: { ...asked, seen: stage },
        back: { intent: "stage", id, seen: asked.stage, stage },
      };
    case "day": {
      const seen = promisedOn ?? "";
      return {
        fields: { ...asked, seen },
        back: { intent: "day", id, seen: asked.promisedOn, promisedOn: seen },
      };
    }
    case "delete":
      return { fields: asked, back: { intent: "restore", id } };
    case "restore":
      return { fields: asked, back: null };
  }
}
