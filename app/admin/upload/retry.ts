import { throwIfStopped, UploadFailure } from "./upload-failure.ts";

/** Before each automatic retry, in milliseconds. */
const pauses = [1_000, 3_000, 9_000] as const;

/** What trying again needs of the world; waiting ends early, by rejecting or not, when the signal says so. */
export interface RetryTiming {
  pause(milliseconds: number, signal: AbortSignal): Promise<void>;
  isOnline(): boolean;
  untilOnline(signal: AbortSignal): Promise<void>;
  /** Resolves to true once somebody is signed in again; to false where nobody will be asked. */
  untilSignedIn(signal: AbortSignal): Promise<boolean>;
  /** From 0 up to 1. */
  random(): number;
}

/**
 * Makes the attempt and, where it fails for a reason that may pass, three more with growing pauses. Without a
 * connection or a session it waits for that instead, which costs no try. `onWait` hears why it waits. Throws
 * the last failure.
 */
export async function tryAgain<Value>(
  attempt: () => Promise<Value>,
  { patience, signal, onWait }: { patience: RetryTiming; signal: AbortSignal; onWait(reason: string): void },
): Promise<Value> {
  let retries = 0;
  for (;;) {
    throwIfStopped(signal);
    try {
      return await attempt();
    } catch (error) {
      throwIfStopped(signal);
      if (!(error instanceof UploadFailure)) throw error;
      if (error.kind === "signed out") {
        onWait("Waiting until you have signed in again");
        if (!(await patience.untilSignedIn(signal))) throw error;
      } else if (error.kind !== "passing") {
        throw error;
      } else if (!patience.isOnline()) {
        onWait("Waiting for the connection");
        await patience.untilOnline(signal);
      } else {
        const pause = pauses[retries];
        if (pause === undefined) throw error;
        retries += 1;
        onWait(`Trying again in a moment (${retries} of ${pauses.length})`);
        // Unequal pauses, so that three files do not all come back at the same instant.
        await patience.pause(Math.max(pause * (0.75 + patience.random() / 2), error.wait), signal);
      }
    }
  }
}
