import { once } from "node:events";
import { text } from "node:stream/consumers";
import { encrypts } from "#domain/backup/place-key.ts";
import type { Services } from "#domain/services.ts";
import { minute } from "#platform/clock.ts";
import type { Config } from "#platform/config.ts";
import { startBackupCommand } from "./run-command.ts";

/** Each is a process of some 100 MB. */
const atOnce = 2;
/** Milliseconds in which nobody reads. */
const patience = 2 * minute;

type Downloads = Pick<Services["backups"], "isEncrypted" | "isFull" | "download">;

/** A few at once; each ends with its reader. */
export function createBackupDownloads(config: Config): Downloads {
  let pending = 0;
  const isFull = () => pending >= atOnce;
  return {
    isEncrypted: encrypts(config.backupKey),
    isFull,
    download() {
      if (isFull()) return null;
      pending++;
      return streamBackup(config, () => pending--);
    },
  };
}

function streamBackup(config: Config, isOver: () => void): ReadableStream<Uint8Array> {
  const { child, ended, stdout, stderr } = startBackupCommand(config, ["download"]);
  // Its output ends only once it was read.
  void once(child, "exit")
    .catch(() => null)
    .then(isOver);
  void ended.catch(() => null);
  const problem = text(stderr);
  const reading = stdout[Symbol.asyncIterator]();
  const giveUp = setTimeout(() => child.kill(), patience);
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      giveUp.refresh();
      const piece = await reading.next();
      if (!piece.done) return controller.enqueue(piece.value);
      clearTimeout(giveUp);
      // A cut archive must not look whole.
      if ((await ended) === 0) return controller.close();
      controller.error(new Error(`The backup could not be downloaded: ${await problem}`));
    },
    async cancel() {
      clearTimeout(giveUp);
      child.kill();
      await reading.return?.();
    },
  });
}
