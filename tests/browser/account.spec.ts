import type { Page } from "@playwright/test";
import { newsPath } from "#app/admin/kit/addresses/enquiries.ts";
import { photographOf } from "#tests/support/photographs.ts";
import { owner } from "#tests/support/running-site.ts";
import { expect, expectAccessible, expectNoSidewaysScrolling, test, widths } from "./fixtures.ts";
import { ageSessions, signIn, untilHydrated } from "./sign-in.ts";

const newPassword = "truck shed river";
const section = { path: "/admin/account", title: "Account Settings" };

/** The page's own look for new enquiries, twice a minute, would find it out before what the test does. */
async function endSession(page: Page) {
  await page.route(`**${newsPath}`, (route) => route.fulfill({ json: {} }));
  await page.context().clearCookies();
}

const dialog = (page: Page) => page.getByRole("dialog", { name: "Please sign in again" });

test("the account page is complete and accessible, and its meter says at once what would be refused: common passwords and the account's own words [ACC-1, ACC-6, ACC-10]", async ({
  page,
  emptySite,
}) => {
  await signIn(page, emptySite, section);
  const password = page.getByLabel("New password", { exact: true });
  await password.fill("Tata-Ace");
  await expect(page.getByText("12 or more characters are advised")).toBeVisible();
  await page.getByRole("button", { name: "Show: New password" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await expect(page.getByText("This device", { exact: true })).toBeVisible();
  await expect(page.getByText("Signed in", { exact: true })).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
  }

  const hint = page.locator("#password-strength");
  for (const [typed, sentence] of [
    ["123456", "This password is one of those that are tried first."],
    [owner.email, "This password is little more than your e-mail address or a name of the workshop."],
    ["trk8#q", "Weak: it is short."],
    [newPassword, "Strong."],
  ] as const) {
    await password.fill(typed);
    await expect(hint).toContainText(sentence);
  }
  await password.fill("password1");
  await page.getByLabel("Confirm new password", { exact: true }).fill("password1");
  await page.getByRole("button", { name: "Update password" }).click();
  await expect(page.getByRole("alert")).toHaveText("This password is one of those that are tried first.");
});

test("the password is changed, with every message on the way, and another browser is signed out [ACC-2, ACC-3, ACC-4, ACC-5, ACC-8]", async ({
  page,
  emptySite,
  browser,
}) => {
  const other = await (await browser.newContext()).newPage();
  await signIn(other, emptySite, section);
  await signIn(page, emptySite, section);
  const password = page.getByLabel("New password", { exact: true });
  const confirmation = page.getByLabel("Confirm new password", { exact: true });
  const update = page.getByRole("button", { name: "Update password" });
  const problem = page.getByRole("alert");

  await update.click();
  await expect(problem).toHaveText("Please fill in all password fields");
  await password.fill("12345");
  await confirmation.fill("12345");
  await update.click();
  await expect(problem).toHaveText("Password must be at least 6 characters long");
  await password.fill(newPassword);
  await update.click();
  await expect(problem).toHaveText("Passwords do not match");
  await confirmation.fill(newPassword);
  await update.click();
  await expect(page.getByText("Password updated successfully")).toBeVisible();
  await expect(password).toHaveValue("");
  await expect(page.getByText("Password changed")).toBeVisible();
  await expect(page.getByText("You are signed in nowhere else.")).toBeVisible();

  await other.getByRole("button", { name: "Update password" }).focus();
  await other.getByLabel("New password", { exact: true }).fill("never saved");
  await other.getByLabel("Confirm new password", { exact: true }).fill("never saved");
  await other.getByRole("button", { name: "Update password" }).click();
  await expect(dialog(other)).toBeVisible();
  await other.context().close();
});

test("all other devices are signed out after a question, which also stays while the session ends [ACC-16]", async ({
  context,
  emptySite,
  browser,
}) => {
  const page = await context.newPage();
  const other = await (await browser.newContext()).newPage();
  await signIn(other, emptySite, section);
  await signIn(page, emptySite, section);
  await page.getByRole("button", { name: "Sign out everywhere else" }).click();
  const question = page.getByText("Are you sure you want to sign out everywhere else?");
  await expect(question).toBeVisible();
  await endSession(page);
  await page.evaluate(() => {
    // One Escape as early as can be, one when the dialog has been there for a while.
    const key = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true });
    const press = ({ target }: FocusEvent) => queueMicrotask(() => target?.dispatchEvent(key));
    document.addEventListener("focusin", press, { once: true });
    window.dispatchEvent(new Event("focus"));
  });
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.type(owner.password);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toHaveCount(0);
  await expect(question).toBeVisible();

  await page.getByRole("alertdialog").getByRole("button", { name: "Sign out everywhere else" }).click();
  await expect(page.getByText("Signed out everywhere else")).toBeVisible();
  await expect(page.getByText("You are signed in nowhere else.")).toBeVisible();

  await other.reload();
  await expect(other.getByRole("heading", { name: "Admin Login" })).toBeVisible();
  await other.context().close();
});

test("one other device is signed out after the password, which a wrong one asks for again [ACC-16]", async ({
  context,
  emptySite,
  browser,
}) => {
  const page = await context.newPage();
  await page.setViewportSize({ width: 360, height: 740 });
  const other = await (await browser.newContext()).newPage();
  await signIn(other, emptySite, section);
  await signIn(page, emptySite, section);
  ageSessions(emptySite);
  await page.reload();
  await untilHydrated(page);

  await page.getByRole("button", { name: /^Sign out .+ on .+, Session \w+$/ }).click();
  const question = page.getByRole("alertdialog", { name: "Sign out" });
  await expect(question.getByLabel("Current password", { exact: true })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type("seven-cylinders");
  await page.keyboard.press("Enter");
  await expect(question.getByRole("alert")).toHaveText("The current password is wrong.");
  await question.getByLabel("Current password", { exact: true }).fill(owner.password);
  await question.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByText("Signed out there")).toBeVisible();
  await expect(page.getByText("You are signed in nowhere else.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Where you are signed in" })).toBeFocused();

  await other.reload();
  await expect(other.getByRole("heading", { name: "Admin Login" })).toBeVisible();
  await other.context().close();
});

test("a new document of the office stands at once, without a transition that could be given up", async ({
  page,
  emptySite,
}) => {
  await page.addInitScript(() => {
    addEventListener("pagereveal", (event) => {
      document.documentElement.dataset.transition = String(event.viewTransition !== null);
    });
  });
  await signIn(page, emptySite, section);
  await page.getByRole("button", { name: "मराठी" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "खात्याची सेटिंग" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-transition", "false");
});

test("a session that ends asks for the password in place, keeps what was typed and goes on", async ({
  context,
  emptySite,
}) => {
  const page = await context.newPage();
  await signIn(page, emptySite, section);
  const other = await context.newPage();
  await other.goto(`${emptySite.url}/admin/account`);
  await untilHydrated(other);
  await page.getByLabel("New password", { exact: true }).fill(newPassword);
  await page.getByLabel("Confirm new password", { exact: true }).fill(newPassword);
  await endSession(page);
  await other.getByRole("link", { name: "Upload" }).first().click();
  await expect(dialog(other)).toBeVisible();
  await page.getByRole("button", { name: "Update password" }).click();

  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByText(owner.email)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await expectNoSidewaysScrolling(page);
  await dialog(page).getByRole("button", { name: "Sign In" }).click();
  await expect(dialog(page).getByRole("alert")).toContainText("Please fill in all fields");
  await dialog(page).getByLabel("Password", { exact: true }).fill("seven-cylinders");
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByRole("alert")).toContainText("Invalid admin credentials");
  await page.keyboard.press("Escape");
  await dialog(page).getByLabel("Password", { exact: true }).fill(owner.password);
  await page.keyboard.press("Enter");

  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText("Password updated successfully")).toBeVisible();
  await expect(dialog(other)).toHaveCount(0);
  await expect(other.getByRole("heading", { name: "Upload Images" })).toBeVisible();
});

test("an upload that finds the session ended waits for the password and loses no file", async ({
  context,
  emptySite,
}) => {
  const page = await context.newPage();
  await signIn(page, emptySite);
  const buffer = await photographOf(320, 213).jpeg().toBuffer();
  const files = ["truck.jpg", "bus.jpg"].map((name) => ({ name, mimeType: "image/jpeg", buffer }));
  // Else this question finds the session ended, and the dialog stands over the button.
  const isAskedWhatIsStored = page.waitForResponse("**/admin/upload/stored");
  await page.getByLabel("Files: images").setInputFiles(files);
  await isAskedWhatIsStored;
  await endSession(page);
  await page.getByRole("button", { name: "Upload Images" }).click();

  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByLabel("Password", { exact: true }).fill(owner.password);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Successfully uploaded 2 image(s) total!")).toBeVisible();
});
