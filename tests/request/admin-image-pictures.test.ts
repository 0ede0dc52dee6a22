import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { objectNameOf } from "#domain/gallery/pictures/picture-metadata.ts";
import { getPage, openSignedInSite, type SignedInSite } from "#tests/support/signed-in-site.ts";
import { addProject } from "#tests/support/site-gallery.ts";

const turn = {
  kind: "edit",
  role: "main",
  edit: { turns: 1, angle: 0, crop: { x: 0, y: 0, width: 1, height: 1 } },
};

async function change({ app, cookie }: SignedInSite, asked: object) {
  const response = await app.request("/admin/images/pictures/change", {
    method: "POST",
    body: JSON.stringify({ version: 1, key: randomUUID(), ...asked }),
    headers: { cookie, "Content-Type": "application/json" },
  });
  return { status: response.status, answer: await response.json() };
}

test("a picture is turned from its page, visitors see the new one and no longer the old one [EDT-2, EDT-4, EDT-6]", async () => {
  await using site = await openSignedInSite();
  const id = await addProject(site, "Tata Ace", "denting");
  const { status, html } = await getPage(site, `/admin/images/${id}/pictures`);
  expect(status).toBe(200);
  for (const words of ["Pictures: Tata Ace", "Turn right", "Replace photograph", "Make it a pair"]) {
    expect(html).toContain(words);
  }
  const [image] = (await site.services.gallery.list(1, 1)).images;
  const old = image?.mainImageUrl ?? "";

  expect(await change(site, { id, change: turn })).toEqual({ status: 200, answer: { version: 2 } });

  const now = (await site.services.gallery.list(1, 1)).images[0]?.mainImageUrl ?? "";
  expect(await (await site.app.request(`/gallery/${id}`)).text()).toContain(now);
  const isPublic = (url: string) => site.services.pictures.isPublic(objectNameOf(url) ?? "");
  expect([await isPublic(now), await isPublic(old)]).toEqual([true, false]);
  expect((await getPage(site, `/admin/images/${id}/pictures`)).html).toContain("Undo changes to the picture");
  const { entries } = await site.services.activity.list(1, 1);
  expect(entries.map(({ kind, detail }) => `${kind}: ${detail}`)).toEqual(["image edited: Tata Ace"]);
});

test("what cannot be done to a picture is said, and nothing changes [EDT-5]", async () => {
  await using site = await openSignedInSite();
  const id = await addProject(site, "Tata Ace", "denting");
  const [stored] = (await site.services.gallery.list(1, 1)).images;
  for (const [asked, status, sentence] of [
    [{ id, version: 7, change: turn }, 409, "Somebody has changed this image in the meantime."],
    [{ id, change: { kind: "swap" } }, 409, "This picture is gone"],
    [{ id: randomUUID(), change: turn }, 409, "The image is no longer there."],
    [{ id, change: { ...turn, edit: { ...turn.edit, angle: 11 } } }, 422, "The change was not understood."],
    [{ id, change: { ...turn, edit: { ...turn.edit, turns: 1e9 } } }, 422, "The change was not understood."],
    [
      { id, change: { kind: "replace", role: "main", url: "https://elsewhere/x.jpg" } },
      422,
      "not understood",
    ],
    [{ id, key: "1", change: turn }, 422, "The change was not understood."],
  ] as const) {
    const { answer, ...outcome } = await change(site, asked);
    expect(outcome).toEqual({ status });
    expect(answer).toEqual({ message: expect.stringContaining(sentence) });
  }
  expect((await site.services.gallery.list(1, 1)).images).toEqual([stored]);
  const gone = await getPage(site, `/admin/images/${randomUUID()}/pictures`);
  expect([gone.status, gone.html.includes("The image is no longer there.")]).toEqual([404, true]);
});

test("a fault while a picture is changed is a plain sentence with a reference [ERR-4]", async () => {
  await using site = await openSignedInSite();
  const id = await addProject(site, "Tata Ace", "denting");
  site.breakDown("gallery.changePictures");
  const { status, answer } = await change(site, { id, change: turn });
  expect([status, answer]).toEqual([500, { message: expect.stringMatching(/Reference [\w-]+\.$/) }]);
});
