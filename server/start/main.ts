import { readConfig } from "#platform/config.ts";
import { createLog } from "#platform/log.ts";
import { refuseToStart, stopOnSignals } from "./process-exit.ts";
import { printSetupLinks } from "./setup-links.ts";
import { startServer } from "./start-server.ts";

try {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const server = await startServer(config, log);
  printSetupLinks(server);
  stopOnSignals(server, log);
} catch (error) {
  refuseToStart(error);
}
