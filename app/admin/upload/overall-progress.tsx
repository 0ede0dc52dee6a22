import { ProgressBar } from "../ui/progress-bar.tsx";
import type { FileState, UploadUnderWay } from "./upload-state.ts";

interface OverallProgressProps {
  underWay: UploadUnderWay | null;
  fileStates: ReadonlyMap<string, FileState>;
}

/** How far the whole upload is: seen as a bar, said aloud as a sentence. Empty while nothing is uploaded. */
export function OverallProgress({ underWay, fileStates }: OverallProgressProps) {
  const count = (status: FileState["status"]) =>
    underWay?.files.filter(({ id }) => fileStates.get(id)?.status === status).length ?? 0;
  return (
    <div role="status">
      {underWay === null ? null : (
        <>
          <p className="mb-1 flex justify-between gap-4">
            <span>
              {count("completed")} of {underWay.files.length} files completed
              {count("error") > 0 ? `, ${count("error")} with an error` : ""}
              {underWay.waiting === null ? "" : `. ${underWay.waiting}`}
            </span>
            <b className="tabular-nums">{underWay.percent}%</b>
          </p>
          <ProgressBar label="Overall progress" percent={underWay.percent} className="h-3" />
        </>
      )}
    </div>
  );
}
