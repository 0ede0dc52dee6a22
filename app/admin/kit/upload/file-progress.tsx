import { Button } from "#app/ui/button.tsx";
import { ProgressBar } from "../page/progress-bar.tsx";
import type { UploadState } from "./use-file-upload.ts";

interface FileProgressProps {
  state: UploadState;
  text: { sent: string; stop: string };
  onStop(): void;
  className: string;
}

export function FileProgress({ state, text, onStop, className }: FileProgressProps) {
  if (state.kind !== "sending") return null;
  return (
    <div role="status" className={`flex flex-wrap items-center gap-3 ${className}`}>
      <ProgressBar label={text.sent} percent={state.percent} className="h-3 flex-1" />
      <span className="tabular-nums">{state.percent}%</span>
      <Button kind="quiet" onClick={onStop}>
        {text.stop}
      </Button>
      {state.waiting === null ? null : <span className="basis-full text-sm">{state.waiting}</span>}
    </div>
  );
}
