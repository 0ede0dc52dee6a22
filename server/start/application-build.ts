import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import type { PageAddresses, SiteHandler } from "#app/site-handler.ts";
import type { Services } from "#domain/services.ts";
import { root } from "#platform/root.ts";

type CreateSiteHandler = (services: Services, mode: "production" | "development") => SiteHandler;

const isFunction = (value: unknown) => typeof value === "function";

export const applicationModule = z.object({
  createSiteHandler: z.custom<CreateSiteHandler>(isFunction),
  createPageAddresses: z.custom<(services: Services) => PageAddresses>(isFunction),
});

export type Application = z.infer<typeof applicationModule>;

export class BuildMissing extends Error {
  override name = "BuildMissing";
}

const build = join(root, "build");

export const builtAssets = join(build, "client");

/** Throws BuildMissing before `npm run build`. */
export async function loadBuiltApplication(): Promise<Application> {
  const file = join(build, "server", "index.js");
  if (!existsSync(file)) throw new BuildMissing("The site is not built yet. Run `npm run build` first.");
  return applicationModule.parse(await import(pathToFileURL(file).href));
}
