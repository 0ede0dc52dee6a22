import { createFirstAdministrator } from "#domain/administrator/first-administrator.ts";
import type { Services } from "#domain/services.ts";
import type { Config } from "#platform/config.ts";
import { holdServerLock } from "#platform/database/server-lock.ts";
import type { Log } from "#platform/log.ts";
import { createApp } from "../app.ts";
import { startMailing } from "../jobs/enquiry-mail/start-mailing.ts";
import { dailySweeps, sweepDaily } from "../jobs/sweep-daily.ts";
import { createPictureFiles } from "../pictures.ts";
import { builtAssets, loadBuiltApplication } from "./application-build.ts";
import { createServices } from "./create-services.ts";
import { listen } from "./listen.ts";

/** A server that is running. */
export interface RunningServer {
  port: number;
  /** Finishes the requests under way, for ten seconds at most, and closes the services. */
  stop(): Promise<void>;
}

/** Time that requests have to finish, in milliseconds. */
const drainTimeout = 10_000;

/**
 * Starts the built product: holds the data folder, opens the services, makes the first administrator where one is
 * configured, lets `prepare` do what must be done before the first visitor, and listens. Throws where any of it
 * fails, with everything closed again.
 */
export async function startServer(
  config: Config,
  log: Log,
  prepare: (services: Services) => Promise<void> = async () => {},
): Promise<RunningServer> {
  const application = await loadBuiltApplication();
  const lock = holdServerLock(config.dataDir);
  try {
    const { services, outbox, database, close } = await createServices(config, log);
    try {
      await createFirstAdministrator(services.administrator, config);
      await prepare(services);
      const app = await createApp({
        config,
        log,
        database,
        site: application.createSiteHandler(services, "production"),
        pageParameters: application.pageParameters,
        assetsDirectory: builtAssets,
        pictures: createPictureFiles(services.pictures),
      });
      const sweeping = sweepDaily(dailySweeps(services), log);
      const listening = await listen(app, config);
      const mailing = startMailing(config, outbox, log);
      log.info({ port: listening.port }, `Serving ${config.publicUrl}`);
      return {
        port: listening.port,
        async stop() {
          await Promise.all([listening.drain(drainTimeout), mailing.stop()]);
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
