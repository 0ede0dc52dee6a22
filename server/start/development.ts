import { createServer as createViteServer } from "vite";
import { createFirstAdministrator } from "#domain/administrator/first-administrator.ts";
import { readConfig } from "#platform/config.ts";
import { holdServerLock } from "#platform/database/server-lock.ts";
import { createLog } from "#platform/log.ts";
import { createApp } from "../app.ts";
import { startMailing } from "../jobs/enquiry-mail/start-mailing.ts";
import { createPictureFiles } from "../pictures.ts";
import { asApplication } from "./application-build.ts";
import { createServices } from "./create-services.ts";
import { createHttpServer, listen } from "./listen.ts";
import { refuseToStart } from "./refuse-to-start.ts";
import { stopOnSignals } from "./stop-on-signals.ts";

/** The same product, with the application read from its source at each request and nothing kept. */
async function startDeveloping(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  holdServerLock(config.dataDir);
  const { services, outbox, database, close } = await createServices(config, log);
  await createFirstAdministrator(services.administrator, config);

  const server = createHttpServer();
  const vite = await createViteServer({
    appType: "custom",
    server: { middlewareMode: true, hmr: { server } },
  });
  const app = await createApp({
    config,
    log,
    database,
    site: async (request, edge) => {
      const application = asApplication(await vite.ssrLoadModule("/app/handler.server.ts"));
      return application.createSiteHandler(services, "development")(request, edge);
    },
    pageParameters: () => null,
    assetsDirectory: null,
    pictures: createPictureFiles(services.pictures),
    developing: true,
  });
  const listening = await listen(app, config, { server, before: vite.middlewares });
  const mailing = startMailing(config, outbox, log);
  log.info(`Developing on ${config.publicUrl}`);
  stopOnSignals(
    {
      async stop() {
        await vite.close();
        await Promise.all([listening.drain(1000), mailing.stop()]);
        await close();
      },
    },
    log,
  );
}

startDeveloping().catch(refuseToStart);
