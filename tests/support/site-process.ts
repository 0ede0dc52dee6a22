import { freePort } from "./free-port.ts";
import type { RunningSite } from "./running-site.ts";
import { serverProcess } from "./server-process.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** The production server as a process of its own, which a test may kill. */
export interface SiteProcess extends RunningSite {
  /** Throws while none runs. */
  pid(): number;
  /** What all its processes have written to their standard output and error so far. */
  output(): string;
  /** SIGKILL, then waits for its end; the data folder stays as it is. */
  kill(): Promise<void>;
  /** Starts it again on the same port and data folder. */
  restart(): Promise<void>;
}

/** Starts `npm start`'s server on an empty data folder, with further `settings`. */
export async function startSiteProcess(settings: Record<string, string> = {}): Promise<SiteProcess> {
  const folder = await temporaryFolder();
  const server = serverProcess({
    port: await freePort(),
    dataDir: folder.path,
    settings: () => settings,
  });

  async function start(): Promise<void> {
    server.launch();
    if (await server.serving()) return;
    throw new Error(`The server ended at its start:\n${server.output()}`);
  }

  await start();
  return {
    url: server.url,
    dataDir: folder.path,
    output: server.output,
    pid() {
      const pid = server.pid();
      if (pid === null) throw new Error("No server runs.");
      return pid;
    },
    kill: () => server.end("SIGKILL"),
    restart: start,
    stop: () => server.end("SIGTERM"),
    async [Symbol.asyncDispose]() {
      await server.end("SIGTERM");
      await folder[Symbol.asyncDispose]();
    },
  };
}
