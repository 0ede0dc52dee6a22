import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { fastestPlace } from "./temporary-folder.ts";

/** One folder around all temporary ones, so that whatever is killed leaves nothing behind. */
export default async function gatherTemporaryFolders(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(fastestPlace(), "rathkar-tests-"));
  process.env.TEST_FOLDER = folder;
  return () => rm(folder, { recursive: true, force: true });
}
