import type { Page } from "@playwright/test";
import { appCode } from "#tests/support/authenticator-app.ts";
import { owner } from "#tests/support/running-site.ts";
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from "./fixtures.ts";
import { expectTargetsForThumbs, signIn, untilHydrated } from "./sign-in.ts";

const phone = { width: 360, height: 740 };
const section = { path: "/admin/account", title: "Account Settings" };
const twoStep = (page: Page) => page.getByRole("region", { name: "Two-step sign-in" });

async function expectFit(page: Page) {
  // Nothing is under way: a button that is being enabled has half its contrast.
  await expect(page.locator('button[aria-disabled="true"]')).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await expectTargetsForThumbs(page);
}

async function switchOn(page: Page) {
  const isSent = Promise.withResolvers<void>();
  await page.route("**/admin/account.data*", async (route) => {
    if (route.request().method() === "GET") await isSent.promise;
    await route.continue();
  });
  await twoStep(page).getByRole("button", { name: "Set up two-step sign-in" }).click();
  await page.keyboard.type(owner.password);
  await page.keyboard.press("Enter");
  const address = (await page.getByRole("link", { name: "Open the app" }).getAttribute("href")) ?? "";
  await twoStep(page).getByLabel("Code from your app").fill(appCode(address));
  await page.keyboard.press("Enter");
  isSent.resolve();
  await expect(page.getByRole("heading", { name: "Your recovery codes" })).toBeFocused();
  return { address, codes: await twoStep(page).getByRole("listitem").allTextContents() };
}

test("two-step sign-in is set up by keyboard, kept and switched off [ACC-9, ACC-12]", async ({
  context,
  emptySite,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const page = await context.newPage();
  await page.setViewportSize(phone);
  await signIn(page, emptySite, section);
  await twoStep(page).getByRole("button", { name: "Set up two-step sign-in" }).press("Enter");
  await page.keyboard.type("not the password");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText("The password is wrong.");
  await expectFit(page);
  await page.getByRole("button", { name: "Cancel" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Two-step sign-in" })).toBeFocused();

  await page.getByRole("button", { name: "Set up two-step sign-in" }).press("Enter");
  await page.keyboard.type(owner.password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("img", { name: "The key as a picture for the app" })).toBeVisible();
  for (const viewport of [{ width: 1280, height: 740 }, phone]) {
    await page.setViewportSize(viewport);
    await expectFit(page);
  }
  await page.getByRole("button", { name: "Copy key" }).press("Enter");
  await expect(page.getByText("Copied")).toBeVisible();
  const address = (await page.getByRole("link", { name: "Open the app" }).getAttribute("href")) ?? "";
  const key = new URL(address).searchParams.get("secret");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);

  await page.getByLabel("Code from your app").fill("000000");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText("This code is wrong, or it has been used already.");
  await page.getByLabel("Code from your app").fill(appCode(address));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Your recovery codes" })).toBeFocused();
  await expectFit(page);
  const codes = await twoStep(page).getByRole("listitem").allTextContents();
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download codes" }).press("Enter");
  const file = await (await (await downloading).createReadStream()).toArray();
  expect(Buffer.concat(file).toString()).toContain(codes.join("\n"));

  await page.getByRole("link", { name: "Upload" }).last().press("Enter");
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("The recovery codes are shown only now. Have you kept them?");
  await question.getByRole("button", { name: "Cancel" }).press("Enter");
  await page.getByRole("button", { name: "I have kept them" }).press("Enter");
  await expect(page.getByText("10 recovery codes are left.")).toBeVisible();
  await expect(page.getByText("Two-step sign-in switched on")).toBeVisible();

  await page.getByRole("button", { name: "Switch off" }).press("Enter");
  await page.keyboard.type(owner.password);
  await page.getByRole("button", { name: "Use a recovery code instead" }).press("Enter");
  await page.getByLabel("Recovery code").fill(codes[0] ?? "");
  await expectFit(page);
  await page.getByRole("button", { name: "Switch off" }).press("Enter");
  await expect(page.getByText("Two-step sign-in is off")).toBeVisible();
  await expect(page.getByRole("button", { name: "Set up two-step sign-in" })).toBeVisible();
});

test("signing in asks for the code, and remembers the device [ACC-11, ACC-13]", async ({
  page,
  browser,
  emptySite,
}) => {
  await signIn(page, emptySite, section);
  const { address } = await switchOn(page);
  const elsewhere = await browser.newContext({ viewport: phone });
  const other = await elsewhere.newPage();
  await other.goto(`${emptySite.url}/admin/images`);
  await other.getByLabel("Email").fill(owner.email);
  await other.getByLabel("Password", { exact: true }).fill(owner.password);
  await other.getByRole("button", { name: "Sign In" }).click();
  await expect(other.getByRole("heading", { name: "Enter the code" })).toBeVisible();
  await other.getByRole("link", { name: "Use a recovery code instead" }).click();
  await expect(other.getByText("npm run admin:second-factor-off")).toBeVisible();
  await expectFit(other);
  await other.getByRole("link", { name: "Use the app instead" }).click();
  await other.getByLabel("Code from your app").fill("000000");
  await other.getByRole("button", { name: "Sign In" }).click();
  await expect(other.getByRole("alert")).toContainText("This code is wrong, or it has been used already.");
  await expectFit(other);
  await other.getByLabel("Code from your app").fill(appCode(address, 1));
  await other.getByLabel("Do not ask for a code on this device for 30 days").check();
  await other.getByRole("button", { name: "Sign In" }).click();
  await expect(other.getByRole("heading", { level: 1, name: "Manage Images" })).toBeVisible();
  await elsewhere.close();

  await page.getByRole("button", { name: "I have kept them" }).click();
  await page.reload();
  await untilHydrated(page);
  await page.getByRole("button", { name: /^Remove / }).click();
  await expect(page.getByText("This device will be asked for a code again")).toBeVisible();
  await expect(page.getByText("None: every device is asked for a code.")).toBeVisible();
});

test("a session that ends asks for password and code in place, and goes on [ACC-11, ACC-12]", async ({
  context,
  emptySite,
}) => {
  const page = await context.newPage();
  await page.setViewportSize(phone);
  await signIn(page, emptySite, section);
  const { codes } = await switchOn(page);
  await page.getByRole("button", { name: "I have kept them" }).click();
  await page.getByLabel("New password", { exact: true }).fill("truck shed river");
  await page.getByLabel("Confirm new password", { exact: true }).fill("truck shed river");
  await page.context().clearCookies();
  await page.getByRole("button", { name: "Update password" }).click();

  const dialog = page.getByRole("dialog", { name: "Please sign in again" });
  await dialog.getByLabel("Password", { exact: true }).fill(owner.password);
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel("Code from your app")).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await page.keyboard.type("000000");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("alert")).toContainText("This code is wrong, or it has been used already.");
  await dialog.getByRole("button", { name: "Use a recovery code instead" }).click();
  await expect(dialog.getByLabel("Recovery code")).toBeFocused();
  await page.keyboard.type(codes[4] ?? "");
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText("Password updated successfully")).toBeVisible();
});
