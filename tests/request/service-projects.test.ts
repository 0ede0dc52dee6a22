import { expect, test } from "vitest";
import { addProject, receivePicture } from "#tests/support/site-gallery.ts";
import { openTestSite, type TestSite } from "#tests/support/test-site.ts";

/** The addresses of the projects that a page shows of its kind. */
async function projectsOn({ app }: TestSite, path: string): Promise<string[]> {
  const html = await (await app.request(path)).text();
  const section = /<section data-projects.*?<\/section>/s.exec(html)?.[0] ?? "";
  return [...section.matchAll(/href="([^"]*\/gallery\/[^"]+)"/g)].map(([, href = ""]) => href);
}

async function addBody({ services }: TestSite, bodyType: string, areSamples = false) {
  const stored = await services.gallery.addImages({
    category: "body-building",
    workType: "body-building",
    vehicleName: "Tata Ace",
    bodyType,
    images: [{ main: await receivePicture({ services }, "main") }],
    areSamples,
  });
  if (!stored.ok) throw new Error(stored.refusal.reason);
  return stored.value.ids[0] ?? "";
}

test("a service shows three projects of its work as soon as there are three, and follows the gallery [SRV-21]", async () => {
  await using site = await openTestSite();
  const ids = [await addProject(site, "Tata Ace", "denting"), await addProject(site, "Carry", "denting")];
  await addProject(site, "Carry", "painting");
  expect(await projectsOn(site, "/services/denting")).toEqual([]);
  ids.push(await addProject(site, "Tata Ace", "denting"));
  const shown = await projectsOn(site, "/mr/services/denting");
  expect(new Set(shown)).toEqual(new Set(ids.map((id) => `/mr/gallery/${id}?work=denting`)));
  await site.services.gallery.removeImages(ids.slice(0, 1));
  expect(await projectsOn(site, "/mr/services/denting")).toEqual([]);
});

test("a body shows its own projects, the owner's before samples [SRV-21]", async () => {
  await using site = await openTestSite();
  await site.services.referenceLists.add("body_types", "Container Body");
  const own = await addBody(site, "Container Body");
  for (const _ of [1, 2, 3]) await addBody(site, "Container Body", true);
  await addBody(site, "Platform Body");
  const shown = await projectsOn(site, "/services/body-building/container-body");
  expect(shown).toHaveLength(3);
  expect(shown[0]).toBe(`/gallery/${own}?body=Container+Body`);
  expect(await projectsOn(site, "/services/body-building/platform-body")).toEqual([]);
});

test("a service is there without its projects while the gallery cannot be read, and is not kept so [SRV-21]", async () => {
  await using site = await openTestSite();
  site.breakDown("gallery.first");
  for (const _ of [1, 2]) expect((await site.app.request("/services/denting")).status).toBe(200);
  expect(site.rendered).toEqual(["/services/denting", "/services/denting"]);
});
