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

test("vehicle names are added, renamed, found and deleted by keyboard, and visitors see it at once [LST-1, LST-2, LST-4, LST-6, LST-8, GAL-21]", async ({
  context,
  shed,
}) => {
  const page = await context.newPage();
  await signIn(page, shed, { path: "/admin/vehicle-names", title: "Vehicle Names" });
  const add = page.getByLabel("Add a vehicle name");
  expect(await galleryOf(page, shed, "vehicle", "Super Carry")).not.toContain('<option value="Super Carry"');

  await add.fill("  Food   van ");
  await add.press("Enter");
  await expect(page.getByText("Vehicle name added successfully")).toBeVisible();
  await expect(page.getByRole("rowheader")).toHaveText(["Food van", "Carry"]);
  await expect(add).toHaveValue("");
  await expect(add).toBeFocused();
  await add.fill("FOOD VAN");
  await add.press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "Vehicle name already exists" })).toBeVisible();
  await expectAccessible(page);
  await add.fill("   ");
  await add.press("Enter");
  await expect(page.getByText("Vehicle name already exists")).toHaveCount(0);

  const edit = page.getByRole("button", { name: "Edit Carry", exact: true });
  const field = page.getByRole("textbox", { name: "Vehicle name", exact: true });
  await edit.press("Enter");
  await expect(field).toBeFocused();
  await field.fill("Something else");
  await field.press("Escape");
  await expect(edit).toBeFocused();
  await edit.press("Enter");
  await expectAccessible(page);
  await field.fill("Super Carry");
  await field.press("Enter");
  await expect(page.getByText("Vehicle name updated successfully")).toBeVisible();
  await expect(page.getByRole("rowheader")).toHaveText(["Food van", "Super Carry"]);
  await expect(page.getByRole("button", { name: "Edit Super Carry" })).toBeFocused();
  const gallery = await galleryOf(page, shed, "vehicle", "Super Carry");
  expect(gallery).toContain('<option value="Super Carry" selected=""');
  expect(await galleryOf(page, shed, "vehicle", "Carry")).not.toContain('<option value="Carry"');
  await expect(page.getByRole("link", { name: "1 image of Super Carry" })).toHaveAttribute(
    "href",
    "/admin/images?vehicle=Super+Carry",
  );

  await page.getByRole("button", { name: "Delete Food van" }).press("Enter");
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("Are you sure you want to delete this vehicle name?");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Delete Food van" }).press("Enter");
  await question.getByRole("button", { name: "Delete" }).press("Enter");
  await expect(page.getByText("Vehicle name deleted successfully")).toBeVisible();
  await expect(page.getByRole("rowheader")).toHaveText(["Super Carry"]);
  await expect(page.getByRole("status")).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("rowheader")).toHaveText(["Food van", "Super Carry"]);

  const search = page.getByLabel("Search vehicle names");
  await search.fill("omnibus");
  await expect(page.getByText("No vehicle names found matching your search criteria.")).toBeVisible();
  await expectAccessible(page);
  await search.fill("FOOD");
  await expect(page.getByRole("rowheader")).toHaveText(["Food van"]);
  await expect(page.getByText("1 vehicle name found for “FOOD”")).toBeVisible();
  expect(new URL(page.url()).search).toBe("?search=FOOD");
});

test("body types fit a phone: cards, thumbs, nothing sideways, and take a Marathi name [LST-10, LST-11, LST-12]", async ({
  page,
  shed,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, shed, { path: "/admin/body-types", title: "Body Types" });
  await expect(page.getByRole("button", { name: "Delete Container" })).toBeVisible();
  await expectTargetsForThumbs(page);
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Edit Container" }).click();
  await expect(page.getByRole("textbox", { name: "Body type", exact: true })).toBeFocused();
  await expectTargetsForThumbs(page);
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);
  await page.getByRole("row").getByLabel("Marathi name").fill("नवे नाव");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Body type updated successfully")).toBeVisible();
  await expect(page.getByRole("row").getByText("नवे नाव")).toBeVisible();
  await expect(page.getByRole("row").getByText("Hindi name missing")).toBeVisible();
  expect(await galleryOf(page, shed, "work", "all", "/mr")).toContain('<option value="Container">नवे नाव<');

  const marathi = { language: "mr", to: "/admin/body-types" };
  await page.request.post(`${shed.url}/admin/language`, { form: marathi, headers: { Origin: shed.url } });
  await page.goto(`${shed.url}/admin/body-types`);
  await untilHydrated(page);
  await page.getByRole("row", { name: "नवे नाव" }).getByRole("button").first().click();
  const fields = page.getByRole("row").getByRole("textbox");
  await expect(fields.first()).toBeFocused();
  await expect(fields.first()).toHaveValue("नवे नाव");
  await expect(fields.nth(1)).toHaveAccessibleName("इंग्रजी नाव");
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);
});

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
    "It was renamed to “Super Carry” in another tab in the meantime. Save again to replace that.",
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
  const vehicle = page.getByRole("combobox", { name: "Vehicle name" });
  await vehicle.click();
  await page.getByRole("option", { name: "Carry" }).click();
  const other = await page.context().newPage();
  await other.goto(`${shed.url}/admin/vehicle-names`);
  await untilHydrated(other);
  await other.getByRole("button", { name: "Edit Carry" }).click();
  await other.getByRole("textbox", { name: "Vehicle name", exact: true }).fill("Super Carry");
  await other.keyboard.press("Enter");
  await expect(other.getByText("Vehicle name updated successfully")).toBeVisible();

  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(page.getByText("Carry is no longer in the list.")).toBeVisible();
  await expect(vehicle).toHaveValue("Carry");
  await vehicle.click();
  await expect(page.getByRole("listbox").getByRole("option")).toHaveText(["Super Carry"]);
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
