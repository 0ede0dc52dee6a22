import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { compressAssets } from "#server/compress-assets.ts";

/** Builds the site into `build/`: application, compressed assets. Throws when the application does not build. */
export async function buildSite(root: string): Promise<void> {
  const build = spawn(
    process.execPath,
    [join(root, "node_modules/@react-router/dev/bin.cjs"), "build", "--logLevel", "warn"],
    {
      cwd: root,
      env: { ...process.env, NODE_ENV: "production" },
      stdio: "inherit",
    },
  );
  const [code] = await once(build, "exit");
  if (code !== 0) throw new Error("The application does not build; its messages are above.");
  await compressAssets(join(root, "build/client"));
}
