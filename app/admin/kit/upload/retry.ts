import type { UploadText } from "#content/en/admin/upload.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import { accepted, type Result, refused } from "#platform/result.ts";

const pauses = [1_000, 3_000, 9_000] as const;

const offlinePause = 60_000;

export class UploadFailure extends Error {
  readonly kind: "passing" | "signed out" | "refused" | "stopped" | "fault";
  /** In milliseconds, as the server asks for. */
  readonly wait: number;

  constructor(message: string, kind: UploadFailure["kind"], wait = 0) {
    super(message);
    this.kind = kind;
    this.wait = wait;
  }
}

export interface RetryTiming {
  isOnline(): boolean;
  pause(milliseconds: number, signal: AbortSignal): Promise<void>;
  whenSignedInAgain(signal: AbortSignal): Promise<void>;
}

export interface RetryOptions {
  timing: RetryTiming;
  text: UploadText;
  signal: AbortSignal;
  onWait(reason: string): void;
}

export async function retry<Value>(
  attempt: () => Promise<Value>,
  { timing, text, signal, onWait }: RetryOptions,
): Promise<Result<Value, UploadFailure>> {
  for (let retries = 0; !signal.aborted; ) {
    try {
      return accepted(await attempt());
    } catch (error) {
      if (signal.aborted) break;
      if (!(error instanceof UploadFailure)) {
        console.error(error);
        return refused(new UploadFailure(text.outcome.failed, "fault"));
      }
      if (error.kind === "signed out") {
        onWait(text.waiting.signIn);
        const mayGoOn = await timing.whenSignedInAgain(signal).then(
          () => true,
          () => signal.aborted,
        );
        if (!mayGoOn) return refused(error);
      } else if (error.kind !== "passing") {
        return refused(error);
      } else if (!timing.isOnline()) {
        onWait(text.waiting.connection);
        await timing.pause(offlinePause, signal);
      } else {
        const pause = pauses[retries];
        if (pause === undefined) return refused(error);
        retries += 1;
        onWait(fillPlaceholders(text.waiting.pause, { retry: retries, retries: pauses.length }));
        // Unequal, so that three files do not come back at the same instant.
        await timing.pause(Math.max(pause * (0.75 + Math.random() / 2), error.wait), signal);
      }
    }
  }
  return refused(new UploadFailure(text.failures.stopped, "stopped"));
}

export function browserRetryTiming(whenSignedInAgain: RetryTiming["whenSignedInAgain"]): RetryTiming {
  return {
    whenSignedInAgain,
    isOnline: () => navigator.onLine,
    pause: (milliseconds, signal) =>
      new Promise((resolve) => {
        const end = () => resolve();
        if (signal.aborted) return end();
        setTimeout(end, milliseconds);
        signal.addEventListener("abort", end, { once: true });
        window.addEventListener("online", end, { once: true, signal });
      }),
  };
}
