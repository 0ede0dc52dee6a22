import { openDatabase } from "#platform/database/open.ts";
import { silentLog } from "#platform/log.ts";
import { makePostgresDatabase } from "./postgres-database.ts";
import { startThrowAwayPostgres } from "./throw-away-postgres.ts";

/**
 * Gives the tests a PostgreSQL server in TEST_DATABASE_URL: the given one, or a throw-away cluster from the
 * machine's own programs. Without either the PostgreSQL half of the suites is skipped, which one line says.
 * TEST_DATABASE_TEMPLATE names a migrated database on it, to be copied.
 */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.TEST_DATABASE_URL;
  const own = given ? null : await startThrowAwayPostgres();
  const server = given || own?.url;
  if (server === undefined) {
    console.log(
      "PostgreSQL suites skipped: no TEST_DATABASE_URL and no PostgreSQL programs on this machine.",
    );
    return;
  }
  const template = await makePostgresDatabase(server);
  const migrated = await openDatabase(template.config, silentLog);
  await migrated.close();
  process.env.TEST_DATABASE_URL = server;
  process.env.TEST_DATABASE_TEMPLATE = template.name;
  return async () => {
    await template.remove();
    await own?.stop();
  };
}
