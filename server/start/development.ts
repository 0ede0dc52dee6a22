import { existsSync } from "node:fs";
import { createServer as createViteServer } from "vite";
import { readConfig } from "#platform/config.ts";
import { createLog } from "#platform/log.ts";
import { applicationModule } from "./application-build.ts";
import { createHttpServer } from "./listen.ts";
import { refuseToStart, stopOnSignals } from "./process-exit.ts";
import { printSetupLinks } from "./setup-links.ts";
import { startServer } from "./start-server.ts";

try {
  if (existsSync(".env")) process.loadEnvFile();
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const server = createHttpServer();
  const vite = await createViteServer({
    appType: "custom",
    server: { middlewareMode: true, hmr: { server } },
  });
  const loadApplication = async () =>
    applicationModule.parse(await vite.ssrLoadModule("/app/handler.server.ts"));
  const running = await startServer(config, log, {
    application: {
      createSiteHandler: (services) => async (request, context) => {
        const application = await loadApplication();
        return application.createSiteHandler(services, "development")(request, context);
      },
      createPageAddresses: () => ({ read: () => null, resolveCanonicalUrl: async (target) => target }),
    },
    development: { server, middleware: vite.middlewares },
  });
  printSetupLinks(running);
  const stop = async () => {
    await vite.close();
    await running.stop();
  };
  stopOnSignals({ stop }, log);
} catch (error) {
  refuseToStart(error);
}
