import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { PageParameters, SiteHandler } from "#app/site-handler.ts";
import type { Services } from "#domain/services.ts";

/** What `app/handler.server.ts` exports, built or not. */
export interface Application {
  createSiteHandler(services: Services, mode: "production" | "development"): SiteHandler;
  pageParameters: PageParameters;
}

/** There is nothing to serve yet; the message tells what to do. */
export class BuildMissing extends Error {
  override name = "BuildMissing";
}

const build = join(import.meta.dirname, "..", "..", "build");

/** Public files of the build. */
export const builtAssets = join(build, "client");

/** Loads the application that `npm run build` has made. Throws BuildMissing where there is none. */
export async function loadBuiltApplication(): Promise<Application> {
  const file = join(build, "server", "index.js");
  if (!existsSync(file)) throw new BuildMissing("The site is not built yet. Run `npm run build` first.");
  return asApplication(await import(pathToFileURL(file).href));
}

/** The module as an application; throws where it is none. */
export function asApplication(module: unknown): Application {
  if (!isApplication(module))
    throw new Error("The application's handler does not export what the server needs.");
  return module;
}

function isApplication(module: unknown): module is Application {
  return (
    typeof module === "object" &&
    module !== null &&
    "createSiteHandler" in module &&
    typeof module.createSiteHandler === "function" &&
    "pageParameters" in module &&
    typeof module.pageParameters === "function"
  );
}
