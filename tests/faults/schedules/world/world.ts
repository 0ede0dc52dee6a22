import { startMailServer, type TestMailServer } from "#tests/support/mail-server.ts";
import { owner } from "#tests/support/running-site.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import type { Engines } from "../schedule.ts";
import { type Disk, mountDisk } from "./disk.ts";
import { makePostgresAndS3, makeSqliteAndDisk, type WorldEngines } from "./engines.ts";
import { examineMachine } from "./machine.ts";
import { startWorldServer, type WorldServer } from "./world-server.ts";

export interface World extends Pick<WorldEngines, "openData" | "postgres" | "s3">, AsyncDisposable {
  servers: readonly WorldServer[];
  mailServer: TestMailServer;
  disk: Disk | null;
  account: string;
  deaths: string[];
  isOver: AbortSignal;
}

const makers = { "SQLite and disk": makeSqliteAndDisk, "PostgreSQL and S3": makePostgresAndS3 };

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
