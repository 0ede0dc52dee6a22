import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { compressAssets } from "#server/compress-assets.ts";
import { buildFonts } from "./build-fonts.ts";

const root = join(import.meta.dirname, "..");

await buildFonts();
const build = spawn(process.execPath, [join(root, "node_modules/@react-router/dev/bin.cjs"), "build"], {
  cwd: root,
  stdio: "inherit",
});
const [code] = await once(build, "exit");
if (code !== 0) process.exit(1);
await compressAssets(join(root, "build/client"));
