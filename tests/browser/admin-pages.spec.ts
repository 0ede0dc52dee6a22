import type { Page } from "@playwright/test";
import { sql } from "kysely";
import { openDatabase } from "#platform/database/open.ts";
import { silentLog } from "#platform/log.ts";
import type { RunningSite } from "#tests/support/running-site.ts";
import { fillInbox, visitors } from "./filled-inbox.ts";
import {
  complaintsOf,
  expect,
  expectNoSidewaysScrolling,
  siteFilledBy,
  test as siteTest,
} from "./fixtures.ts";
import { fillManagedGallery } from "./managed-gallery.ts";
import { signIn, untilHydrated } from "./sign-in.ts";

const fill = async (dataDir: string) => {
  await fillInbox(dataDir);
  await fillManagedGallery(dataDir);
};
const test = siteTest.extend<{ filledSite: RunningSite }>({ filledSite: siteFilledBy(fill) });

const sectionPaths = ["upload", "images", "vehicle-names", "body-types", "enquiries", "account"].map(
  (name) => `/admin/${name}`,
);
const unknownPaths = [
  { path: "/admin/no-such-page", heading: "Back office" },
  { path: "/ADMIN/no-such-page", heading: "Back office" },
  { path: "/admin/images/none", heading: "Manage Images" },
  { path: "/admin/upload/no/such/page", heading: "Upload Images" },
];

async function open(page: Page, { url }: RunningSite, path: string, heading: string) {
  await page.goto(url + path);
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith("__reactProps")));
  await untilHydrated(page);
  // What React has to say of a mismatch, it says after the first effects.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

function faultsOf(page: Page) {
  const complaints = complaintsOf(page);
  const isStatus = /Failed to load resource: the server responded with a status of (403|404|50[03])/;
  return () => complaints.filter((complaint) => !isStatus.test(complaint));
}

async function execute({ dataDir }: RunningSite, statement: string) {
  const { db, close } = await openDatabase({ url: null, dataDir }, silentLog);
  await sql.raw(statement).execute(db);
  await close();
}

test("no page of the back office has a fault for the administrator, nor is one wider than a tablet", async ({
  context,
  filledSite,
}) => {
  const page = await context.newPage();
  await page.setViewportSize({ width: 768, height: 1024 });
  const faults = faultsOf(page);
  await signIn(page, filledSite);
  for (const path of sectionPaths) {
    const heading = await headingOf(page, path);
    await open(page, filledSite, `${path}?page=2&sort=-created`, heading);
    await expectNoSidewaysScrolling(page);
  }
  await open(page, filledSite, "/admin/enquiries", "Enquiries");
  await page.getByRole("link", { name: visitors[0].name }).click();
  await expect(page.getByRole("heading", { level: 2, name: visitors[0].name })).toBeVisible();
  await open(page, filledSite, new URL(page.url()).pathname, "Enquiries");
  await open(page, filledSite, "/admin/enquiries/none", "Enquiries");
  await expect(page.getByRole("alert")).toHaveText("This enquiry is no longer there.");
  expect(faults()).toEqual([]);
});

const headingOf = async (page: Page, path: string) =>
  (await page.locator(`nav [popover] a[href="${path}"] > span`).first().textContent()) ?? "";

test("an unknown address says so in the layout, from which every section can be reached", async ({
  context,
  emptySite,
}) => {
  const page = await context.newPage();
  const faults = faultsOf(page);
  await signIn(page, emptySite);
  for (const { path, heading } of unknownPaths) {
    await open(page, emptySite, path, heading);
    await expect(page.getByRole("alert")).toContainText("There is no such page in the back office.");
  }
  await page.getByRole("navigation", { name: "Sections" }).getByRole("link", { name: "Enquiries" }).click();
  await expect(page.getByText("There are no enquiries yet.")).toBeVisible();
  expect(faults()).toEqual([]);
});

test("what cannot be loaded, and who may not come in, is told without a fault of the page", async ({
  context,
  emptySite,
}) => {
  const page = await context.newPage();
  const faults = faultsOf(page);
  await signIn(page, emptySite);
  for (const [table, path, heading, message] of [
    ["gallery_images", "/admin/images", "Manage Images", "Failed to load gallery images"],
    ["body_types", "/admin/body-types", "Body Types", "Failed to load body types"],
    ["body_types", "/admin/upload", "Upload Images", "This section could not be loaded"],
    ["enquiries", "/admin/enquiries", "Enquiries", "Failed to load enquiries"],
    ["activity", "/admin/account", "Account Settings", "An unexpected error occurred"],
  ] as const) {
    await execute(emptySite, `alter table ${table} rename to hidden`);
    await open(page, emptySite, path, heading);
    await expect(page.getByRole("alert")).toContainText(message);
    await execute(emptySite, `alter table hidden rename to ${table}`);
  }
  await execute(emptySite, "update user set role = 'visitor'");
  await open(page, emptySite, "/admin/images", "No entry");
  await execute(emptySite, "alter table session rename to hidden");
  await open(page, emptySite, "/admin/images", "Unexpected Application Error!");
  expect(faults()).toEqual([]);
});
