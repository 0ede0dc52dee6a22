import { randomUUID } from "node:crypto";
import { addressAt } from "#app/address-book.ts";
import type { Outbox } from "#domain/enquiries/outbox.ts";
import type { Services } from "#domain/services.ts";
import { readConfig } from "#platform/config.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import { silentLog } from "#platform/log.ts";
import { type App, createApp } from "#server/app.ts";
import { loadBuiltApplication } from "#server/start/application-build.ts";
import { createServices } from "#server/start/create-services.ts";
import { setQuickPassword } from "./quick-passwords.ts";
import { sharedPictureProcesses } from "./shared-picture-processes.ts";
import { copiesOf } from "./temporary-folder.ts";

export const publicUrl = "http://localhost:5690";
export const owner = { email: "owner@rathkar.example", password: "six-cylinders" };

export interface TestSite extends AsyncDisposable {
  app: App;
  services: Services;
  dataDir: string;
  outbox: Outbox;
  push: Awaited<ReturnType<typeof createServices>>["push"];
  /** The addresses that the application was asked for, because no kept page answered them. */
  rendered: string[];
  asked: string[];
  breakDown(call: string): void;
  signIn(): Promise<string>;
  ageSessions(milliseconds: number): Promise<void>;
  /** Lets all mail that has failed have failed since so many milliseconds ago. */
  ageMailFailures(milliseconds: number): Promise<void>;
  beginWork(id: string, since: string): Promise<void>;
  takeRole(): Promise<void>;
  /** For what would take long by the services. */
  db: OpenDatabase["db"];
}

const folderWithOwner = copiesOf(async (dataDir) => {
  const { services, database, close } = await createServices(readConfig({ DATA_DIR: dataDir }), silentLog);
  await services.administrator.createOrReset(owner);
  await setQuickPassword(database.db, owner.password);
  await close();
});

export async function openTestSite(
  environment: NodeJS.ProcessEnv = {},
  options: Parameters<typeof createServices>[2] = {},
): Promise<TestSite> {
  const folder = await folderWithOwner();
  const config = readConfig({ DATA_DIR: folder.path, PUBLIC_URL: publicUrl, ...environment });
  const pictureProcesses = sharedPictureProcesses();
  const open = await createServices(config, silentLog, {
    pictureProcesses,
    isDiskLow: async () => false,
    ...options,
  });
  if (config.databaseUrl !== null) await open.services.administrator.createOrReset(owner);
  const asked: string[] = [];
  const rendered: string[] = [];
  const broken = new Set<string>();
  const services = watched(open.services, (call) => {
    asked.push(call);
    if (broken.has(call)) throw new Error(`SQLITE_IOERR in ${call}`);
  });
  const { createSiteHandler, createPageAddresses } = await loadBuiltApplication();
  const answer = createSiteHandler(services, "production");
  const app = createApp({
    config,
    log: silentLog,
    database: open.database,
    site: (request, edge) => {
      const { pathname, search } = new URL(request.url);
      rendered.push(pathname + search);
      return answer(request, edge);
    },
    pageAddresses: createPageAddresses(services),
    addressAt,
    knownDevice: open.services.administrator.knownDevice,
    assetsDirectory: null,
  });
  return {
    ...{ app, db: open.database.db },
    services: open.services,
    dataDir: folder.path,
    outbox: open.outbox,
    push: open.push,
    rendered,
    asked,
    breakDown: (call) => broken.add(call),
    async signIn() {
      const from = { address: randomUUID(), userAgent: null, cookie: null };
      const signIn = await open.services.administrator.signIn(owner, from);
      if (!signIn.ok) throw new Error("The owner could not sign in.");
      return signIn.value.setCookie.map((cookie) => cookie.split(";")[0]).join("; ");
    },
    async ageSessions(milliseconds) {
      const createdAt = new Date(Date.now() - milliseconds).toISOString();
      await open.database.db.updateTable("session").set({ createdAt }).execute();
    },
    async ageMailFailures(milliseconds) {
      const since = new Date(Date.now() - milliseconds).toISOString();
      const failed = open.database.db.updateTable("enquiry_outbox").where("first_failed_at", "is not", null);
      await failed.set({ first_failed_at: since }).execute();
    },
    async beginWork(id, since) {
      await open.database.db
        .updateTable("gallery_images")
        .set({ in_work_since: since })
        .where("id", "=", id)
        .execute();
    },
    async takeRole() {
      await open.database.db.updateTable("user").set({ role: "visitor" }).execute();
    },
    async [Symbol.asyncDispose]() {
      await open.close();
      await folder[Symbol.asyncDispose]();
    },
  };
}

function watched(services: Services, onCall: (call: string) => void): Services {
  const watch = <Room extends object>(name: string, room: Room): Room =>
    new Proxy(room, {
      get(target, property, receiver) {
        const member: unknown = Reflect.get(target, property, receiver);
        if (typeof member !== "function") return member;
        return (...parameters: unknown[]) => {
          onCall(`${name}.${String(property)}`);
          return Reflect.apply(member, target, parameters);
        };
      },
    });
  return {
    ...services,
    gallery: watch("gallery", services.gallery),
    pictures: watch("pictures", services.pictures),
    referenceLists: watch("referenceLists", services.referenceLists),
    enquiries: watch("enquiries", services.enquiries),
    activity: watch("activity", services.activity),
    bin: watch("bin", services.bin),
    administrator: {
      ...services.administrator,
      async changePassword(...parameters) {
        onCall("administrator.changePassword");
        return services.administrator.changePassword(...parameters);
      },
    },
  };
}
