import type { TestEngine } from "./engines.ts";
import type { SignedInSite } from "./signed-in-site.ts";
import { openTestSite, owner } from "./test-site.ts";

export async function openSiteOn({ name, prepare }: TestEngine): Promise<SignedInSite> {
  const place = name === "SQLite" ? null : await prepare();
  const url = place?.config.url ?? undefined;
  const site = await openTestSite(url === undefined ? {} : { DATABASE_URL: url });
  await site.services.administrator.createOrReset(owner);
  return {
    ...site,
    cookie: await site.signIn(),
    async [Symbol.asyncDispose]() {
      await site[Symbol.asyncDispose]();
      await place?.remove();
    },
  };
}
