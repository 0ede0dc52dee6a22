import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { RunningSite } from "#tests/support/running-site.ts";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScrolling,
  holdAnswers,
  siteFilledBy,
  test as siteTest,
} from "./fixtures.ts";
import { fillOneProject } from "./one-project.ts";
import { expectTargetsForThumbs, signIn, untilHydrated } from "./sign-in.ts";

const test = siteTest.extend<{ shed: RunningSite }>({ shed: siteFilledBy(fillOneProject) });

// Notices that fade would be looked at half transparent.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const lists = [
  {
    path: "/admin/vehicle-names",
    title: "Vehicle Names",
    one: "vehicle name",
    One: "Vehicle name",
    used: "Carry",
    filter: "vehicle",
  },
  {
    path: "/admin/body-types",
    title: "Body Types",
    one: "body type",
    One: "Body type",
    used: "Container",
    filter: "body",
  },
] as const;

/** What a visitor's next request for the gallery shows. */
async function galleryOf(
  page: Page,
  site: RunningSite,
  filter: string,
  name: string,
  prefix = "",
): Promise<string> {
  const answer = await page.request.get(`${site.url}${prefix}/gallery?${filter}=${encodeURIComponent(name)}`);
  return answer.text();
}

for (const { path, title, one, One, used, filter } of lists) {
  const many = `${one}s`;

  test(`${many} are added, renamed, found and deleted by keyboard, and visitors see it at once [LST-1, LST-2, LST-4, LST-6, LST-8, LST-9, GAL-21]`, async ({
    context,
    shed,
  }, { outputDir }) => {
    // A page whose console may tell of the refusals that the test provokes.
    const page = await context.newPage();
    await signIn(page, shed, { path, title });
    const add = page.getByLabel(`Add a ${one}`);
    const renamed = `Super ${used}`;
    expect(await galleryOf(page, shed, filter, renamed)).not.toContain(`<option value="${renamed}"`);

    await add.fill("  Food   van ");
    await add.press("Enter");
    await expect(page.getByText(`${One} added successfully`)).toBeVisible();
    await expect(page.getByRole("rowheader")).toHaveText(["Food van", used]);
    await expect(add).toHaveValue("");
    await expect(add).toBeFocused();
    await add.fill("FOOD VAN");
    await add.press("Enter");
    await expect(page.getByRole("alert").filter({ hasText: `${One} already exists` })).toBeVisible();
    await expectAccessible(page);
    await add.fill("   ");
    await add.press("Enter");
    await expect(page.getByText(`${One} already exists`)).toHaveCount(0);

    const edit = page.getByRole("button", { name: `Edit ${used}`, exact: true });
    const field = page.getByRole("textbox", { name: One, exact: true });
    await edit.press("Enter");
    await expect(field).toBeFocused();
    await field.fill("Something else");
    await field.press("Escape");
    await expect(edit).toBeFocused();
    await edit.press("Enter");
    await expectAccessible(page);
    await field.fill(renamed);
    await field.press("Enter");
    await expect(page.getByText(`${One} updated successfully`)).toBeVisible();
    await expect(page.getByRole("rowheader")).toHaveText(["Food van", renamed]);
    await expect(page.getByRole("button", { name: `Edit ${renamed}` })).toBeFocused();
    const gallery = await galleryOf(page, shed, filter, renamed);
    expect(gallery).toContain(`<option value="${renamed}" selected=""`);
    expect(await galleryOf(page, shed, filter, used)).not.toContain(`<option value="${used}"`);
    await expect(page.getByRole("link", { name: `1 image of ${renamed}` })).toHaveAttribute(
      "href",
      `/admin/images?search=Super+${used}`,
    );

    await page.getByRole("button", { name: "Delete Food van" }).press("Enter");
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText(`Are you sure you want to delete this ${one}?`);
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Delete Food van" }).press("Enter");
    await question.getByRole("button", { name: "Delete" }).press("Enter");
    await expect(page.getByText(`${One} deleted successfully`)).toBeVisible();
    await expect(page.getByRole("rowheader")).toHaveText([renamed]);
    await expect(page.getByRole("status")).toBeFocused();
    await page.screenshot({ path: join(outputDir, "list-1280.png") });
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("rowheader")).toHaveText(["Food van", renamed]);

    const search = page.getByLabel(`Search ${many}`);
    await search.fill("omnibus");
    await expect(page.getByText(`No ${many} found matching your search criteria.`)).toBeVisible();
    await expectAccessible(page);
    await search.fill("FOOD");
    await expect(page.getByRole("rowheader")).toHaveText(["Food van"]);
    await expect(page.getByText(`1 ${one} found for “FOOD”`)).toBeVisible();
    expect(new URL(page.url()).search).toBe("?search=FOOD");
  });

  test(`${many} fit a phone: cards, thumbs, nothing sideways, and take a Marathi name [LST-10, LST-11, LST-12]`, async ({
    page,
    shed,
  }, { outputDir }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signIn(page, shed, { path, title });
    await expect(page.getByRole("button", { name: `Delete ${used}` })).toBeVisible();
    await expectTargetsForThumbs(page);
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page);
    await page.screenshot({ path: join(outputDir, "list-360.png") });
    await page.getByRole("button", { name: `Edit ${used}` }).click();
    await expect(page.getByRole("textbox", { name: One, exact: true })).toBeFocused();
    await expectTargetsForThumbs(page);
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page);
    await page.screenshot({ path: join(outputDir, "edit-360.png") });
    await page.getByRole("row").getByLabel("Marathi name").fill("नवे नाव");
    await page.keyboard.press("Enter");
    await expect(page.getByText(`${One} updated successfully`)).toBeVisible();
    await expect(page.getByRole("row").getByText("नवे नाव")).toBeVisible();
    await expect(page.getByRole("row").getByText("Hindi name missing")).toBeVisible();
    expect(await galleryOf(page, shed, "work", "all", "/mr")).toContain(`<option value="${used}">नवे नाव<`);
  });
}

test("two tabs: one sees what the other did when it is looked at again, and overwrites nothing unseen", async ({
  context,
  shed,
}) => {
  const page = await context.newPage();
  await signIn(page, shed, { path: "/admin/vehicle-names", title: "Vehicle Names" });
  const other = await context.newPage();
  await other.goto(`${shed.url}/admin/vehicle-names`);
  await untilHydrated(other);
  await other.getByRole("button", { name: "Edit Carry" }).click();
  await other.getByRole("textbox", { name: "Vehicle name", exact: true }).fill("Maruti Carry");

  await page.getByRole("button", { name: "Edit Carry" }).click();
  await page.getByRole("textbox", { name: "Vehicle name", exact: true }).fill("Super Carry");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Vehicle name updated successfully")).toBeVisible();
  await page.getByLabel("Add a vehicle name").fill("Tata Ace");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByText("Vehicle name added successfully")).toBeVisible();

  await other.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(other.getByRole("button", { name: "Edit Tata Ace" })).toBeVisible();
  await other.getByRole("button", { name: "Save" }).click();
  await expect(other.getByRole("alert")).toContainText(
    "It was renamed to “Super Carry” in another tab meanwhile. Save again to replace that.",
  );
  await other.getByRole("button", { name: "Save" }).click();
  await expect(other.getByText("Vehicle name updated successfully")).toBeVisible();
  await expect(other.getByRole("button", { name: "Edit Maruti Carry" })).toBeFocused();
});

test("the upload form offers a new name when it is looked at again, and keeps a chosen one that is gone [UPL-1]", async ({
  page,
  shed,
}) => {
  await signIn(page, shed, { path: "/admin/upload", title: "Upload Images" });
  await page.getByLabel("Vehicle name").selectOption("Carry");
  const other = await page.context().newPage();
  await other.goto(`${shed.url}/admin/vehicle-names`);
  await untilHydrated(other);
  await other.getByRole("button", { name: "Edit Carry" }).click();
  await other.getByRole("textbox", { name: "Vehicle name", exact: true }).fill("Super Carry");
  await other.keyboard.press("Enter");
  await expect(other.getByText("Vehicle name updated successfully")).toBeVisible();

  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(page.getByLabel("Vehicle name").locator("option")).toHaveText([
    "None (shown as Vehicle Project)",
    "Carry (no longer in the list)",
    "Super Carry",
  ]);
  await expect(page.getByLabel("Vehicle name")).toHaveValue("Carry");
});

test("what is pressed before the scripts are there is done, and told of, when they are", async ({
  page,
  shed,
}) => {
  await signIn(page, shed, { path: "/admin/vehicle-names", title: "Vehicle Names" });
  const scripts = await holdAnswers(page, "**/assets/*.js");
  await page.reload({ waitUntil: "commit" });
  await page.getByLabel("Add a vehicle name").fill("Bolero");
  await page.getByLabel("Add a vehicle name").press("Enter");
  scripts.letGo();
  await expect(page.getByText("Vehicle name added successfully")).toBeVisible();

  const scriptsAgain = await holdAnswers(page, "**/assets/*.js");
  await page.reload({ waitUntil: "commit" });
  await page.getByRole("button", { name: "Edit Bolero" }).click();
  scriptsAgain.letGo();
  await expect(page.getByRole("textbox", { name: "Vehicle name", exact: true })).toHaveValue("Bolero");
});
