import { useId, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import type { PictureRole } from "#domain/gallery/pictures/picture-facts.ts";
import { useAdminText } from "../../layout/admin-text.ts";
import { FieldProblem } from "../../ui/problem.tsx";
import { FileProgress } from "../../upload/file-progress.tsx";
import { type ReceivedFile, useFileUpload } from "../../upload/use-file-upload.ts";

interface UploadFieldProps {
  account: string;
  /** A PDF is taken, too. */
  takesDocuments?: boolean;
  /** Begins the name of the picture. */
  role?: PictureRole;
  /** Of its button. */
  label?: string;
  onReceived(file: ReceivedFile): void;
}

const photographs = "image/jpeg,image/png,image/webp,image/avif";

/** One file; what is wrong with it is said beside the field. */
export function UploadField({ account, takesDocuments = false, role = "main", ...props }: UploadFieldProps) {
  const text = useAdminText().pictures;
  const field = useRef<HTMLInputElement>(null);
  const [hintId, problemId] = [useId(), useId()];
  const { state, choose, again, stop } = useFileUpload(account, role, props.onReceived);
  const label = props.label ?? (takesDocuments ? text.uploadDocument : text.upload);
  const isSending = state.kind === "sending";
  return (
    <div className="flex flex-col items-start gap-2">
      <input
        ref={field}
        type="file"
        accept={takesDocuments ? `${photographs},application/pdf` : photographs}
        aria-label={label}
        aria-invalid={state.kind === "failed"}
        aria-describedby={state.kind === "failed" ? problemId : hintId}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file !== undefined) choose(file, takesDocuments && isPdf(file));
          // The same file can be chosen once more.
          target.value = "";
        }}
      />
      <Button kind="secondary" aria-disabled={isSending} onClick={() => !isSending && field.current?.click()}>
        {isSending ? text.sending : label}
      </Button>
      <p id={hintId} className="text-sm text-steel">
        {takesDocuments ? text.acceptedDocument : text.accepted}
      </p>
      <FileProgress state={state} text={text} onStop={stop} className="w-full max-w-sm" />
      {state.kind === "failed" ? (
        <>
          <FieldProblem id={problemId} problem={state.message} />
          {state.mayPass ? (
            <Button kind="quiet" className="-ml-5" onClick={again}>
              {text.tryAgain}
            </Button>
          ) : null}
        </>
      ) : null}
    </div>
  );
}

function isPdf({ type, name }: File): boolean {
  return type === "application/pdf" || name.toLowerCase().endsWith(".pdf");
}
