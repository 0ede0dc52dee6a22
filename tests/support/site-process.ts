import { freePort } from "./free-port.ts";
import type { RunningSite } from "./running-site.ts";
import { serverProcess } from "./server-process.ts";
import { temporaryFolder } from "./temporary-folder.ts";

export interface SiteProcess extends RunningSite {
  pid(): number;
  output(): string;
  kill(): Promise<void>;
  restart(): Promise<void>;
}

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
