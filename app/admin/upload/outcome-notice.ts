import type { UploadEntry, UploadOutcome } from "./upload-queue.ts";

export interface OutcomeNotice {
  kind: "success" | "partial" | "failure";
  title: string;
  description: string;
}

/** What the administrator is told of an upload (specification section 8). Counted are pictures, two for a pair. */
export function outcomeNotice(entries: readonly UploadEntry[], outcome: UploadOutcome): OutcomeNotice {
  const pictures = (some: readonly UploadEntry[]) => some.reduce((sum, { files }) => sum + files.length, 0);
  const total = pictures(entries);
  const stored = pictures(entries.filter(({ id }) => outcome.storedIds.has(id)));
  if (stored === 0) {
    const messages = new Set(outcome.failures.values());
    const [message = "Failed to upload images"] = messages;
    return {
      kind: "failure",
      title: "Upload Failed",
      description: messages.size === 1 ? message : "Failed to upload images",
    };
  }
  if (stored < total) {
    return {
      kind: "partial",
      title: "Partial Success",
      description: `${stored}/${total} images uploaded successfully. ${total - stored} failed.`,
    };
  }
  const isPairs = entries.every(({ files }) => files.length === 2);
  return {
    kind: "success",
    title: "Success",
    description: `Successfully uploaded ${stored} image(s) ${isPairs ? "in pairs" : "total"}!`,
  };
}
