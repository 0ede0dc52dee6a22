import { randomBytes } from "node:crypto";
import { join } from "node:path";
import type { Services } from "#domain/services.ts";
import { type Config, readConfig } from "#platform/config.ts";
import { createLog } from "#platform/log.ts";
import { refuseToStart, stopOnSignals } from "#server/start/process-exit.ts";
import { startServer } from "#server/start/start-server.ts";
import { buildIfNeeded } from "./build-if-needed.ts";
import { fillSampleGallery } from "./sample-gallery/fill.ts";

const root = join(import.meta.dirname, "..");
const demoEmail = "owner@example.com";

async function prepareLogin({ administrator }: Services, config: Config): Promise<string> {
  if (config.adminEmail !== null) return `${config.adminEmail}, with the password of ADMIN_PASSWORD`;
  if (await administrator.exists()) return "as before (npm run admin:create sets a new password)";
  const password = randomBytes(9).toString("base64url");
  await administrator.createOrReset({ email: demoEmail, password });
  return `${demoEmail}, password ${password}`;
}

async function demonstrate(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(process.env.LOG_LEVEL === undefined ? "warn" : config.logLevel);
  await buildIfNeeded(root);
  let login = "";
  const prepare = async (services: Services) => {
    console.log("Filling an empty gallery with the sample projects…");
    const projects = await fillSampleGallery(services);
    console.log(`The gallery holds ${projects} projects.`);
    login = await prepareLogin(services, config);
  };
  const server = await startServer(config, log, { prepare });
  stopOnSignals(server, log);
  const [site = "", ...inLocalNetwork] = server.addresses;
  console.log(`\n  Site         ${site}`);
  for (const address of inLocalNetwork) console.log(`  Network      ${address}`);
  console.log(`  Back office  ${site}/admin`);
  console.log(`  Sign in      ${login}\n`);
}

demonstrate().catch(refuseToStart);
