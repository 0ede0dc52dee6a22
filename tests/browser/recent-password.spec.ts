import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { owner, type RunningSite } from "#tests/support/running-site.ts";
import { fillInbox, visitors } from "./filled-inbox.ts";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScrolling,
  siteFilledBy,
  test as siteTest,
} from "./fixtures.ts";
import { ageSessions, expectTargetsForThumbs, signIn } from "./sign-in.ts";

const test = siteTest.extend<{ inbox: RunningSite }>({ inbox: siteFilledBy(fillInbox) });

// Notices that fade would be looked at half transparent.
test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 360, height: 740 } });

const [{ name }] = visitors;
const dialog = (page: Page) => page.getByRole("dialog", { name: "Please enter your password" });
const password = (page: Page) => dialog(page).getByLabel("Current password", { exact: true });

async function deleteNewest(page: Page, site: RunningSite) {
  await signIn(page, site, { path: "/admin/enquiries", title: "Enquiries" });
  await page.getByRole("link", { name }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).press("Enter");
  await page.getByRole("link", { name: "Bin (1)" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Bin" })).toBeVisible();
}

test("on a phone, by keyboard, deleting for good asks for the password an hour after signing in, and goes on [ACC-23]", async ({
  context,
  inbox,
}) => {
  const page = await context.newPage();
  await deleteNewest(page, inbox);
  ageSessions(inbox);
  const deleteForGood = page.getByRole("button", { name: `Delete for good: ${name}` });
  const confirm = page.getByRole("alertdialog").getByRole("button", { name: "Delete for good" });
  await deleteForGood.press("Enter");
  await confirm.press("Enter");
  await expect(password(page)).toBeFocused();
  await expectAccessible(page);
  await expectTargetsForThumbs(page);
  await expectNoSidewaysScrolling(page);

  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText("Nothing was done: this needs your password.")).toBeVisible();
  await expect(page.getByText("1 entry")).toBeVisible();

  await deleteForGood.press("Enter");
  await confirm.press("Enter");
  await page.keyboard.type("seven-cylinders");
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByRole("alert")).toHaveText("The current password is wrong.");
  await password(page).fill(owner.password);
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText("1 deleted for good")).toBeVisible();
  await expect(page.getByText("The bin is empty.")).toBeVisible();
});

test("a file of all enquiries is had after the password, then again without [ACC-23]", async ({
  context,
  inbox,
}) => {
  const page = await context.newPage();
  await signIn(page, inbox, { path: "/admin/enquiries", title: "Enquiries" });
  ageSessions(inbox);
  const link = page.getByRole("link", { name: "Export as CSV" });
  await link.click();
  await password(page).fill(owner.password);
  const first = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  expect(await readFile(await (await first).path(), "utf8")).toContain(name);
  const second = page.waitForEvent("download");
  await link.click();
  await second;
  await expect(dialog(page)).toHaveCount(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the password is asked for on a page of its own, which leads to the file [ACC-23]", async ({
    page,
    inbox,
  }) => {
    const answer = await page.request.post(`${inbox.url}/admin/session`, {
      data: owner,
      headers: { Origin: inbox.url },
    });
    expect(answer.status()).toBe(200);
    await page.goto(`${inbox.url}/admin/enquiries`);
    ageSessions(inbox);
    await page.getByRole("link", { name: "Export as CSV" }).click();
    await page.getByLabel("Current password", { exact: true }).fill(owner.password);
    await page.getByRole("button", { name: "Continue" }).click();
    const file = page.waitForEvent("download");
    await page.getByRole("link", { name: "Continue" }).click();
    await file;
  });
});
