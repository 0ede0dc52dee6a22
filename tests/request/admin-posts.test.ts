import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { expect, test } from "vitest";
import { getPage, openSignedInSite, type SignedInSite } from "#tests/support/signed-in-site.ts";
import { addPair, addProject } from "#tests/support/site-gallery.ts";

const lying = { width: 60, height: 40 };
const upright = { width: 40, height: 60 };

async function made({ app, cookie }: SignedInSite, id: string, form: string) {
  const answer = await app.request(`/admin/images/${id}/post/${form}`, { headers: { cookie } });
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
}

test("an image is made ready to be posted, as a post and as a story, alone and as a pair [IMG-32]", async () => {
  await using site = await openSignedInSite();
  const images = {
    single: await addProject(site, "Tata Ace", "painting"),
    "lying pair": await addPair(site, lying),
    "upright pair": await addPair(site, upright),
  };
  for (const [kind, id] of Object.entries(images)) {
    for (const [form, height] of [
      ["feed", 1350],
      ["story", 1920],
    ] as const) {
      const { answer, bytes } = await made(site, id, form);
      const { headers } = answer;
      expect([kind, form, answer.status, headers.get("Content-Type")]).toEqual([
        kind,
        form,
        200,
        "image/jpeg",
      ]);
      expect(headers.get("Cache-Control")).toBe("no-store");
      expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 1080, height });
      expect(bytes.length).toBeLessThan(500_000);
    }
  }
});

test("it is in the language of the office, and has the name that the business has by now [IMG-32]", async () => {
  await using site = await openSignedInSite();
  const id = await addPair(site, lying);
  const english = await made(site, id, "feed");
  const cookie = `${site.cookie}; rathkar.language=mr`;
  const marathi = await made({ ...site, cookie }, id, "feed");
  expect(marathi.answer.status).toBe(200);
  expect(marathi.bytes).not.toEqual(english.bytes);

  const { version, values } = (await site.services.facts.sections()).contact;
  const renamed = { ...values, "name.mr": "शिंदे बॉडी बिल्डर्स" };
  const edit = { section: "contact", version, values: renamed, changedBy: "owner@rathkar.example" } as const;
  expect(await site.services.facts.save(edit)).toMatchObject({ ok: true });
  expect((await made({ ...site, cookie }, id, "feed")).bytes).not.toEqual(marathi.bytes);
});

test("nobody else has it, and there is none of what is not there [IMG-32]", async () => {
  await using site = await openSignedInSite();
  const id = await addProject(site, "Tata Ace", "painting");
  const stranger = await site.app.request(`/admin/images/${id}/post/feed`);
  expect(stranger.status).toBe(401);
  for (const [asked, form] of [
    [id, "poster"],
    [randomUUID(), "feed"],
    ["0", "story"],
  ] as const) {
    expect([asked, (await made(site, asked, form)).answer.status]).toEqual([asked, 404]);
  }
  await site.services.gallery.removeImages([id]);
  expect((await made(site, id, "feed")).answer.status).toBe(404);
});

test("its project in the office offers it [IMG-32]", async () => {
  await using site = await openSignedInSite();
  const ids = [await addPair(site, lying), await addProject(site, "Tata Ace", "painting")];
  const grouped = await site.services.gallery.changeProjects({ kind: "group", ids });
  expect(grouped).toMatchObject({ ok: true });
  const { html } = await getPage(site, `/admin/images/projects/${ids[0]}`);
  expect(html).toContain("Picture to post");
});
