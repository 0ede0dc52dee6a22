import { readConfig } from "#platform/config.ts";
import { createLog } from "#platform/log.ts";
import { refuseToStart, stopOnSignals } from "#server/start/process-exit.ts";
import { startServer } from "#server/start/start-server.ts";

try {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const pushNetwork = {
    mayReach: (address: string) => address === "127.0.0.1",
    ca: process.env.PUSH_CERTIFICATE ?? "",
  };
  stopOnSignals(await startServer(config, log, { pushNetwork }), log);
} catch (error) {
  refuseToStart(error);
}
