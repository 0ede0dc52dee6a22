import { checkStore, claimStore } from "#domain/gallery/pictures/store-owner.ts";
import { readConfig } from "#platform/config.ts";
import { openDatabase } from "#platform/database/open.ts";
import { createLog } from "#platform/log.ts";
import { openFileStore } from "#platform/storage/open.ts";
import { runCommand } from "./run-command.ts";

/** The owner's daily sweep may delete what the database gave up. */
async function claim(): Promise<string> {
  const { databaseUrl, storageUrl, dataDir } = readConfig(process.env);
  const place = { url: databaseUrl, dataDir };
  const database = await openDatabase(place, createLog("error"), { isBesideServer: true });
  try {
    const store = { db: database.db, files: openFileStore({ url: storageUrl, dataDir }) };
    const { owner, pictures, unknown } = await checkStore(store);
    if (owner === "this database") return "The picture store belongs to this database already.";
    if (pictures > 0 && unknown === pictures) {
      throw new Error(
        `This database knows none of the ${pictures} pictures in the store. Nothing was changed: check DATABASE_URL, DATA_DIR and STORAGE_URL.`,
      );
    }
    await claimStore(store);
    return `The picture store with ${pictures} pictures belongs to this database now. It does not know ${unknown} of them; those stay as they are.`;
  } finally {
    await database.close();
  }
}

await runCommand(claim);
