import { readConfig } from "#platform/config.ts";
import { createLog } from "#platform/log.ts";
import { refuseToStart, stopOnSignals } from "./process-exit.ts";
import { startServer } from "./start-server.ts";

try {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  stopOnSignals(await startServer(config, log), log);
} catch (error) {
  refuseToStart(error);
}
