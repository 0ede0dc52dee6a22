import { readFileSync } from "node:fs";
import { z } from "zod";
import { readConfig } from "#platform/config.ts";
import { silentLog } from "#platform/log.ts";
import { createCachedPage } from "#server/page-cache/cached-page.ts";
import { loadBuiltApplication } from "#server/start/application-build.ts";
import { createServices } from "#server/start/create-services.ts";
import { tellParent } from "./child.ts";
import { siteEdge } from "./site-edge.ts";

// Makes pages as the server keeps them, one after the other, without a server. Arguments: a data folder, a file with the addresses
// as JSON. Tells the milliseconds of all together, once everything is warm.
const [dataDir = "", file = ""] = process.argv.slice(2);
const targets = z.array(z.string()).parse(JSON.parse(readFileSync(file, "utf8")));
const { createSiteHandler } = await loadBuiltApplication();
const { services, close } = await createServices(readConfig({ DATA_DIR: dataDir }), silentLog);
const site = createSiteHandler(services, "production");
const edge = { ...siteEdge, nonce: undefined };

async function make(target: string): Promise<void> {
  const rendered = await site(new Request(`http://localhost:3000${target}`), edge);
  if (rendered.status !== 200) throw new Error(`${target} answered ${rendered.status}.`);
  await createCachedPage(rendered, {}, null);
}

for (const target of targets.slice(0, 300)) await make(target);
const begun = performance.now();
for (const target of targets) await make(target);
await tellParent(performance.now() - begun);
await close();
process.disconnect();
