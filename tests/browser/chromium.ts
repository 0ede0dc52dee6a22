import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const windowless = "/usr/bin/chromium-headless-shell";
const whole = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

export const chromiumArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

function firstOf(paths: (string | undefined)[]): string | undefined {
  return paths.find((path) => path !== undefined && existsSync(path));
}

/** Without a face for Devanagari every test of Hindi and Marathi text would look at empty boxes. */
function hasDevanagari(): boolean {
  const { status, stdout } = spawnSync("fc-list", [":lang=mr", "family"], { encoding: "utf8" });
  return status === 0 && stdout.trim() !== "";
}

function install(packages: string): void {
  console.log(`Installing Debian's ${packages}.`);
  spawnSync("sh", ["-c", `apt-get update -qq && apt-get install -y -qq ${packages}`], {
    stdio: "inherit",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}

/**
 * Path of a Chromium on this machine: one without a window's machinery, the same engine for little more than half the
 * processor's time, is installed from Debian, with a face for Devanagari, where it is missing and the tests run as root;
 * else any whole one is taken.
 */
export function chromiumPath(): string {
  const wanted = process.env.CHROMIUM_PATH ?? windowless;
  const missing = [
    ...(existsSync(wanted) ? [] : ["chromium-headless-shell"]),
    ...(hasDevanagari() ? [] : ["fontconfig", "fonts-noto-core"]),
  ];
  if (missing.length > 0 && process.getuid?.() === 0) install(missing.join(" "));
  const installed = firstOf([wanted, windowless, ...whole]);
  if (installed === undefined) {
    throw new Error("The browser tests need Chromium: install it, or name its path in CHROMIUM_PATH.");
  }
  if (!hasDevanagari()) {
    throw new Error("The browser tests need a face for Devanagari: install fonts-noto-core.");
  }
  return installed;
}

/**
 * Path of a Chromium that judges the line as a visitor's does, where there is one: without a window it takes
 * every line for a slow one, and fetches lazy pictures from twice as far.
 */
export function wholeChromiumPath(): string {
  return firstOf([process.env.CHROMIUM_PATH, ...whole]) ?? chromiumPath();
}
