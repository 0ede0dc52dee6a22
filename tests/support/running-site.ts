import { readConfig } from "#platform/config.ts";
import { silentLog } from "#platform/log.ts";
import { createServices } from "#server/start/create-services.ts";
import { type StartOptions, startServer } from "#server/start/start-server.ts";
import { freePort } from "./free-port.ts";
import { setQuickPassword } from "./quick-passwords.ts";
import { sharedPictureProcesses } from "./shared-picture-processes.ts";
import { copiesOf } from "./temporary-folder.ts";

export const owner = { email: "owner@example.com", password: "a long enough password" };

export interface RunningSite extends AsyncDisposable {
  url: string;
  dataDir: string;
  stop(): Promise<void>;
}

type Fill = (dataDir: string) => Promise<void>;

const filledFolders = new Map<Fill, ReturnType<typeof copiesOf>>();

function copiesFilledBy(fill: Fill): ReturnType<typeof copiesOf> {
  const known = filledFolders.get(fill);
  if (known !== undefined) return known;
  const copies = copiesOf(async (dataDir) => {
    await fill(dataDir);
    const { services, database, close } = await createServices(readConfig({ DATA_DIR: dataDir }), silentLog);
    await services.administrator.createOrReset(owner);
    await setQuickPassword(database.db, owner.password);
    await close();
  });
  filledFolders.set(fill, copies);
  return copies;
}

const nothing: Fill = async () => {};

/**
 * A function that starts the production server in this process, with an administrator, on what `fill` makes of a data
 * folder: once a process, whichever file asks, the others start on copies.
 */
export function siteStarter(
  fill: Fill = nothing,
): (environment?: Record<string, string>, options?: StartOptions) => Promise<RunningSite> {
  const filledFolder = copiesFilledBy(fill);
  return async (environment = {}, options = {}) => {
    const folder = await filledFolder();
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const settings = {
      ...{ PORT: String(port), HOST: "127.0.0.1", PUBLIC_URL: url, DATA_DIR: folder.path },
      // A test may say who asks: limits count by network.
      TRUSTED_PROXY: "loopback",
    };
    const server = await startServer(readConfig({ ...settings, ...environment }), silentLog, {
      pictureProcesses: sharedPictureProcesses(),
      ...options,
    });
    return {
      url,
      dataDir: folder.path,
      stop: server.stop,
      async [Symbol.asyncDispose]() {
        await server.stop();
        await folder[Symbol.asyncDispose]();
      },
    };
  };
}
