import { useId, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import { useAdminText } from "../kit/page/admin-text.ts";
import { FieldProblem } from "../kit/page/problem.tsx";
import { FileProgress } from "../kit/upload/file-progress.tsx";
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
  const problemId = useId();
  const [received, setReceived] = useState<string | null>(null);
  const { state, choose, again, stop } = useFileUpload(account, "after", (file) => {
    if (!("picture" in file)) return;
    setReceived(file.picture);
    onReceived(file.picture);
  });
  const isSending = state.kind === "sending" || isBusy;

  return (
    <div className="mt-4">
      <div className="grid gap-3 min-[24rem]:grid-cols-2">
        <FileButton
          kind="primary"
          label={text.take}
          name={fillPlaceholders(text.takeName, { name })}
          isCamera
          isBusy={isSending}
          onFile={choose}
        />
        <FileButton
          kind="secondary"
          label={text.choose}
          name={fillPlaceholders(text.chooseName, { name })}
          isBusy={isSending}
          onFile={choose}
        />
      </div>
      <FileProgress state={state} text={text} onStop={stop} className="mt-3" />
      {state.kind === "failed" && state.mayPass ? (
        <Again problemId={problemId} problem={state.message} label={text.tryAgain} onAgain={again} />
      ) : null}
      {state.kind === "failed" && !state.mayPass ? (
        <FieldProblem id={problemId} problem={state.message} />
      ) : null}
      {state.kind === "idle" && received !== null && hasFailed ? (
        <Again
          problemId={problemId}
          problem={text.notPublished}
          label={text.publishAgain}
          onAgain={() => onReceived(received)}
        />
      ) : null}
    </div>
  );
}

interface FileButtonProps {
  kind: "primary" | "secondary";
  label: string;
  name: string;
  isCamera?: boolean;
  isBusy: boolean;
  onFile(file: File): void;
}

function FileButton({ kind, label, name, isCamera = false, isBusy, onFile }: FileButtonProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={field}
        type="file"
        accept="image/*"
        {...(isCamera ? { capture: "environment" } : {})}
        aria-label={name}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file !== undefined && !isBusy) onFile(file);
          target.value = "";
        }}
      />
      <Button
        kind={kind}
        aria-label={name}
        aria-disabled={isBusy}
        onClick={() => !isBusy && field.current?.click()}
        className="px-3"
      >
        {label}
      </Button>
    </>
  );
}

interface AgainProps {
  problemId: string;
  problem: string;
  label: string;
  onAgain(): void;
}

function Again({ problemId, problem, label, onAgain }: AgainProps) {
  return (
    <>
      <FieldProblem id={problemId} problem={problem} />
      <Button kind="quiet" className="-ml-5" aria-describedby={problemId} onClick={onAgain}>
        {label}
      </Button>
    </>
  );
}
