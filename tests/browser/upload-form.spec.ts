import { copyFile, mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { photographOf, uploadedFile } from "#tests/support/photographs.ts";
import type { RunningSite } from "#tests/support/running-site.ts";
import { expect, expectAccessible, expectNoSidewaysScrolling, holdAnswers, test } from "./fixtures.ts";
import { expectTargetsForThumbs, signIn, untilHydrated } from "./sign-in.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

async function photographs({ dataDir }: RunningSite, ...names: string[]): Promise<string[]> {
  const bytes = await photographOf(480, 320).jpeg().toBuffer();
  return Promise.all(names.map((name) => uploadedFile(dataDir, `${name}.jpg`, bytes)));
}

async function put(page: Page, name: string, place: string): Promise<void> {
  await page.getByRole("button", { name: `Place of ${name}.jpg`, exact: true }).tap();
  await page.getByRole("menuitem", { name: place, exact: true }).tap();
}

test("a painting is published as a pair in six taps, and shown as one [UPL-19, UPL-23, GAL-23]", async ({
  page,
  emptySite,
}) => {
  await signIn(page, emptySite);
  const [before = "", after = ""] = await photographs(emptySite, "rust", "paint");
  let taps = 2;
  await page.getByRole("combobox", { name: "Category" }).selectOption("painting");
  const choices = [
    page.getByRole("checkbox", { name: "Before and after" }),
    page.getByRole("button", { name: "Choose before images" }),
    page.getByRole("button", { name: "Choose after images" }),
    page.getByRole("button", { name: "Upload Images" }),
  ];
  for (const [index, control] of choices.entries()) {
    const file = [undefined, before, after][index];
    const chooser = file === undefined ? null : page.waitForEvent("filechooser");
    await control.tap();
    taps += 1;
    await (await chooser)?.setFiles(file ?? []);
  }
  await expect(page.getByText("Successfully uploaded 2 image(s) in pairs!")).toBeVisible();
  expect(taps).toBeLessThanOrEqual(6);

  const gallery = await (await page.request.get(`${emptySite.url}/gallery?work=painting`)).text();
  expect(gallery.match(/<article/g)).toHaveLength(1);
  expect(gallery).toContain("Show after");
});

test("photographs that are dropped are chosen, those of a folder, too; what misses the place is nothing [UPL-3]", async ({
  page,
  emptySite,
}) => {
  await signIn(page, emptySite);
  const files = await photographs(emptySite, "one", "two", "three");
  const folder = join(emptySite.dataDir, "from the camera");
  await mkdir(folder);
  await copyFile(files[2] ?? "", join(folder, "three.jpg"));
  const devtools = await page.context().newCDPSession(page);
  const drop = async (place: Locator, paths: string[]) => {
    const { x = 0, y = 0 } = (await place.boundingBox()) ?? {};
    const data = { items: [], files: paths, dragOperationsMask: 1 };
    for (const type of ["dragEnter", "dragOver", "drop"] as const)
      await devtools.send("Input.dispatchDragEvent", { type, x: x + 5, y: y + 5, data });
  };
  await drop(page.getByRole("heading", { level: 1 }), files);
  await drop(page.getByRole("button", { name: "Choose images" }), [...files.slice(0, 2), folder]);
  await expect(page.getByRole("img", { name: /^Preview of/ })).toHaveCount(3);
});

test("what was published outlives a reload, and is undone then [UPL-42]", async ({ page, emptySite }) => {
  await signIn(page, emptySite);
  await page.getByLabel("Files: images").setInputFiles(await photographs(emptySite, "truck"));
  await page.getByRole("button", { name: "Upload Images" }).tap();
  const panel = page.getByRole("region", { name: "1 photograph is in the gallery" });
  await expect(panel).toBeVisible();
  await page.reload();
  await expect(panel.getByRole("link", { name: "See it in the gallery" })).toBeVisible();
  await panel.getByRole("button", { name: "Undo" }).tap();
  await expect(page.getByText("1 image(s) deleted successfully")).toBeVisible();
  await expect(panel).toHaveCount(0);
  expect(await (await page.request.get(`${emptySite.url}/gallery`)).text()).not.toContain("<article");
  await page.reload();
  await expect(page.getByLabel("Files: images")).toBeEnabled();
  await expect(panel).toHaveCount(0);
});

test("photographs stay through every choice, change places by touch and by keyboard, and come back [UPL-20, UPL-21]", async ({
  page,
  emptySite,
}) => {
  await signIn(page, emptySite);
  const files = await photographs(emptySite, "one", "two", "three");
  await page.getByLabel("Files: images").setInputFiles(files);
  await page.getByRole("combobox", { name: "Category" }).selectOption("denting");
  await expect(page.getByRole("heading", { name: "Not yet in a pair" })).toBeVisible();
  await expectAccessible(page);
  await put(page, "one", "After of a new pair");
  await expect(page.getByText("After: one.jpg")).toBeVisible();

  await page.getByRole("button", { name: "Place of two.jpg", exact: true }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Before: two.jpg")).toBeVisible();
  await expect(page.getByRole("button", { name: "Place of two.jpg", exact: true })).toBeFocused();
  await put(page, "three", "Before of pair 1");
  await expect(page.getByText("Before: three.jpg")).toBeVisible();
  await expectAccessible(page);
  await expectTargetsForThumbs(page);
  await expectNoSidewaysScrolling(page);

  await page.getByRole("button", { name: "Remove After: one.jpg" }).tap();
  await expect(page.getByRole("img", { name: /one\.jpg/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).tap();
  await expect(page.getByText("After: one.jpg")).toBeVisible();

  await page.getByRole("combobox", { name: "Category" }).selectOption("custom");
  await page.getByRole("checkbox", { name: "Before and after" }).uncheck();
  await expect(page.getByRole("heading", { name: "Not yet in a pair" })).toHaveCount(0);
  await expect(page.getByRole("img", { name: /^Preview of/ })).toHaveCount(3);
  await page.getByRole("button", { name: "Undo" }).last().tap();
  await expect(page.getByText("Before: three.jpg")).toBeVisible();
  await expect(page.getByText("After: one.jpg")).toBeVisible();
});

test("a vehicle is typed in any language, and a new one added where it is missed [LST-3, UPL-22]", async ({
  page,
  emptySite,
}) => {
  await signIn(page, emptySite, { path: "/admin/vehicle-names", title: "Vehicle Names" });
  await page.getByLabel("Add a vehicle name").fill("   ");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText("Please write the English name.");
  await page.getByLabel("Add a vehicle name").fill("Tata Ace");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Vehicle name added successfully")).toBeVisible();
  await page.getByRole("button", { name: "Edit Tata Ace" }).tap();
  await page.getByLabel("Hindi name", { exact: true }).fill("टाटा एस");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Vehicle name updated successfully")).toBeVisible();
  await page.goto(`${emptySite.url}/admin/upload`);
  await untilHydrated(page);

  const vehicle = page.getByRole("combobox", { name: "Vehicle name" });
  await vehicle.tap();
  await page.keyboard.type("टा");
  await expect(page.getByRole("option", { name: "Tata Ace · टाटा एस" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(vehicle).toHaveValue("Tata Ace");

  const [truck = ""] = await photographs(emptySite, "truck");
  await page.getByLabel("Files: images").setInputFiles(truck);
  await vehicle.fill("Tata Yodha");
  await page.getByRole("combobox", { name: "Category" }).focus();
  await expect(page.getByRole("alert")).toHaveText("“Tata Yodha” is not among the vehicle names.");
  await page.getByRole("button", { name: "Upload Images" }).tap();
  await expect(
    page.getByText("Please choose the vehicle name and the body type from their lists"),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Add “Tata Yodha” to vehicle names" }).tap();
  await expect(page.getByRole("alert").filter({ hasText: "is not among" })).toHaveCount(0);
  await expect(vehicle).toHaveValue("Tata Yodha");
  await page.getByRole("button", { name: "Upload Images" }).tap();
  await expect(page.getByText("Successfully uploaded 1 image(s) total!")).toBeVisible();
  expect(await (await page.request.get(`${emptySite.url}/gallery`)).text()).toContain("Tata Yodha");
});

test("a photograph that is there already is told before it is sent, and all duplicates go at once [UPL-46]", async ({
  page,
  emptySite,
}) => {
  await signIn(page, emptySite);
  const [truck = "", copy = ""] = await photographs(emptySite, "truck", "copy");
  const bytes = await photographOf(500, 320).jpeg().toBuffer();
  const other = await uploadedFile(emptySite.dataDir, "other.jpg", bytes);
  const field = page.getByLabel("Files: images");
  const previews = page.getByRole("img", { name: /^Preview of/ });
  await field.setInputFiles([truck, copy]);
  await expect(page.getByText("You have chosen this photo twice.")).toHaveCount(1);
  await page.getByRole("button", { name: "Remove copy.jpg" }).tap();
  await page.getByRole("button", { name: "Upload Images" }).tap();
  const published = page.getByRole("region", { name: "1 photograph is in the gallery" });
  await expect(published).toBeVisible();

  await field.setInputFiles([truck, other, copy]);
  await expect(published).toHaveCount(0);
  await expect(page.getByText("This photo is already in the gallery:")).toHaveCount(2);
  await expect(page.getByText("2 of these photos are duplicates.")).toBeVisible();
  await expectAccessible(page);
  await expectTargetsForThumbs(page);
  await expectNoSidewaysScrolling(page);
  await page
    .getByRole("link", { name: /^Vehicle Project, / })
    .first()
    .tap();
  await expect(page).toHaveURL(/\/admin\/images\/[0-9a-f-]{36}\/pictures$/);
  await page.goBack();

  await page.getByRole("button", { name: "Remove all 2 duplicates" }).tap();
  await expect(previews).toHaveCount(1);
  await page
    .getByRole("listitem")
    .filter({ hasText: "2 duplicates removed" })
    .getByRole("button", { name: "Undo" })
    .tap();
  await expect(previews).toHaveCount(3);
  await page.getByRole("button", { name: "Remove all 2 duplicates" }).tap();
  await expect(previews).toHaveCount(1);

  const images = await page.context().newPage();
  await images.goto(`${emptySite.url}/admin/images`);
  await images.getByRole("button", { name: "Show Vehicle Project large" }).tap();
  await images.getByRole("button", { name: "Delete Vehicle Project" }).tap();
  await images.getByRole("alertdialog").getByRole("button", { name: "Delete" }).tap();
  await expect(images.getByText("Image deleted successfully")).toBeVisible();
  await images.close();
  await field.setInputFiles(truck);
  await expect(page.getByText("This photo is in the bin:")).toBeVisible();
  await page.getByRole("button", { name: "Upload Images" }).tap();
  await expect(page.getByText("Successfully uploaded 2 image(s) total!")).toBeVisible();
});

test("a vehicle that another tab has added meanwhile is told and chosen [LST-3, UPL-22]", async ({
  context,
  emptySite,
}) => {
  const page = await context.newPage();
  await signIn(page, emptySite);
  const vehicle = page.getByRole("combobox", { name: "Vehicle name" });
  await vehicle.fill("Tata Yodha");
  await page.keyboard.press("Tab");
  const other = await context.newPage();
  await other.goto(`${emptySite.url}/admin/vehicle-names`);
  await untilHydrated(other);
  await other.getByLabel("Add a vehicle name").fill("Tata Yodha");
  await other.keyboard.press("Enter");
  await expect(other.getByText("Vehicle name added successfully")).toBeVisible();

  const names = await holdAnswers(page, "**/admin/upload.data*");
  await page.getByRole("button", { name: "Add “Tata Yodha” to vehicle names" }).press("Enter");
  await expect(page.getByRole("alert")).toHaveText("Vehicle name already exists");
  names.letGo();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(vehicle).toHaveValue("Tata Yodha");
});
