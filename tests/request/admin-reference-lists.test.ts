import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { openTestSite, type TestSite } from "../support/test-site.ts";

const lists = [
  {
    path: "/admin/vehicle-names",
    list: "vehicle_names",
    one: "vehicle name",
    One: "Vehicle name",
    many: "vehicle names",
  },
  { path: "/admin/body-types", list: "body_types", one: "body type", One: "Body type", many: "body types" },
] as const;

/** Somebody signed in who uses one of the lists. */
async function openList(path: string) {
  const site = await openTestSite();
  const cookie = await site.signIn();
  return {
    site,
    async [Symbol.asyncDispose]() {
      await site[Symbol.asyncDispose]();
    },
    async show(query = "") {
      const response = await site.app.request(path + query, { headers: { cookie } });
      return { status: response.status, html: await response.text() };
    },
    /** Sends a form as the page's script does; answers the status and all that was answered, as text. */
    async send(fields: Record<string, string>) {
      const response = await site.app.request(`${path}.data`, {
        method: "POST",
        body: new URLSearchParams(fields).toString(),
        headers: { cookie, "Content-Type": "application/x-www-form-urlencoded" },
      });
      return { status: response.status, said: await response.text() };
    },
  };
}

async function newestActivity(site: TestSite): Promise<string> {
  const { entries } = await site.services.activity.list(1, 1);
  return entries.map(({ kind, detail }) => `${kind}: ${detail}`).join();
}

describe.each(lists)("the list of $many", ({ path, list, one, One, many }) => {
  test("takes a name in Devanagari as the translation of a new one, whose English name can be changed [LST-10]", async () => {
    await using page = await openList(path);
    await page.send({ intent: "add", name: "छोटा हत्ती" });
    const [added] = await page.site.services.referenceLists.names(list);
    expect(added).toEqual({ name: "Chhota Hatti", hi: "", mr: "छोटा हत्ती" });
    expect((await page.send({ intent: "add", name: "छोटा हत्ती" })).said).toContain(`${One} already exists`);
  });

  test.each(["\u200b", "\u3164"])("asks for a name where %j shows nothing [LST-3]", async (nothing) => {
    await using page = await openList(path);
    const { status, said } = await page.send({ intent: "add", name: nothing });
    expect([status, said]).toEqual([422, expect.stringContaining("Please write the English name.")]);
  });

  test.each(["Tata Ace\u200b", "Tata Ace\ufe0f", "Ｔａｔａ Ace"])(
    "knows that %s looks like a listed name [LST-4]",
    async (name) => {
      await using page = await openList(path);
      await page.send({ intent: "add", name: "Tata Ace" });
      expect((await page.send({ intent: "add", name })).said).toContain(`${One} already exists`);
    },
  );

  test("adds a tidy name, shows it and notes it [LST-3, LST-8, LST-9]", async () => {
    await using page = await openList(path);

    const added = await page.send({ intent: "add", name: "  Tata   Ace " });

    expect(added.status).toBe(200);
    expect(added.said).toContain(`${One} added successfully`);
    expect((await page.show()).html).toContain("Tata Ace");
    expect(await newestActivity(page.site)).toBe(`name added: ${One}: Tata Ace`);
  });

  test("refuses a name that is there in another case, and one that is too long [LST-4, LST-8, LST-9]", async () => {
    await using page = await openList(path);
    await page.send({ intent: "add", name: "Tata Ace" });

    const same = await page.send({ intent: "add", name: "TATA  ace" });
    const long = await page.send({ intent: "add", name: "a".repeat(81) });

    expect([same.status, long.status]).toEqual([409, 422]);
    expect(same.said).toContain(`${One} already exists`);
    expect(long.said).toContain(`${One} is too long: at most 80 characters`);
  });

  test("stores no empty name, and says so [LST-3]", async () => {
    await using page = await openList(path);
    const { id } = await stored(page.site, list, "Tata Ace");

    const added = await page.send({ intent: "add", name: "   " });
    const renamed = await page.send({ intent: "rename", id, seen: "Tata Ace", name: " " });

    for (const { status, said } of [added, renamed]) {
      expect(status).toBe(422);
      expect(said).toContain("Please write the English name.");
    }
    expect((await page.site.services.referenceLists.names(list)).map(({ name }) => name)).toEqual([
      "Tata Ace",
    ]);
  });

  test("renames, notes both names and tells a tab that was too late [LST-2, LST-8, LST-9]", async () => {
    await using page = await openList(path);
    const { id } = await stored(page.site, list, "Tata Ace");

    const renamed = await page.send({ intent: "rename", id, seen: "Tata Ace", name: "Tata Ace Gold" });
    const late = await page.send({ intent: "rename", id, seen: "Tata Ace", name: "Chota Hathi" });

    expect(renamed.said).toContain(`${One} updated successfully`);
    expect(await newestActivity(page.site)).toBe(`name renamed: ${One}: Tata Ace → Tata Ace Gold`);
    expect(late.status).toBe(409);
    expect(late.said).toContain("It was renamed to “Tata Ace Gold” in another tab in the meantime.");
  });

  test("keeps Hindi and Marathi names, lists which are missing and finds by them [LST-10, LST-12]", async () => {
    await using page = await openList(path);
    await page.send({ intent: "add", name: "Tata Ace", hi: " टाटा  एस ", mr: "" });
    const { id } = await stored(page.site, list, "Carry");

    expect(await newestActivity(page.site)).toBe(`name added: ${One}: Tata Ace · टाटा एस · –`);
    const found = (await page.show("?search=टाटा")).html;
    expect(found).toContain("Delete Tata Ace");
    expect(found).not.toContain("Delete Carry");
    const missing = (await page.show("?missing=hi")).html;
    expect(missing).toContain("Hindi name missing");
    expect(missing).toContain("Delete Carry");
    expect(missing).not.toContain("Delete Tata Ace");

    const names = { name: "Carry", hi: "कैरी", mr: "कॅरी" };
    expect((await page.send({ intent: "rename", id, seen: "Carry", ...names })).status).toBe(200);
    expect(await newestActivity(page.site)).toBe(`name renamed: ${One}: Carry · कैरी · कॅरी`);
    expect((await page.show("?missing=hi")).html).toContain("Every name has a Hindi name.");
    expect((await page.show("?missing=tamil")).html).toContain("Delete Tata Ace");
  });

  test("says beside its field that a translation is too long, and overwrites none unseen [LST-10]", async () => {
    await using page = await openList(path);
    const { id } = await stored(page.site, list, "Carry");
    const rename = { intent: "rename", id, seen: "Carry", name: "Carry", mr: "कॅरी" };

    const long = await page.send({ ...rename, hi: "ढ".repeat(81) });
    await page.send(rename);
    const late = await page.send({ ...rename, mr: "" });

    expect([long.status, late.status]).toEqual([422, 409]);
    expect(long.said).toContain("Too long: at most 80 characters");
    expect(late.said).toContain("The names were changed in another tab in the meantime: Carry · – · कॅरी.");
    expect(await page.site.services.referenceLists.names(list)).toEqual([
      { name: "Carry", hi: "", mr: "कॅरी" },
    ]);
  });

  test("deletes once, notes it and tells a tab that was too late [LST-2, LST-8, LST-9]", async () => {
    await using page = await openList(path);
    const { id } = await stored(page.site, list, "Tata Ace");

    const deleted = await page.send({ intent: "delete", id });
    const again = await page.send({ intent: "delete", id });
    const renamed = await page.send({ intent: "rename", id, seen: "Tata Ace", name: "Chota Hathi" });

    expect(deleted.said).toContain(`${One} deleted successfully`);
    expect(await newestActivity(page.site)).toBe(`name deleted: ${One}: Tata Ace`);
    expect([again.status, renamed.status]).toEqual([404, 404]);
    expect(again.said).toContain(`Failed to delete ${one}`);
    expect(again.said).toContain("It was already deleted in another tab.");
    expect(renamed.said).toContain(`Failed to update ${one}`);
    expect(renamed.said).toContain(
      "It was deleted in another tab in the meantime. To keep “Chota Hathi”, add it",
    );
  });

  test("searches whatever the case, and says when nothing is found [LST-1, LST-8, LST-9]", async () => {
    await using page = await openList(path);
    await stored(page.site, list, "Tata Ace");
    await stored(page.site, list, "Carry");

    const found = await page.show("?search=ACE");
    const nothing = await page.show("?search=omnibus");

    expect(found.html).toContain("Tata Ace");
    expect(found.html).not.toContain("Delete Carry");
    expect(nothing.html).toContain(`No ${many} found matching your search criteria.`);
  });

  test.each([
    ["add", "add", { name: "Tata Ace" }],
    ["rename", "update", { id: randomUUID(), seen: "Tata Ace", name: "Carry" }],
    ["remove", "delete", { id: randomUUID() }],
  ] as const)(
    "tells a fault of %s with a reference and nothing internal [ERR-4, LST-8, LST-9]",
    async (call, verb, fields) => {
      await using page = await openList(path);
      page.site.breakDown(`referenceLists.${call}`);
      const intent = call === "remove" ? "delete" : call;

      const { status, said } = await page.send({ intent, ...fields });

      expect(status).toBe(500);
      expect(said).toContain(`Failed to ${verb} ${one}`);
      expect(said).toMatch(/Please try again\. Reference [\w-]+\./);
      expect(said).not.toContain("SQLITE");
    },
  );

  test("says that it could not be loaded [LST-8, LST-9]", async () => {
    await using page = await openList(path);
    page.site.breakDown("referenceLists.page");

    const { status, html } = await page.show();

    expect(status).toBe(500);
    expect(html).toContain(`Failed to load ${many}`);
    expect(html).not.toContain("SQLITE");
  });

  test.each<Record<string, string>>([
    { intent: "rename", id: "1", seen: "a", name: "b" },
    { intent: "delete" },
    { intent: "burn" },
    { intent: "add" },
    { intent: "add", name: "a".repeat(2001) },
  ])("refuses a form that none of its pages sends: %o", async (fields) => {
    await using page = await openList(path);
    const { status } = await page.send(fields);
    expect(status).toBe(400);
    expect(page.site.asked).toEqual([]);
  });
});

test("both lists have the same name without knowing of each other", async () => {
  await using site = await openTestSite();
  for (const { list } of lists) await stored(site, list, "Tata Ace");
  for (const { list } of lists)
    expect((await site.services.referenceLists.names(list)).map(({ name }) => name)).toEqual(["Tata Ace"]);
});

async function stored(site: TestSite, list: (typeof lists)[number]["list"], name: string) {
  const added = await site.services.referenceLists.add(list, name);
  if (!added.ok) throw new Error(added.refusal);
  return added.value;
}
