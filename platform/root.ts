import { findPackageJSON } from "node:module";
import { dirname } from "node:path";

/** The folder of package.json, for the source and for what is built of it. */
export const root = dirname(findPackageJSON(import.meta.url) ?? "");
