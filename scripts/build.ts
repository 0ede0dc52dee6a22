import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { compressAssets } from "#server/compress-assets.ts";
import { staleArt } from "./art.ts";

const root = join(import.meta.dirname, "..");

const stale = await staleArt(root);
if (stale.length > 0) throw new Error(`Run npm run art: art/ has changed (${stale.join(", ")}).`);

const bundler = join(root, "node_modules/@react-router/dev/bin.cjs");
const build = spawn(process.execPath, [bundler, "build", "--logLevel", "warn"], {
  cwd: root,
  env: { ...process.env, NODE_ENV: "production" },
  stdio: "inherit",
});
const [code] = await once(build, "exit");
if (code !== 0) throw new Error("The application does not build; its messages are above.");
await compressAssets(join(root, "build/client"));
