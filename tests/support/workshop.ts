import { isBackedUp } from "#domain/backup/backed-up-files.ts";
import { sha256Of } from "#domain/backup/backup-manifest.ts";
import { type Config, readConfig } from "#platform/config.ts";
import { openToRead } from "#platform/database/open-to-read.ts";
import { chunksOf, portableTables, readAtOnePoint } from "#platform/database/portable-rows.ts";
import { silentLog } from "#platform/log.ts";
import { openFileStore } from "#platform/storage/open.ts";
import { createServices } from "#server/start/create-services.ts";
import { receiveEnquiry, receivePhotographs } from "./site-enquiries.ts";
import { addProject } from "./site-gallery.ts";
import { openJob } from "./site-jobs.ts";
import { owner } from "./test-site.ts";

export async function fillWorkshop(config: Config): Promise<void> {
  const { services, outbox, close } = await createServices(config, silentLog);
  try {
    await services.administrator.createOrReset(owner);
    await services.administrator.signIn(owner, { address: "192.0.2.1", userAgent: null, cookie: null });
    await services.referenceLists.add("vehicle_names", "Tata Ace", { hi: "टाटा एस", mr: "" });
    const cover = await addProject({ services }, "Tata Ace", "painting");
    const removed = await addProject({ services }, "Bolero", "denting");
    await services.gallery.changeProjects({ kind: "group", ids: [cover, removed] });
    await services.gallery.removeImages([removed]);
    const earlier = await receivePhotographs({ services }, { name: "सुरेश \u{1F69A}" });
    const mailed = await outbox.claim();
    if (mailed !== null) await outbox.sent(mailed);
    const later = await receiveEnquiry({ services }, { name: "Not mailed yet", email: "other@example.com" });
    await services.enquiries.merge(earlier, later);
    await openJob({ services }, {}, later);
    await services.activity.record({ kind: "signed in", detail: "", session: null });
    services.statistics.count("page", "/gallery");
    await services.statistics.write();
    await services.pictures.warmedUp();
  } finally {
    await close();
  }
}

export async function contentOf(config: Config): Promise<Record<string, string[]>> {
  const database = await openToRead({ url: config.databaseUrl, dataDir: config.dataDir }, silentLog);
  if (database === null) throw new Error("There is no database.");
  const content: Record<string, string[]> = { files: [] };
  try {
    await readAtOnePoint(database, async (connection) => {
      for (const table of portableTables) {
        const rows: string[] = [];
        for await (const chunk of chunksOf(connection, database.engine, table)) {
          for (const row of chunk) rows.push(JSON.stringify(Object.entries(row).sort()));
        }
        content[table] = rows.sort();
      }
    });
  } finally {
    await database.close();
  }
  const files = openFileStore({ url: config.storageUrl, dataDir: config.dataDir });
  for await (const { name } of files.list("")) {
    if (isBackedUp(name, false))
      content.files?.push(`${name} ${sha256Of((await files.read(name)) ?? Buffer.alloc(0))}`);
  }
  content.files?.sort();
  return content;
}

export function workshopConfig(dataDir: string, environment: NodeJS.ProcessEnv = {}): Config {
  return readConfig({ DATA_DIR: dataDir, ...environment });
}
