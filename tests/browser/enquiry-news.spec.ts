import { randomUUID } from "node:crypto";
import type { Page, Request } from "@playwright/test";
import type { RunningSite } from "#tests/support/running-site.ts";
import { fillInbox, visitors } from "./filled-inbox.ts";
import { expect, expectNoSidewaysScrolling, siteFilledBy, test as siteTest } from "./fixtures.ts";
import { signIn } from "./sign-in.ts";

const test = siteTest.extend<{ inbox: RunningSite }>({ inbox: siteFilledBy(fillInbox) });

/** Milliseconds; the page looks once in them. */
const halfMinute = 30_000;

async function visitorWrites({ url }: RunningSite, name: string): Promise<void> {
  const body = new URLSearchParams({
    ...{ name, email: "visitor@rathkar.example", phone: "98220 54321", inquiry: "quote" },
    ...{ message: "A container body for a Tata Ace, please.", submissionKey: randomUUID() },
  });
  const { status } = await fetch(`${url}/contact`, { method: "POST", body, redirect: "manual" });
  expect(status).toBe(303);
}

const isNews = (request: Request) => request.url().endsWith("/admin/enquiries/news");
const waiting = (page: Page, count: number) =>
  page
    .getByRole("navigation", { name: "Sections" })
    .getByText(`${count} waiting for an answer`)
    .filter({ visible: true });

async function hide(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => value });
  }, isHidden);
}

for (const { path, title } of [
  { path: "/admin/enquiries", title: "Enquiries" },
  { path: "/admin/today", title: "Today" },
]) {
  test(`a new enquiry appears in ${title} while it lies open, untouched [ENQ-7]`, async ({ page, inbox }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.clock.install();
    await signIn(page, inbox, { path, title });
    await expect(waiting(page, 3)).toHaveCount(1);
    const longestName = "M".repeat(100);
    await visitorWrites(inbox, longestName);
    await page.clock.fastForward(halfMinute);
    await expect(page.getByRole("link", { name: longestName })).toBeVisible();
    await expectNoSidewaysScrolling(page);
    await expect(waiting(page, 4)).toHaveCount(1);
  });
}

test("what is typed and open stays when an enquiry comes [ENQ-7]", async ({ page, inbox }) => {
  await page.clock.install();
  await signIn(page, inbox, { path: "/admin/enquiries", title: "Enquiries" });
  await page.getByRole("link", { name: visitors[0].name }).click();
  const note = page.getByRole("textbox", { name: "Private note" });
  await note.fill("Wants it before Diwali");
  await page.getByRole("button", { name: "Delete" }).click();
  await visitorWrites(inbox, "Meera Kulkarni");
  await page.clock.fastForward(halfMinute);
  const question = page.getByRole("alertdialog");
  await expect(page.getByText("4 waiting for an answer").filter({ visible: true })).toHaveCount(1);
  await expect(question).toBeVisible();
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(note).toHaveValue("Wants it before Diwali");
});

test("a page that is hidden or offline asks nothing, and one whose session has ended asks once [ENQ-7]", async ({
  context,
  inbox,
}) => {
  const page = await context.newPage();
  await page.clock.install();
  await signIn(page, inbox, { path: "/admin/enquiries", title: "Enquiries" });
  let asked = 0;
  page.on("request", (request) => {
    if (isNews(request)) asked += 1;
  });
  await hide(page, true);
  await page.clock.fastForward(halfMinute);
  await context.setOffline(true);
  await hide(page, false);
  await page.clock.fastForward(halfMinute);
  await context.setOffline(false);
  expect(asked).toBe(0);

  await context.clearCookies({ name: "rathkar.session_token" });
  const answer = page.waitForResponse((response) => isNews(response.request()));
  await page.clock.fastForward(halfMinute);
  expect((await answer).status()).toBe(401);
  await expect(page.getByRole("dialog", { name: "Please sign in again" })).toBeVisible();
  await page.clock.fastForward(halfMinute);
  await page.clock.fastForward(halfMinute);
  expect(asked).toBe(1);
});
