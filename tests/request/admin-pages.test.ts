import { expect, test } from "vitest";
import { sections } from "#app/admin/kit/page/sections.ts";
import { adminTexts } from "#content/admin-texts.server.ts";
import type { Administrator } from "#domain/administrator/administrator.ts";
import { loadBuiltApplication } from "#server/start/application-build.ts";
import { eachOf, linksOf, within, wordsOf } from "#tests/support/html.ts";
import { openApp } from "#tests/support/open-app.ts";
import { photographOf, uploadedFile } from "#tests/support/photographs.ts";
import { getPage, openSignedInSite, postForm, type SignedInSite } from "#tests/support/signed-in-site.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { owner } from "#tests/support/test-site.ts";

async function addImage({ services }: SignedInSite): Promise<string> {
  await using folder = await temporaryFolder();
  const path = await uploadedFile(folder.path, "truck.jpg", await photographOf(60, 40).jpeg().toBuffer());
  const received = await services.pictures.receive({
    path,
    role: "main",
    index: 0,
    originalName: "truck.jpg",
  });
  if (!received.ok) throw new Error(received.refusal.reason);
  const stored = await services.gallery.addImages({
    category: "painting",
    workType: "painting",
    vehicleName: "Tata Ace",
    bodyType: null,
    images: [{ main: received.value.url }],
  });
  if (!stored.ok) throw new Error(stored.refusal.reason);
  return stored.value.ids[0] ?? "";
}

test("signed out there is the form of the customer's words [ADM-1]", async () => {
  await using site = await openSignedInSite();
  const html = await (await site.app.request("/admin")).text();
  expect(eachOf(html, "h1")).toEqual(["Admin Login"]);
  expect(eachOf(html, "label")).toEqual(expect.arrayContaining(["Email", "Password"]));
  expect(eachOf(html, "button")).toContain("Sign In");
});

test("the sidebar lists the sections in their order, then Enquiries, and Logout [ADM-5, ADM-6]", async () => {
  await using site = await openSignedInSite();
  const { html } = await getPage(site, "/admin/upload");
  const asked = ["Upload Images", "Manage Images", "Vehicle Names", "Body Types", "Account Settings"];
  const titles = [...asked, "Enquiries"];
  const sidebar = html.slice(html.indexOf('id="all-sections"'));
  const listed = linksOf(sidebar).map(({ words }) => titles.find((title) => words.includes(title)));
  expect([...new Set(listed.filter((title) => title !== undefined))]).toEqual(titles);
  expect(eachOf(html, "button").some((words) => words.includes("Logout"))).toBe(true);
});

test("every section says what it is for, when asked [TODAY-9]", async () => {
  await using site = await openSignedInSite();
  for (const { name, path } of sections) {
    const words = wordsOf((await getPage(site, path)).html);
    expect(words, path).toContain(wordsOf(adminTexts.en.layout.sections[name].help));
  }
});

test("the first page of the back office is a handful of files", async () => {
  await using site = await openSignedInSite();
  const { html } = await getPage(site, "/admin/today");
  const files = html.match(/<link rel="modulepreload" href="[^"]+"/g) ?? [];
  expect(files.length).toBeGreaterThan(0);
  expect(files.length).toBeLessThan(20);
});

test("the upload form asks for work, names of the lists and several images [UPL-1, UPL-2, UPL-3, UPL-23]", async () => {
  await using site = await openSignedInSite();
  await site.services.referenceLists.add("vehicle_names", "Dindi Rath");
  await site.services.referenceLists.add("body_types", "Food Van");
  const { html } = await getPage(site, "/admin/upload");
  const form = within(within(html, "main"), "form");
  const words = wordsOf(form);
  for (const label of ["Category", "Work type", "Vehicle name", "Body type"]) expect(words).toContain(label);
  expect(form.match(/role="combobox"/g)).toHaveLength(2);
  for (const name of ["Dindi Rath", "Food Van"]) expect(html).toContain(name);
  expect(form).not.toContain("<details");
  expect(form.search(/name="workType"/)).toBeLessThan(form.search(/type="file"/));
  expect(form.search(/type="file"/)).toBeLessThan(form.search(/role="combobox"/));
  expect(form.match(/<option value="body-building" selected=""/g)).toHaveLength(2);
  const chooser = /<input [^>]*type="file"[^>]*>/.exec(form)?.[0] ?? "";
  expect(chooser).toMatch(/ multiple=""/);
  expect(chooser).toMatch(/ accept="image\//);
});

test("in Account Settings the form to change the password comes first [ACC-1]", async () => {
  await using site = await openSignedInSite();
  const { html } = await getPage(site, "/admin/account");
  expect(eachOf(within(html, "main"), "h2")[0]).toBe("Change password");
});

test("images and names stand in tables of the columns that were asked for [IMG-1, IMG-2, IMG-3, LST-1]", async () => {
  await using site = await openSignedInSite();
  await addImage(site);
  const { html } = await getPage(site, "/admin/images");
  const columns = eachOf(within(html, "thead"), "th").map((words) => words.replace("↑", ""));
  expect(columns.slice(1)).toEqual([
    "Preview",
    "Vehicle",
    "Category",
    "Vehicle type",
    "Body type",
    "Work type",
    "Featured",
    "Created date",
    "Actions",
  ]);
  expect(within(html, "thead")).toContain('type="checkbox"');
  expect(html).toContain('placeholder="Search by vehicle or type..."');
  for (const path of ["/admin/vehicle-names", "/admin/body-types"]) {
    const list = path === "/admin/body-types" ? "body_types" : "vehicle_names";
    await site.services.referenceLists.add(list, "Bolero");
    const page = await getPage(site, path);
    const names = eachOf(within(page.html, "thead"), "th");
    const fields = page.html.match(/<input [^>]*name="(?:name|hi|mr)"/g);
    expect(fields).toHaveLength(1);
    const added = ["Images", "Hindi, Marathi"];
    expect(names.filter((name) => !added.includes(name))).toEqual(["Name", "Created", "Updated", "Actions"]);
    expect(page.html).toMatch(/<input [^>]*type="search"/);
  }
});

test("a fault that no part of the page can tell shows the words for one, and nothing of its cause [ERR-3, ERR-4]", async () => {
  await using site = await openSignedInSite();
  const { createSiteHandler } = await loadBuiltApplication();
  const administrator: Administrator = {
    ...site.services.administrator,
    session: () => Promise.reject(new Error("SQLITE_IOERR")),
  };
  await using world = await openApp(createSiteHandler({ ...site.services, administrator }, "production"));
  const answer = await world.app.request("/admin/upload");
  const html = await answer.text();
  expect(answer.status).toBe(503);
  expect(eachOf(html, "h1")).toEqual(["Unexpected Application Error!"]);
  expect(html).not.toContain("SQLITE_IOERR");
});

test("a fault while signing in brings the form back with the e-mail, and is told with its reference [ADM-3]", async () => {
  await using site = await openSignedInSite();
  const { createSiteHandler } = await loadBuiltApplication();
  const administrator: Administrator = {
    ...site.services.administrator,
    signIn: () => Promise.reject(new Error("SQLITE_IOERR")),
  };
  await using world = await openApp(createSiteHandler({ ...site.services, administrator }, "production"));
  const body = new URLSearchParams(owner);
  const answer = await world.app.request("/admin", { method: "POST", body });
  const html = await answer.text();
  expect(answer.status).toBe(500);
  expect(eachOf(html, "h1")).toEqual(["Admin Login"]);
  expect(html).toContain("Authentication Error");
  const reference = answer.headers.get("X-Request-Id");
  expect(html).toContain(`You could not be signed in. Please try again. Reference ${reference}.`);
  expect(html).toContain(`value="${owner.email}"`);
  expect(html).not.toContain("Logout");
});

test("a Logout that fails leads back with its reference, and the session lives on [ADM-5]", async () => {
  await using site = await openSignedInSite();
  const { createSiteHandler } = await loadBuiltApplication();
  const administrator: Administrator = {
    ...site.services.administrator,
    signOut: () => Promise.reject(new Error("SQLITE_IOERR")),
  };
  await using world = await openApp(createSiteHandler({ ...site.services, administrator }, "production"));
  const headers = { cookie: site.cookie };
  const answer = await world.app.request("/admin/sign-out", { method: "POST", headers });
  expect(answer.status).toBe(302);
  expect(answer.headers.get("Location")).toBe(
    `/admin/upload?sign-out-failed=${answer.headers.get("X-Request-Id")}`,
  );
  expect((await getPage(site, "/admin/upload")).status).toBe(200);
});

test("a write that fails is not tried again by itself [DATA-4]", async () => {
  await using site = await openSignedInSite();
  const id = await addImage(site);
  site.breakDown("gallery.setFeatured");
  site.breakDown("referenceLists.add");
  await postForm(site, "/admin/images", { intent: "feature", id, isFeatured: "true" });
  await postForm(site, "/admin/vehicle-names", { intent: "add", name: "Bolero" });
  expect(site.asked.filter((call) => call === "gallery.setFeatured")).toHaveLength(1);
  expect(site.asked.filter((call) => call === "referenceLists.add")).toHaveLength(1);
});

test("titles and header of the office name the workshop as its facts do [FACT-6]", async () => {
  await using site = await openSignedInSite();
  const { version, values } = (await site.services.facts.sections()).contact;
  const edit = { section: "contact", version, changedBy: "owner@rathkar.example" } as const;
  await site.services.facts.save({ ...edit, values: { ...values, "name.en": "Shinde Motors" } });
  const { html } = await getPage(site, "/admin/upload");
  expect(html).toContain("<title>Upload Images | Shinde Motors back office</title>");
  expect(html).not.toContain("Rathkar back office");
  const signIn = await (await site.app.request("/admin")).text();
  expect(signIn).toContain("<title>Admin Login | Shinde Motors back office</title>");
});
