import { type Reading, type ReadingTask, readPhotograph } from "./read-photograph.ts";

const unread: Reading = { kind: "unread", kept: null, hash: null };

self.addEventListener("message", async ({ data }: MessageEvent<ReadingTask>) => {
  self.postMessage(await readPhotograph(data).catch(() => unread));
});
