import { buffer } from "node:stream/consumers";
import { fromBufferPromise } from "yauzl";
import { openStoreAt } from "#platform/storage/open.ts";

export async function unzip(archive: Buffer, folder: string): Promise<void> {
  const store = openStoreAt(folder);
  const zip = await fromBufferPromise(archive);
  for await (const entry of zip.eachEntry()) {
    const content = await buffer(await zip.openReadStreamPromise(entry));
    await store.write(entry.fileName, content, "application/octet-stream");
  }
}
