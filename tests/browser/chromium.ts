import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const usualPaths = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Quiet and alone: no window, no calls home. */
export const chromiumArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

function foundChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...usualPaths].find((path) => path !== undefined && existsSync(path));
}

/** Path of a Chromium on this machine. Installs Debian's where there is none and the tests run as root. */
export function chromiumPath(): string {
  const found = foundChromium();
  if (found !== undefined) return found;
  console.log("No Chromium here; installing Debian's.");
  const install = "apt-get update -qq && apt-get install -y -qq chromium fonts-noto-core";
  spawnSync("sh", ["-c", install], {
    stdio: "inherit",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  const installed = foundChromium();
  if (installed === undefined) {
    throw new Error("The browser tests need Chromium: install it, or name its path in CHROMIUM_PATH.");
  }
  return installed;
}
