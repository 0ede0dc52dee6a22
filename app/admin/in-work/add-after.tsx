import { useId, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import { useAdminText } from "../kit/page/admin-text.ts";
import { FieldProblem } from "../kit/page/problem.tsx";
import { FileChooser } from "../kit/upload/file-chooser.tsx";
import { UploadOutcome } from "../kit/upload/upload-outcome.tsx";
import { useFileUpload } from "../kit/upload/use-file-upload.ts";

interface AddAfterProps {
  account: string;
  name: string;
  isBusy: boolean;
  hasFailed: boolean;
  onReceived(afterUrl: string): void;
}

export function AddAfter({ account, name, isBusy, hasFailed, onReceived }: AddAfterProps) {
  const text = useAdminText().inWork;
  const outcomeId = useId();
  const [received, setReceived] = useState<string | null>(null);
  const upload = useFileUpload(account, "after", (file) => {
    if (!("picture" in file)) return;
    setReceived(file.picture);
    onReceived(file.picture);
  });
  const asked = { upload, isBusy, outcomeId, className: "px-3" };

  return (
    <div className="mt-4">
      <div className="mb-3 grid gap-3 min-[24rem]:grid-cols-2">
        <FileChooser {...asked} isCamera label={text.take} name={fillPlaceholders(text.takeName, { name })} />
        <FileChooser {...asked} label={text.choose} name={fillPlaceholders(text.chooseName, { name })} />
      </div>
      <UploadOutcome id={outcomeId} upload={upload} text={text} />
      {upload.state.kind === "idle" && received !== null && hasFailed ? (
        <>
          <FieldProblem id={outcomeId} problem={text.notPublished} />
          <Button
            kind="quiet"
            className="-ml-5"
            aria-describedby={outcomeId}
            onClick={() => onReceived(received)}
          >
            {text.publishAgain}
          </Button>
        </>
      ) : null}
    </div>
  );
}
