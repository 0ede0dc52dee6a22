import { createRequire } from "node:module";
import type SharpPackage from "sharp";
import type { Sharp } from "sharp";

const require = createRequire(import.meta.url);
let loaded: typeof SharpPackage | null = null;

function load(): typeof SharpPackage {
  const sharp: typeof SharpPackage = require("sharp");
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

/** Loaded late: most servers make no picture for days. */
export function sharp(...input: Parameters<typeof SharpPackage>): Sharp {
  loaded ??= load();
  return loaded(...input);
}
