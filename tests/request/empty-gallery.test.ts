import { expect, test } from "vitest";
import { sitePath } from "#app/language/paths.ts";
import { languages } from "#content/languages.ts";
import { textsOf } from "#content/texts.server.ts";
import { getPage, openSignedInSite, postForm } from "#tests/support/signed-in-site.ts";

test.each(languages)(
  "where all samples are hidden, the gallery in $name speaks of no filters that nobody chose [GAL-11, WORD-15]",
  async ({ code }) => {
    await using site = await openSignedInSite();
    const { empty, noneYet } = textsOf(code).gallery;
    await postForm(site, "/admin/today", { hidden: "true" });
    const all = await getPage(site, sitePath(code, "/gallery"));
    expect(all.html).toContain(noneYet);
    expect(all.html).not.toContain(empty);
    const filtered = await getPage(site, sitePath(code, "/gallery?work=denting"));
    expect(filtered.html).toContain(empty);
  },
);
