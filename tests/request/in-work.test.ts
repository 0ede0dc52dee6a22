import { expect, test } from "vitest";
import { languages } from "#content/languages.ts";
import { textsOf } from "#content/texts.server.ts";
import { wholeBin } from "#domain/bin/bin-list.ts";
import { objectNameOf } from "#domain/gallery/pictures/picture-metadata.ts";
import { getPage, openSignedInSite, postForm, type SignedInSite } from "../support/signed-in-site.ts";
import { addInWork, receivePicture } from "../support/site-gallery.ts";

const day = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * day).toISOString();
const listPath = "/admin/images/in-work";

/** A site with the owner signed in, and one vehicle that came so many days ago. */
async function openShed(days: number, work: "painting" | "restoration" = "painting") {
  const site = await openSignedInSite();
  const id = await addInWork(site, "Tata Ace", work);
  await site.beginWork(id, daysAgo(days));
  return { ...site, id };
}

async function imageIn({ services }: SignedInSite) {
  const [image] = (await services.gallery.inWork(1, 1)).images;
  if (image === undefined) throw new Error("Nothing is in progress.");
  return image;
}

/** The text of the section of home, or null. */
async function shedOf(site: SignedInSite, prefix = ""): Promise<string | null> {
  const response = await site.app.request(prefix || "/");
  const [section] = /<div[^>]*data-shed.*?<\/ul>/s.exec(await response.text()) ?? [];
  return section?.replaceAll("<!-- -->", "") ?? null;
}

const show = async ({ services }: SignedInSite, id: string) => {
  const shown = await services.gallery.showEarly({ id, version: 2, isShown: true });
  if (!shown.ok) throw new Error(shown.refusal.kind);
};

test.each(languages)(
  "home in $name says on which day of the promised ones work is [WRK-5]",
  async ({ code, prefix }) => {
    await using site = await openShed(4);
    expect(await shedOf(site, prefix)).toBeNull();
    await show(site, site.id);
    const { home, gallery } = textsOf(code);
    const section = await shedOf(site, prefix);
    expect(section).toContain(home.shed.title);
    expect(section).toContain(home.shed.dayOf.replace("{day}", "5").replace("{days}", "5"));
    expect(section).toContain(gallery.work.painting);
    expect(section).toContain(`href="${prefix}/gallery/${site.id}"`);
    expect(section).toContain(`href="${prefix}/contact?inquiry=quote&amp;project=${site.id}"`);
  },
);

test.each([
  ["past the promise", 5, "painting", "Day 6"],
  ["without one", 40, "restoration", "Day 41"],
] as const)("home tells the day alone %s [WRK-5]", async (_case, days, work, words) => {
  await using site = await openShed(days, work);
  await show(site, site.id);
  const section = await shedOf(site);
  expect(section).toMatch(new RegExp(`>${words}<`));
});

test("home has the section no longer once the pair is whole [WRK-5]", async () => {
  await using site = await openShed(1);
  await show(site, site.id);
  expect(await shedOf(site)).not.toBeNull();
  const afterUrl = await receivePicture(site, "after");
  await site.services.gallery.completePair({ id: site.id, version: 3, afterUrl });
  expect(await shedOf(site)).toBeNull();
});

test("what is in work is on no page, and its picture only the administrator's, until it is shown [WRK-2, WRK-4]", async () => {
  await using site = await openShed(1);
  const picture = objectNameOf((await imageIn(site)).beforeImageUrl ?? "") ?? "";
  const statusOf = async (path: string) => (await site.app.request(path)).status;
  const seen = async () => [
    await statusOf(`/hi/gallery/${site.id}`),
    (await (await site.app.request("/gallery")).text()).includes(site.id),
    await site.services.pictures.isPublic(picture),
  ];
  expect(await seen()).toEqual([404, false, false]);
  await show(site, site.id);
  expect(await seen()).toEqual([200, true, true]);
  const { html } = await getPage(site, `/gallery/${site.id}`);
  expect(html).toMatch(/<span class="plate[^"]*">In progress</);
});

test("the office lists what is in work with its days, and Today counts it [WRK-7]", async () => {
  await using site = await openShed(12);
  await addInWork(site, "Carry", "denting");
  const { html } = await getPage(site, listPath);
  expect(html).toContain("2 vehicles are in progress, the longest first.");
  expect([...html.matchAll(/<h3[^>]*>([^<]*)<\/h3>/g)].map(([, name]) => name)).toEqual([
    "Tata Ace",
    "Carry",
  ]);
  expect(html).toContain("For 12 days");
  expect(html).toContain("Came today");
  for (const path of ["/admin/images?kind=in-work", "/admin/upload", "/admin/today"]) {
    expect((await getPage(site, path)).html, path).toContain(`href="${listPath}"`);
  }
  const today = await getPage(site, "/admin/today");
  expect(today.html).toContain("2 vehicles are in progress.");
  expect(today.html).toContain("The longest for 12 days.");
});

test("the after is added, once however often it is sent, and the log tells [WRK-3, WRK-7]", async () => {
  await using site = await openShed(3);
  const { id, version } = await imageIn(site);
  const afterUrl = await receivePicture(site, "after");
  const fields = { intent: "complete", id, version: String(version), afterUrl };
  for (const _time of [1, 2]) {
    const { status, answer } = await postForm(site, listPath, fields);
    expect([status, answer]).toEqual([
      200,
      expect.stringContaining("Published with before and after: Tata Ace"),
    ]);
  }
  const other = await postForm(site, listPath, { ...fields, afterUrl: await receivePicture(site, "after") });
  expect([other.status, other.answer]).toEqual([409, expect.stringContaining("Somebody has changed it")]);
  const { html } = await getPage(site, listPath);
  expect(html).toContain("Nothing is in progress.");
  const { entries } = await site.services.activity.list(1, 10);
  expect(entries.map(({ kind, detail }) => `${kind}: ${detail}`)).toContain("pair completed: Tata Ace");
});

test.each([
  ["a picture that never arrived", { afterUrl: "/gallery-images/after_1_0_x.jpg" }, 422, "did not arrive"],
  ["a picture from elsewhere", { afterUrl: "https://elsewhere.example/a.jpg" }, 400, "Failed to publish"],
  ["an image that is gone", { id: "00000000-0000-4000-8000-000000000000" }, 404, "Failed to publish"],
])("an after is refused: %s [WRK-3]", async (_case, wrong, status, words) => {
  await using site = await openShed(3);
  const { id, version } = await imageIn(site);
  const fields = {
    intent: "complete",
    id,
    version: String(version),
    afterUrl: "/gallery-images/after_1_0_y.jpg",
  };
  const refusal = await postForm(site, listPath, { ...fields, ...wrong });
  expect([refusal.status, refusal.answer]).toEqual([status, expect.stringContaining(words)]);
});

test("it is shown on the site, hidden again, and deleted into the bin; who saw an older version is told [WRK-4, WRK-7]", async () => {
  await using site = await openShed(3);
  const { id, version } = await imageIn(site);
  const change = async (intent: string, seen: number) =>
    (await postForm(site, listPath, { intent, id, version: String(seen) })).status;
  expect(await change("show", version)).toBe(200);
  expect((await getPage(site, listPath)).html).toContain(">On the site<");
  expect(await change("hide", version)).toBe(409);
  expect(await change("hide", version + 1)).toBe(200);
  expect(await change("delete", 1)).toBe(200);
  expect(await change("delete", 1)).toBe(404);
  expect(await site.services.bin.ids({ ...wholeBin, kind: "gallery_images" })).toEqual([id]);
});

test("what was done is told of the vehicle by the name that its reader has for it [WRK-4]", async () => {
  await using shed = await openShed(3);
  await shed.services.referenceLists.add("vehicle_names", "Tata Ace", { hi: "", mr: "टाटा एस" });
  const { id, version } = await imageIn(shed);
  const inMarathi = { ...shed, cookie: `${shed.cookie}; rathkar.language=mr` };
  const shown = await postForm(inMarathi, listPath, { intent: "show", id, version: String(version) });
  expect(shown.answer).toContain("टाटा एस");
});
