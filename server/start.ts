import { appointFirstAdministrator } from "#domain/administrator/first-administrator.ts";
import type { Workshop } from "#domain/workshop.ts";
import type { Config } from "#platform/config.ts";
import { holdServerLock } from "#platform/database/server-lock.ts";
import type { Log } from "#platform/log.ts";
import { builtAssets, loadBuiltApplication } from "./application-build.ts";
import { createApp } from "./create-app.ts";
import { startMailing } from "./enquiry-mail/start-mailing.ts";
import { listen } from "./listen.ts";
import { openWorkshop } from "./open-workshop.ts";
import { createPictureFiles } from "./pictures.ts";
import { dailySweeps, sweepDaily } from "./sweep-daily.ts";

/** A server that is running. */
export interface RunningServer {
  port: number;
  /** Finishes the requests under way, for ten seconds at most, and closes the workshop. */
  stop(): Promise<void>;
}

/** Time that requests have to finish, in milliseconds. */
const drainPatience = 10_000;

/**
 * Starts the built product: holds the data folder, opens the workshop, makes the first administrator where one is
 * configured, lets `prepare` do what must be done before the first visitor, and listens. Throws where any of it
 * fails, with everything closed again.
 */
export async function startServer(
  config: Config,
  log: Log,
  prepare: (workshop: Workshop) => Promise<void> = async () => {},
): Promise<RunningServer> {
  const application = await loadBuiltApplication();
  const lock = holdServerLock(config.dataDir);
  try {
    const { workshop, outbox, database, close } = await openWorkshop(config, log);
    try {
      await appointFirstAdministrator(workshop.administrator, config);
      await prepare(workshop);
      const app = await createApp({
        config,
        log,
        database,
        site: application.createSiteHandler(workshop, "production"),
        pageParameters: application.pageParameters,
        assetsDirectory: builtAssets,
        pictures: createPictureFiles(workshop.pictures),
      });
      const sweeping = sweepDaily(dailySweeps(workshop), log);
      const listening = await listen(app, config);
      const mailing = startMailing(config, outbox, log);
      log.info({ port: listening.port }, `Serving ${config.publicUrl}`);
      return {
        port: listening.port,
        async stop() {
          await Promise.all([listening.drain(drainPatience), mailing.stop()]);
          await sweeping.stop();
          await close();
          lock.release();
        },
      };
    } catch (error) {
      await close();
      throw error;
    }
  } catch (error) {
    lock.release();
    throw error;
  }
}
