import { Button } from "#app/ui/button.tsx";
import { useAdminText } from "../page/admin-text.ts";
import { FieldProblem } from "../page/problem.tsx";
import { FileProgress } from "./file-progress.tsx";
import type { FileUpload } from "./use-file-upload.ts";

interface UploadOutcomeProps {
  id: string;
  upload: FileUpload;
  takesDocuments: boolean;
}

export function UploadOutcome({ id, upload: { state, again, stop }, takesDocuments }: UploadOutcomeProps) {
  const text = useAdminText().pictures;
  const isFailed = state.kind === "failed";
  return (
    <>
      <p id={isFailed ? undefined : id} className="text-sm text-steel">
        {takesDocuments ? text.acceptedDocument : text.accepted}
      </p>
      <FileProgress state={state} text={text} onStop={stop} className="w-full max-w-sm" />
      {isFailed ? (
        <>
          <FieldProblem id={id} problem={state.message} />
          {state.mayPass ? (
            <Button kind="quiet" className="-ml-5" onClick={again}>
              {text.tryAgain}
            </Button>
          ) : null}
        </>
      ) : null}
    </>
  );
}
