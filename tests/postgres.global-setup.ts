import { startThrowAwayPostgres } from "../scripts/test-postgres.ts";

/**
 * Gives the tests a PostgreSQL server in TEST_DATABASE_URL: the given one, or a throw-away cluster from the
 * machine's own programs. Without either the PostgreSQL half of the suites is skipped, which one line says.
 */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DATABASE_URL) return;
  const server = await startThrowAwayPostgres();
  if (server === null) {
    console.log(
      "PostgreSQL suites skipped: no TEST_DATABASE_URL and no PostgreSQL programs on this machine.",
    );
    return;
  }
  process.env.TEST_DATABASE_URL = server.url;
  return () => server.stop();
}
