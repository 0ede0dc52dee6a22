import type { Locator, Page } from "@playwright/test";
import { sections } from "#app/admin/kit/page/sections.ts";
import { layout } from "#content/en/admin/layout.ts";
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from "./fixtures.ts";
import { expectTargetsForThumbs, signIn } from "./sign-in.ts";

// Notices that fade would be looked at half transparent.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const vehicleNames = { path: "/admin/vehicle-names", title: "Vehicle Names" };

async function gapsBetween(boxes: Locator[]): Promise<number[]> {
  const places = await Promise.all(
    boxes.map((box) => box.evaluate((element) => element.getBoundingClientRect())),
  );
  const downwards = places.toSorted((one, other) => one.top - other.top);
  return downwards.slice(1).map(({ top }, above) => Math.round(top - (downwards[above]?.bottom ?? 0)));
}

test("every section is reached by keyboard, with its own address, title and place in the breadcrumb [ADM-6, ADM-7]", async ({
  page,
  emptySite,
}) => {
  await signIn(page, emptySite, vehicleNames);
  for (const { path, name } of sections) {
    const { title } = layout.sections[name];
    await page
      .getByRole("navigation", { name: "Sections" })
      .getByRole("link", { name: title, exact: true })
      .press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
    await expect(page).toHaveTitle(`${title} | Rathkar back office`);
    await expect(page.getByRole("navigation", { name: "Breadcrumb" })).toHaveText(`Home>${title}`);
    await expect(page.getByRole("link", { name: title })).toHaveAttribute("aria-current", "page");
  }
  await page.reload();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the section" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page
    .getByRole("navigation", { name: "Breadcrumb" })
    .getByRole("link", { name: "Home" })
    .press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Upload Images" })).toBeVisible();
});

test("a notice that waits to be closed goes with its section, and none is left for who signs in next [ADM-15]", async ({
  page,
  emptySite,
}) => {
  const failed = page.getByText("Logout failed");
  await signIn(page, emptySite);
  await page.goto(`${emptySite.url}/admin/upload?sign-out-failed=1`);
  await expect(failed).toBeVisible();
  await page.getByRole("link", { name: "Manage Images" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Manage Images" })).toBeVisible();
  await expect(failed).toHaveCount(0);
  await page.goto(`${emptySite.url}/admin/upload?sign-out-failed=2`);
  await expect(failed).toBeVisible();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByRole("heading", { name: "Admin Login" })).toBeVisible();
  await expect(failed).toHaveCount(0);
});

const asked = ["Upload Images", "Manage Images", "Vehicle Names", "Body Types", "Account Settings"];
const ofSite = [
  ...["Numbers", "Edit Pages", "Go Live", "Business Details"],
  ...["Site Texts", "Site Pictures", "Mail", "Bin"],
];
const order = [...asked, "Enquiries", "Today", "Calendar", ...ofSite];
const inBar = [
  ["Upload", "Upload Images"],
  ["Images", "Manage Images"],
  ["Enquiries", "Enquiries"],
  ["Today", "Today"],
] as const;

test("the sidebar begins with the five sections that were asked for; those of the site are a group below [ADM-6]", async ({
  page,
  emptySite,
}) => {
  await signIn(page, emptySite);
  const sidebar = page.getByRole("navigation", { name: "Sections" });
  await expect(sidebar.getByRole("link")).toHaveText(order);
  await expect(sidebar.getByRole("list", { name: "Site" }).getByRole("link")).toHaveText(ofSite);
  await expect(sidebar.getByRole("button", { name: "Menu" })).toBeHidden();
  await page.setViewportSize({ width: 1024, height: 420 });
  const bin = sidebar.getByRole("link", { name: "Bin" });
  await bin.focus();
  await expect(bin).toBeInViewport({ ratio: 1 });
  await bin.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Bin" })).toBeVisible();
});

test("on a phone four sections are one tap away, and Menu opens the whole sidebar in its order, each below at most 120 px [ADM-16, TODAY-6]", async ({
  page,
  emptySite,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await signIn(page, emptySite, vehicleNames);
  const bar = page.getByRole("navigation", { name: "Sections" });
  const menu = bar.getByRole("button", { name: "Menu" });
  await expect(bar.getByRole("link")).toHaveText(inBar.map(([short]) => short));
  for (const [short, title] of inBar) {
    await bar.getByRole("link", { name: short, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expectNoSidewaysScrolling(page);
  }
  const inMenu = bar.locator("[popover]").getByRole("link");
  for (const title of order) {
    await menu.click();
    await expect(inMenu).toHaveText(order);
    await bar.locator("[popover]").getByRole("link", { name: title, exact: true }).click();
    const heading = page.getByRole("heading", { level: 1, name: title });
    await expect(heading).toBeVisible();
    const box = await heading.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(120);
    await expect(bar.getByRole("link")).toHaveCount(inBar.length);
    await expect(bar.locator("[aria-current]").filter({ visible: true })).toHaveCount(1);
  }
  await page.goto(emptySite.url + vehicleNames.path);
  await menu.press("Enter");
  await expectAccessible(page);
  await expectTargetsForThumbs(page);
  await page.keyboard.press("Escape");
  await expect(menu).toBeFocused();
  await expect(bar.getByRole("link")).toHaveCount(inBar.length);
});

async function tabTo(page: Page, control: Locator) {
  const isFocused = () => control.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < 20 && !(await isFocused()); step++) await page.keyboard.press("Tab");
  await expect(control).toBeFocused();
}

test("a tooltip explains a button that has the focus or the pointer, and Escape takes it away [ADM-9]", async ({
  page,
  emptySite,
}) => {
  await signIn(page, emptySite, vehicleNames);
  await page.getByLabel("Add a vehicle name").fill("Tata Ace");
  await page.keyboard.press("Enter");
  const edit = page.getByRole("button", { name: "Edit Tata Ace" });
  const tooltip = page.getByRole("tooltip");

  await page.setViewportSize({ width: 1280, height: 1200 });
  await expect(edit).toBeVisible();
  await tabTo(page, edit);
  await expect(tooltip).toHaveText("Edit");
  await expectAccessible(page);
  await page.keyboard.press("Tab");
  await expect(tooltip).toHaveText("Delete");
  await page.keyboard.press("Escape");
  await expect(tooltip).toHaveCount(0);
  await edit.hover();
  await expect(tooltip).toHaveText("Edit");
});

test("a lost connection costs neither the page nor what was typed; its notices stay, three at a time [ADM-8]", async ({
  context,
  emptySite,
}) => {
  const page = await context.newPage();
  await signIn(page, emptySite, vehicleNames);
  const add = page.getByLabel("Add a vehicle name");
  const region = page.getByRole("region", { name: /^Notices/ });
  const notices = region.getByRole("listitem");
  await expect(region).toHaveAttribute("aria-live", "polite");
  await context.setOffline(true);
  await add.fill("Tata Ace");
  for (const count of [1, 2, 3, 4]) {
    await add.press("Enter");
    await expect(notices).toHaveCount(count);
  }
  await expect(notices.first()).toContainText("Failed to add vehicle name");
  await expect(notices.first()).toContainText("The server could not be reached.");
  const seen = region.locator("[data-sonner-toast][data-visible=true]");
  await expect(seen).toHaveCount(3);
  await expect.poll(async () => gapsBetween(await seen.all())).toEqual([14, 14]);
  await expectAccessible(page);

  await context.setOffline(false);
  await add.press("Enter");
  await expect(page.getByText("Vehicle name added successfully")).toBeVisible();
  const failures = notices.filter({ hasText: "Failed to add vehicle name" });
  for (const left of [3, 2, 1, 0]) {
    await failures.last().getByRole("button", { name: "Close this notice" }).press("Enter");
    await expect(failures).toHaveCount(left);
  }
});

test("on a phone a success takes the place of the one before, two notices are seen at most, and all can be scrolled from under them [ADM-8]", async ({
  context,
  emptySite,
}) => {
  const page = await context.newPage();
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, emptySite, vehicleNames);
  const add = page.getByLabel("Add a vehicle name");
  const notices = page.locator("[data-sonner-toast]");
  const added = page.getByRole("button", { name: /^Edit / });
  for (const [index, name] of ["Tata Ace", "Bolero", "Ashok Leyland Dost"].entries()) {
    await add.fill(name);
    await add.press("Enter");
    await expect(added).toHaveCount(index + 1);
    // What is pointed at does not go by itself.
    await notices.first().hover();
  }
  await expect(notices).toHaveCount(1);
  await context.setOffline(true);
  await add.fill("Eicher Pro");
  for (const count of [1, 2, 3]) {
    await add.press("Enter");
    await expect(notices.filter({ hasText: "Failed to add vehicle name" })).toHaveCount(count);
  }
  const seen = page.locator("[data-sonner-toast][data-visible=true]");
  await expect(seen).toHaveCount(2);

  await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight }));
  const places = [added.last(), ...(await seen.all())].map((part) =>
    part.evaluate((element) => element.getBoundingClientRect().toJSON()),
  );
  const [lastButton, ...notes] = await Promise.all(places);
  expect(lastButton.bottom).toBeLessThan(Math.min(...notes.map(({ top }) => top)));
});

test("who closes a notice is back where he was, also after an earlier one", async ({
  context,
  emptySite,
}) => {
  const page = await context.newPage();
  await signIn(page, emptySite, vehicleNames);
  const add = page.getByLabel("Add a vehicle name");
  const close = page.getByRole("button", { name: "Close this notice" });
  await add.fill("Tata Ace");
  await context.setOffline(true);
  for (const way of ["pointer", "keyboard"]) {
    await add.press("Enter");
    await (way === "pointer" ? close.click() : close.press("Enter"));
    await expect(close).toHaveCount(0);
    await expect(add).toBeFocused();
  }
});

test("a section that cannot be loaded says so in its frame, and loads when the connection is back [LST-8]", async ({
  context,
  emptySite,
}) => {
  const page = await context.newPage();
  await signIn(page, emptySite, vehicleNames);
  const link = (name: string) =>
    page.getByRole("navigation", { name: "Sections" }).getByRole("link", { name });
  await link("Upload Images").click();
  await expect(page.getByRole("heading", { level: 1, name: "Upload Images" })).toBeVisible();
  await context.route("**/*.data*", (route) => route.abort());
  await page.evaluate(() => Object.defineProperty(navigator, "onLine", { value: false }));
  await link("Vehicle Names").click();
  await expect(page.getByRole("heading", { level: 1, name: "Vehicle Names" })).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("Failed to load vehicle names");
  await expect(page.getByRole("alert")).toContainText("The server could not be reached.");
  await link("Upload Images").click();
  await expect(page.getByRole("alert")).toContainText("This section could not be loaded");
  await context.unroute("**/*.data*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByLabel("Category")).toBeVisible();
});

test("a notice stands at the bottom right, and on a phone above the bar [ADM-8]", async ({
  page,
  emptySite,
}) => {
  await signIn(page, emptySite, vehicleNames);
  const bar = page.getByRole("navigation", { name: "Sections" });
  const notice = page.locator("[data-sonner-toast]").first();
  const placeOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().toJSON());
  await page.goto(`${emptySite.url}/admin/images?sign-out-failed=1`);
  await expect(notice).toBeVisible();
  for (const width of [360, 700]) {
    await page.setViewportSize({ width, height: 740 });
    const top = (await placeOf(bar)).top;
    await expect.poll(async () => top - (await placeOf(notice)).bottom).toBeGreaterThan(0);
    expect(top - (await placeOf(notice)).bottom).toBeLessThan(40);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(async () => Math.round(1440 - (await placeOf(notice)).right)).toBe(24);
  expect(Math.round(900 - (await placeOf(notice)).bottom)).toBe(24);
});
