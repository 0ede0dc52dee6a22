import pLimit from "p-limit";
import type { FileStore } from "./file-store.ts";

/** Their bytes are in memory meanwhile. */
export const filesAtOnce = 4;

/** For stores where each write is safe. */
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

/** Throws the first failure once nothing is under way. */
export async function whenAll(promises: readonly Promise<unknown>[]): Promise<void> {
  const failed = (await Promise.allSettled(promises)).find(({ status }) => status === "rejected");
  if (failed?.status === "rejected") throw failed.reason;
}
