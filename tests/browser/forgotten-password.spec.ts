import { linkIn, startMailServer } from "#tests/support/mail-server.ts";
import { owner, siteStarter } from "#tests/support/running-site.ts";
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from "./fixtures.ts";
import { expectTargetsForThumbs } from "./sign-in.ts";

const startSite = siteStarter();
const newPassword = "truck shed river";

test("a forgotten password is replaced by keyboard on a phone, and the link leaves no trace [ADM-11]", async ({
  context,
}) => {
  await using mail = await startMailServer();
  await using site = await startSite({ SMTP_URL: mail.url, ENQUIRY_EMAIL: "desk@example.com" });
  const page = await context.newPage();
  const expectFit = async () => {
    await expect(page.locator('button[aria-disabled="true"]')).toHaveCount(0);
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await expectTargetsForThumbs(page);
  };
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${site.url}/admin`);
  await page.getByRole("link", { name: "Forgot your password?" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Forgotten password" })).toBeVisible();
  await expectFit();
  await page.getByRole("button", { name: "Send the link" }).press("Enter");
  await expect(page.getByRole("alert")).toHaveText("Please fill in all fields");
  await page.getByLabel("Email").fill(owner.email);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Check your mailbox" })).toBeFocused();
  await expectFit();

  await mail.received(1);
  const [taken] = mail.taken;
  if (taken === undefined) throw new Error("No mail came.");
  await page.goto(linkIn(taken, "/admin/new-password"));
  expect(page.url()).toBe(`${site.url}/admin/new-password`);
  expect(await page.evaluate(() => document.cookie)).toBe("");
  await page.getByLabel("New password", { exact: true }).fill(owner.email);
  await page.getByLabel("Confirm new password", { exact: true }).fill(owner.email);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("little more than your e-mail address");
  await expectFit();
  await page.getByLabel("New password", { exact: true }).fill(newPassword);
  await expect(page.getByText("Strong.")).toBeVisible();
  await page.getByLabel("Confirm new password", { exact: true }).fill("truck shed rivers");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText("Passwords do not match");
  await page.getByLabel("Confirm new password", { exact: true }).fill(newPassword);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Password updated successfully" })).toBeFocused();
  await expectFit();

  await page.getByRole("link", { name: "Sign In" }).press("Enter");
  await page.getByLabel("Email").fill(owner.email);
  await page.getByLabel("Password", { exact: true }).fill(newPassword);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Upload Images" })).toBeVisible();

  await page.goto(`${site.url}/admin/new-password`);
  await expect(page.getByText("This link has been used, or it is older than 30 minutes.")).toBeVisible();
  await expectFit();
});

test("without mail the page says what to do instead [ADM-11]", async ({ page, emptySite }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${emptySite.url}/admin/forgotten-password`);
  await expect(page.getByText("npm run admin:create")).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
});
