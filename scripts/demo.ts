import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Services } from "#domain/services.ts";
import { type Config, readConfig } from "#platform/config.ts";
import { createLog } from "#platform/log.ts";
import { refuseToStart, stopOnSignals } from "#server/start/process-exit.ts";
import { startServer } from "#server/start/start-server.ts";
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

const inputs = [
  "app",
  "art",
  "content",
  "domain",
  "platform",
  "public",
  "scripts/art.ts",
  "scripts/build.ts",
  "server",
  "package.json",
  "package-lock.json",
  "react-router.config.ts",
  "tsconfig.json",
  "vite.config.ts",
];

async function buildIfNeeded(root: string): Promise<void> {
  if (await buildIsCurrent(root)) return;
  const build = spawn(process.execPath, [join(root, "scripts/build.ts")], {
    cwd: root,
    stdio: ["ignore", 2, 2],
  });
  const [code] = await once(build, "exit");
  if (code !== 0) throw new Error("The site does not build; the messages are above.");
}

async function buildIsCurrent(root: string): Promise<boolean> {
  const built = await stat(join(root, "build/server/index.js")).catch(() => null);
  if (built === null) return false;
  const changes = await Promise.all(inputs.map((input) => lastChange(join(root, input))));
  return Math.max(...changes) <= built.mtimeMs;
}

async function lastChange(path: string): Promise<number> {
  const entry = await stat(path);
  if (!entry.isDirectory()) return entry.mtimeMs;
  const entries = await readdir(path, { recursive: true });
  const times = await Promise.all(entries.map(async (name) => (await stat(join(path, name))).mtimeMs));
  return Math.max(entry.mtimeMs, ...times);
}
