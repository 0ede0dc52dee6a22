import sharp from "sharp";
import { expect, test } from "vitest";
import { sitePath } from "#app/language/paths.ts";
import { languages } from "#content/languages.ts";
import { sharePictureIn } from "#tests/support/html.ts";
import { addProject } from "#tests/support/site-gallery.ts";
import { openTestSite, type TestSite } from "#tests/support/test-site.ts";

async function shared({ app }: TestSite, page: string) {
  const address = sharePictureIn(await (await app.request(page)).text());
  const answer = await app.request(address);
  return { address, answer, bytes: Buffer.from(await answer.arrayBuffer()) };
}

/** How much of the lower third between two columns is in the colours of the words, in percent. */
async function wordsIn(picture: Buffer, left: number, right: number): Promise<number> {
  const { data, info } = await sharp(picture)
    .extract({ left, top: 420, width: right - left, height: 200 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let bright = 0;
  for (let at = 0; at < data.length; at += info.channels) if ((data[at] ?? 0) > 200) bright++;
  return (100 * bright) / (info.width * info.height);
}

/** Hindi is lettered as Marathi is. */
const lettered = languages.filter(({ code }) => code !== "hi");

test.each(lettered)(
  "what is shared in $name names the workshop and the page in its middle square [SEO-4, SEO-7]",
  async ({ code }) => {
    await using site = await openTestSite();
    const project = await addProject(site, "Tata Ace", "painting");
    const pages = ["/", "/services/painting", "/company/certification", `/gallery/${project}`];
    const seen = new Set<string>();
    for (const page of pages) {
      const { answer, bytes } = await shared(site, sitePath(code, page));
      expect([page, answer.status, answer.headers.get("Content-Type")]).toEqual([page, 200, "image/jpeg"]);
      expect(bytes.length).toBeLessThanOrEqual(200_000);
      expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
      expect(await wordsIn(bytes, 300, 900)).toBeGreaterThan(10);
      expect([page, await wordsIn(bytes, 0, 280), await wordsIn(bytes, 920, 1200)]).toEqual([page, 0, 0]);
      seen.add(bytes.toString("base64"));
    }
    expect(seen.size).toBe(pages.length);
  },
);

test("what is shared is kept, and has another address when it shows something else [SEO-7]", async () => {
  await using site = await openTestSite();
  const before = await shared(site, "/mr/about");
  const english = await shared(site, "/about");
  expect(before.answer.headers.get("Cache-Control")).toContain("immutable");
  expect((await shared(site, "/mr/about")).bytes).toEqual(before.bytes);

  const { version, values } = (await site.services.facts.sections()).contact;
  const renamed = { ...values, "name.mr": "शिंदे बॉडी बिल्डर्स" };
  const edit = { section: "contact", version, values: renamed, changedBy: "owner@rathkar.example" } as const;
  expect(await site.services.facts.save(edit)).toMatchObject({ ok: true });
  const after = await shared(site, "/mr/about");
  expect(after.address).not.toBe(before.address);
  expect(after.bytes).not.toEqual(before.bytes);
  expect((await shared(site, "/about")).address).toBe(english.address);
});

test("an address of before leads to that of today, and there is none of no page [SEO-7]", async () => {
  await using site = await openTestSite();
  const { address } = await shared(site, "/hi/gallery");
  const older = await site.app.request(address.replace(/\w+\.jpeg/, "0123456789.jpeg"));
  expect([older.status, older.headers.get("Location")]).toEqual([302, address]);
  for (const page of ["/no-such-page", "/gallery/0", "//elsewhere.example", "/hi/gallery/"]) {
    const answer = await site.app.request(address.replace("/hi/gallery", page));
    expect([page, answer.status]).toEqual([page, 404]);
  }
});

test("a project in the bin is not shared [SEO-7]", async () => {
  await using site = await openTestSite();
  const project = await addProject(site, "Tata Ace", "painting");
  const { address } = await shared(site, `/gallery/${project}`);
  await site.services.gallery.removeImages([project]);
  expect((await site.app.request(address)).status).toBe(404);
});
