/**
 * `passing`: worth another try in a moment. `signed out`: worth one after signing in again. `refused`: what was sent
 * cannot be used, so nothing of it is tried again by itself. `stopped`: by the administrator.
 */
export type FailureKind = "passing" | "signed out" | "refused" | "stopped";

/** A failure the administrator may read. */
export class UploadFailure extends Error {
  readonly kind: FailureKind;
  /** Milliseconds the server asks to wait before the next try. */
  readonly wait: number;

  constructor(message: string, kind: FailureKind, options: ErrorOptions & { wait?: number } = {}) {
    super(message, options);
    this.name = "UploadFailure";
    this.kind = kind;
    this.wait = options.wait ?? 0;
  }
}

/** What is shown of a failure; a fault of our own says no more than that it failed. */
export function sentenceOf(error: unknown): string {
  return error instanceof UploadFailure ? error.message : "Failed to upload images";
}

/** Throws where the administrator has stopped the upload. */
export function throwIfStopped(signal: AbortSignal): void {
  if (signal.aborted) throw new UploadFailure("The upload was stopped.", "stopped");
}
