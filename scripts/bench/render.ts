import { brotliCompressSync } from "node:zlib";
import { z } from "zod";
import { readConfig } from "#platform/config.ts";
import { silentLog } from "#platform/log.ts";
import { loadBuiltApplication } from "#server/start/application-build.ts";
import { createServices } from "#server/start/create-services.ts";
import { tellParent } from "./child.ts";
import { siteEdge } from "./site-edge.ts";

// Renders pages without any cache, in turns. Argument: JSON list of { dataDir, path }. Tells for each the
// processor time and the time of every round, in milliseconds per render, and the bytes of the page.
const cases = z
  .array(z.object({ dataDir: z.string(), path: z.string() }))
  .parse(JSON.parse(process.argv[2] ?? "[]"));
const warmUpRenders = 150;
const rounds = 7;
const rendersPerRound = 60;

const { createSiteHandler } = await loadBuiltApplication();

async function prepare({ dataDir, path }: (typeof cases)[number]) {
  const { services, close } = await createServices(readConfig({ DATA_DIR: dataDir }), silentLog);
  const site = createSiteHandler(services, "production");
  const render = async () => {
    const answer = await site(new Request(`http://localhost:3000${path}`), siteEdge);
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`);
    return answer.text();
  };
  return { render, close, cpu: [] as number[], time: [] as number[] };
}

const pages: Awaited<ReturnType<typeof prepare>>[] = [];
// One after the other: opening two databases at once would make one of them wait for the other in vain.
for (const each of cases) pages.push(await prepare(each));
for (const { render } of pages) for (let count = 0; count < warmUpRenders; count++) await render();
for (let round = 0; round < rounds; round++) {
  for (const page of pages) {
    const cpuBefore = process.cpuUsage();
    const before = performance.now();
    for (let count = 0; count < rendersPerRound; count++) await page.render();
    page.time.push((performance.now() - before) / rendersPerRound);
    const { user, system } = process.cpuUsage(cpuBefore);
    page.cpu.push((user + system) / 1000 / rendersPerRound);
  }
}
const told = await Promise.all(
  pages.map(async ({ render, cpu, time }) => {
    const html = Buffer.from(await render());
    return { cpu, time, bytes: html.byteLength, brotliBytes: brotliCompressSync(html).byteLength };
  }),
);
for (const { close } of pages) await close();
await tellParent(told);
process.disconnect();
