import type { FileState, UploadUnderWay } from "./use-upload.ts";

interface OverallProgressProps {
  underWay: UploadUnderWay | null;
  fileStates: ReadonlyMap<string, FileState>;
}

/** How far the whole upload is: seen as a bar, said aloud as a sentence. Empty while nothing is uploaded. */
export function OverallProgress({ underWay, fileStates }: OverallProgressProps) {
  const count = (status: FileState["status"]) =>
    underWay?.fileIds.filter((id) => fileStates.get(id)?.status === status).length ?? 0;
  return (
    <div role="status">
      {underWay === null ? null : (
        <>
          <p className="mb-1 flex justify-between gap-4">
            <span>
              {count("completed")} of {underWay.fileIds.length} files completed
              {count("error") > 0 ? `, ${count("error")} with an error` : ""}
            </span>
            <b className="tabular-nums">{underWay.percent}%</b>
          </p>
          <progress
            aria-label="Overall progress"
            max={100}
            value={underWay.percent}
            className="h-3 w-full overflow-hidden rounded-full bg-line accent-teal"
          />
        </>
      )}
    </div>
  );
}
