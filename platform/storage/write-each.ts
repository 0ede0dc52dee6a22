import pLimit from "p-limit";
import type { FileStore } from "./file-store.ts";

/** Their bytes are in memory meanwhile. */
export const filesAtOnce = 4;

/** `writeAll` of a store where each file is safe as soon as it is written. */
export function writeEach(write: FileStore["write"]): FileStore["writeAll"] {
  const limit = pLimit(filesAtOnce);
  return (files) =>
    whenAll(
      files.map((make) =>
        limit(async () => {
          const file = await make();
          if (file !== null) await write(file.name, file.bytes, file.contentType);
        }),
      ),
    );
}

/** Fails with the first failure, but only when nothing is under way any more. */
export async function whenAll(promises: readonly Promise<unknown>[]): Promise<void> {
  const failed = (await Promise.allSettled(promises)).find(({ status }) => status === "rejected");
  if (failed?.status === "rejected") throw failed.reason;
}
