import { siteTextDefaults } from "#content/site-texts.server.ts";
import { openDatabase } from "#platform/database/open.ts";
import { silentLog } from "#platform/log.ts";

const rowsPerInsert = 100;

/** Writes something over so many texts of the site, counting each language. */
export async function overrideTexts(dataDir: string, count: number): Promise<void> {
  const database = await openDatabase({ url: null, dataDir }, silentLog);
  const rows = Object.entries(siteTextDefaults.texts)
    .slice(0, Math.ceil(count / 3))
    .map(([key, { en, hi, mr }]) => ({
      key: `texts/${key}`,
      version: 1,
      state: "live" as const,
      base: 0,
      content: JSON.stringify({ own: { en: `${en}.`, hi: `${hi}.`, mr: `${mr}.` }, behind: [] }),
      changed_at: "2026-06-01T00:00:00.000Z",
      changed_by: "owner@rathkar.example",
    }));
  try {
    for (let from = 0; from < rows.length; from += rowsPerInsert) {
      const some = rows.slice(from, from + rowsPerInsert);
      await database.db.insertInto("documents").values(some).execute();
    }
  } finally {
    await database.close();
  }
}
