import { startMailServer, type TestMailServer } from "#tests/support/mail-server.ts";
import { owner } from "#tests/support/running-site.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import type { Engines } from "../schedule.ts";
import { type Disk, mountDisk } from "./disk.ts";
import { makePostgresAndS3, makeSqliteAndDisk, type WorldEngines } from "./engines.ts";
import { examineMachine } from "./machine.ts";
import { startWorldServer, type WorldServer } from "./world-server.ts";

/** Production servers with all they depend on. It is kept from schedule to schedule. */
export interface World extends Pick<WorldEngines, "openData" | "postgres" | "s3">, AsyncDisposable {
  servers: readonly WorldServer[];
  mailServer: TestMailServer;
  /** Of all servers; null where this machine mounts none. */
  disk: Disk | null;
  /** The owner's id. */
  account: string;
  /** How processes ended that nobody had asked to end. */
  deaths: string[];
  /** Ends requests that hang, when the world is left. */
  isOver: AbortSignal;
}

const makers = { "SQLite and disk": makeSqliteAndDisk, "PostgreSQL and S3": makePostgresAndS3 };

/** One server on SQLite with its disk, or two on the same PostgreSQL and S3. */
export async function openWorld(engines: Engines): Promise<World> {
  await using opening = new AsyncDisposableStack();
  const disk = (await examineMachine()).canMount ? opening.use(await mountDisk()) : null;
  const folder = disk?.path ?? opening.use(await temporaryFolder()).path;
  const made = opening.use(await makers[engines](folder));
  const mailServer = opening.use(await startMailServer());
  const over = new AbortController();
  const deaths: string[] = [];
  const settings = {
    ...made.settings,
    ...{ PUBLIC_URL: "http://workshop.example", SMTP_URL: mailServer.url, ENQUIRY_EMAIL: owner.email },
  };
  const servers = await Promise.all(
    made.dataDirs.map((dataDir) => startWorldServer(dataDir, settings, (how) => deaths.push(how))),
  );
  for (const server of servers) opening.use(server);
  opening.defer(() => over.abort());

  await using data = await made.openData();
  const { id } = await data.database.db.selectFrom("user").select("id").executeTakeFirstOrThrow();
  const { openData, postgres, s3 } = made;
  const opened = opening.move();
  return {
    ...{ servers, mailServer, disk, openData, postgres, s3, account: id, deaths, isOver: over.signal },
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}
