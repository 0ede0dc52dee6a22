import { findPackageJSON } from "node:module";
import { dirname } from "node:path";

/** The folder of package.json. */
export const root = dirname(findPackageJSON(import.meta.url) ?? "");
