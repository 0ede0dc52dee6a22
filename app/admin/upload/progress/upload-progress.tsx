import { Link, useLocation } from "react-router";
import { fillPlaceholders } from "#content/placeholders.ts";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { sentFiles } from "../draft/draft.ts";
import { type Upload, useUpload } from "../sending/use-upload.ts";

const uploadPath = "/admin/upload";

/** In the frame of every other section while something is being uploaded. */
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

/** How far it is, or what it waits for. */
export function progressSentence({ draft, fileStates, waiting, text: { progress: text } }: Upload): string {
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
