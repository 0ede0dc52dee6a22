import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { z } from "zod";
import { projects } from "#content/en/admin/projects.ts";
import { imagesOf, noted, openFilledAdmin } from "#tests/support/filled-admin.ts";
import { getPage, type SignedInSite } from "#tests/support/signed-in-site.ts";

async function post({ app, cookie }: SignedInSite, name: "change" | "undo", body: unknown) {
  const headers = { cookie, "Content-Type": "application/json" };
  const path = `/admin/images/projects/${name}`;
  const response = await app.request(path, { method: "POST", headers, body: JSON.stringify(body) });
  return { status: response.status, answer: await response.json() };
}

const changedAnswer = z.object({ act: z.uuid(), moved: z.number() });

async function change(site: SignedInSite, kind: string, ids: readonly string[]) {
  const { answer } = await post(site, "change", { kind, ids });
  return changedAnswer.parse(answer);
}

test("a change of projects waits for a day in the activity log, is noted, and undone once [IMG-20, IMG-31]", async () => {
  await using site = await openFilledAdmin("Tata Ace", "Carry", "Bolero");
  const ids = (await imagesOf(site)).map(({ id }) => id);
  const { act, moved } = await change(site, "group", ids);
  expect(moved).toBe(3);
  expect((await getPage(site, "/admin/account")).html).toContain("Undo: Photos made one project");

  expect(await post(site, "undo", { act })).toEqual({ status: 200, answer: {} });
  expect((await getPage(site, "/admin/account")).html).not.toContain("Undo: Photos made one project");
  expect((await site.services.gallery.projectsOfSeveral(1, 10)).total).toBe(0);
  expect(await post(site, "undo", { act })).toMatchObject({ status: 409 });
  expect(await noted(site)).toEqual(["projects changed: 3 images", "change undone: 3 images"]);
});

test("an undoing that no longer fits changes nothing, and says why [IMG-20, IMG-31]", async () => {
  await using site = await openFilledAdmin("Tata Ace", "Carry", "Bolero");
  const ids = (await imagesOf(site)).map(({ id }) => id);
  const { act } = await change(site, "group", ids);
  await site.services.gallery.removeImages(ids.slice(2));

  const refused = { status: 409, answer: { message: projects.changedSince } };
  expect(await post(site, "undo", { act })).toEqual(refused);
  expect(await post(site, "undo", { act: randomUUID() })).toEqual(refused);
  expect(await post(site, "undo", { moved: [] })).toEqual({
    status: 422,
    answer: { message: projects.badChange },
  });
  expect((await site.services.gallery.projectsOfSeveral(1, 10)).total).toBe(1);
  expect(await noted(site)).toEqual(["projects changed: 3 images"]);
});
