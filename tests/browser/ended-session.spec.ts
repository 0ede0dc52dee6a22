import type { Page } from "@playwright/test";
import { owner, type RunningSite } from "#tests/support/running-site.ts";
import { fillInbox, visitors } from "./filled-inbox.ts";
import { expect, siteFilledBy, test as siteTest } from "./fixtures.ts";
import { signIn, untilHydrated } from "./sign-in.ts";

const test = siteTest.extend<{ inbox: RunningSite }>({ inbox: siteFilledBy(fillInbox) });

const [{ name }] = visitors;
const phone = "98220 12345";
const note = (page: Page) => page.getByRole("textbox", { name: "Private note" });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Please sign in again" });

async function openEnquiry(page: Page, site: RunningSite) {
  await signIn(page, site, { path: "/admin/enquiries", title: "Enquiries" });
  await page.getByRole("link", { name }).click();
  await expect(note(page)).toBeVisible();
  // So that the answer holds the data, too.
  await page.reload();
  await expect(page.getByText(phone).filter({ visible: true }).first()).toBeVisible();
  await untilHydrated(page);
}

async function signInAgain(page: Page) {
  await dialog(page).getByLabel("Password", { exact: true }).fill(owner.password);
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toHaveCount(0);
}

test("when the session ends, nothing of a visitor is left in the page, and all comes back with the password", async ({
  context,
  inbox,
}) => {
  const page = await context.newPage();
  await page.setViewportSize({ width: 360, height: 640 });
  await openEnquiry(page, inbox);
  await note(page).fill("Called twice, wants a container body.");
  const won = page.getByRole("button", { name: "Won", exact: true });
  await won.scrollIntoViewIfNeeded();
  const before = await won.boundingBox();
  await context.clearCookies({ name: "rathkar.session_token" });
  await won.click();

  await expect(dialog(page)).toBeVisible();
  const left = await page.content();
  for (const words of [name, phone, "98220", "Called twice"]) expect(left).not.toContain(words);

  await signInAgain(page);
  await expect(page.getByText("Enquiry marked as won")).toBeVisible();
  await expect(note(page)).toHaveValue("Called twice, wants a container body.");
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await expect.poll(async () => (await won.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
});

test("a question that was open when the session ended is gone with the page, and open again with it", async ({
  context,
  inbox,
}) => {
  const page = await context.newPage();
  await openEnquiry(page, inbox);
  await note(page).fill(`${name} called twice.`);
  await page.getByRole("link", { name: "All enquiries" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toBeVisible();
  await context.clearCookies({ name: "rathkar.session_token" });
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));

  await expect(dialog(page)).toBeVisible();
  await expect(question).toHaveCount(0);
  expect(await page.content()).not.toContain(name);

  await signInAgain(page);
  await expect(question).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  await expect(page.getByText(phone).filter({ visible: true }).first()).toBeVisible();
});
