import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from "./fixtures.ts";
import { expectTargetsForThumbs, signIn, untilHydrated } from "./sign-in.ts";

// Notices that fade would be looked at half transparent.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const facts = { path: "/admin/facts", title: "Business Details" };
const contact = "Name, phone, WhatsApp, e-mail";

async function openSection(page: Page, title: string) {
  await page.locator("summary", { hasText: title }).press("Enter");
  const form = page.getByRole("form", { name: title });
  await expect(form).toBeVisible();
  return form;
}

test("a link of Today leads to the very field that is a sample [FACT-16]", async ({ page, emptySite }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await signIn(page, emptySite, { path: "/admin/today", title: "Today" });
  await page.getByRole("link", { name: "The e-mail address hello@example.com is a sample." }).click();
  const field = page.getByRole("form", { name: contact }).locator("[name=email]");
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport();
});

test("on a phone the owner comes from the bar, changes the phone by keyboard and finds it on the site [FACT-10, FACT-6]", async ({
  context,
  emptySite,
}) => {
  const page = await context.newPage();
  await page.setViewportSize({ width: 360, height: 640 });
  await signIn(page, emptySite);
  const bar = page.getByRole("navigation", { name: "Sections" });
  await bar.getByRole("button", { name: "Menu" }).press("Enter");
  await bar.getByRole("link", { name: "Business Details" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Business Details" })).toBeVisible();

  const form = await openSection(page, contact);
  const phone = form.getByLabel("Phone", { exact: true });
  await phone.fill("call us");
  await page.keyboard.press("Enter");
  await expect(form.getByText("This is not a phone number that can be called.")).toBeVisible();
  await expect(phone).toBeFocused();
  await expect(phone).toHaveValue("call us");
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);

  await phone.fill("98220 12345");
  await page.keyboard.press("Enter");
  const notice = page.locator("[data-sonner-toast]");
  await expect(notice).toContainText("Business details saved");
  await expect(notice).toContainText("Header, Call bar, Footer, Contact");
  await expect(notice).toContainText("3 languages");
  await phone.fill("call us");
  await page.keyboard.press("Enter");
  await expect(form.getByText("This is not a phone number that can be called.")).toBeVisible();
  await expect(notice).toHaveCount(0);
  await phone.fill("98220 12345");
  await expect(page.getByText("Not saved")).toHaveCount(0);
  await expectTargetsForThumbs(page);

  const seen = page.getByRole("link", { name: `${contact} in मराठी` });
  await page.goto(emptySite.url + ((await seen.getAttribute("href")) ?? ""));
  await expect(page.getByRole("link", { name: "98220 12345" }).first()).toBeVisible();
});

test("the save button stays under the thumb while a long section is filled in [FACT-10]", async ({
  page,
  emptySite,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await signIn(page, emptySite, facts);
  const form = await openSection(page, "Hours");
  await form.getByLabel("Opens").first().scrollIntoViewIfNeeded();
  await expect(form.getByRole("button", { name: "Save" })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await expectTargetsForThumbs(page);
});

test("a second tab is shown the newer value, keeps what was typed, and saves it when told again [FACT-4]", async ({
  context,
  emptySite,
}) => {
  const first = await context.newPage();
  const second = await context.newPage();
  await signIn(first, emptySite, facts);
  await second.goto(emptySite.url + facts.path);
  await untilHydrated(second);
  const late = await openSection(second, contact);
  await late.getByLabel("E-mail", { exact: true }).fill("second@rathkar.in");

  const early = await openSection(first, contact);
  await early.getByLabel("E-mail", { exact: true }).fill("first@rathkar.in");
  await early.getByLabel("WhatsApp", { exact: true }).fill("98220 54321");
  await early.getByRole("button", { name: "Save" }).click();
  await expect(first.getByText("Business details saved", { exact: true })).toBeVisible();

  await late.getByRole("button", { name: "Save" }).click();
  await expect(late.getByRole("alert")).toContainText("Somebody has saved a newer version");
  await expect(late.getByLabel("E-mail", { exact: true })).toHaveValue("second@rathkar.in");
  await expect(late.getByText("Newer value: first@rathkar.in")).toBeVisible();
  await expect(late.getByText("Changed in the meantime to: 98220 54321")).toBeVisible();
  await late.getByRole("button", { name: "Save" }).click();
  await expect(second.getByText("Business details saved", { exact: true })).toBeVisible();

  await second.locator("summary", { hasText: "History" }).first().click();
  await expect(second.getByText("E-mail: first@rathkar.in → second@rathkar.in")).toBeVisible();
  await second.getByRole("button", { name: "Use the values of version 1" }).click();
  await expect(late.getByLabel("E-mail", { exact: true })).toHaveValue("first@rathkar.in");
});

test("a lost line and an ended session cost nothing that was typed [FACT-4]", async ({
  context,
  emptySite,
}) => {
  const page = await context.newPage();
  await signIn(page, emptySite, facts);
  const form = await openSection(page, contact);
  await form.getByLabel("Phone", { exact: true }).fill("98220 12345");
  await context.setOffline(true);
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByRole("alert")).toContainText("The server could not be reached");
  await expect(form.getByLabel("Phone", { exact: true })).toHaveValue("98220 12345");
  await context.clearCookies();
  await context.setOffline(false);
  const dialog = page.getByRole("dialog", { name: "Please sign in again" });
  await dialog.getByLabel("Password", { exact: true }).fill("a long enough password");
  await page.keyboard.press("Enter");
  await expect(form.getByLabel("Phone", { exact: true })).toHaveValue("98220 12345");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Business details saved", { exact: true })).toBeVisible();
  await expect(form.getByLabel("Phone", { exact: true })).toHaveValue("98220 12345");
});

test("a weekday is closed by a tick, and the first day's hours go to all open days [FACT-15, FACT-9]", async ({
  page,
  emptySite,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await signIn(page, emptySite, facts);
  const form = await openSection(page, "Hours");
  const day = (name: string) => form.getByRole("group", { name });
  await expect(day("Thursday").getByLabel("Closed")).toBeChecked();
  await day("Sunday").getByLabel("Closed").check();
  await expect(day("Sunday").getByLabel("Opens")).toHaveValue("");
  await day("Monday").getByLabel("Opens").fill("10:00");
  await day("Monday").getByRole("button", { name: "Copy to all open days" }).click();
  await expect(day("Saturday").getByLabel("Opens")).toHaveValue("10:00");
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await expectTargetsForThumbs(page);
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Business details saved", { exact: true })).toBeVisible();
  const contactPage = await (await page.request.get(`${emptySite.url}/contact`)).text();
  expect(contactPage).toContain('"opens":"10:00","closes":"18:00"');
  expect(contactPage).not.toContain('"opens":"09:00"');
  expect(contactPage).not.toContain("schema.org/Sunday");
});

test("a holiday is announced by a tap on its ready notice [FACT-14]", async ({ page, emptySite }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await signIn(page, emptySite, facts);
  const form = await openSection(page, "Closed days");
  await form.getByText("Ready notices").click();
  await expect(form.getByText("Please check the date: calendars differ.").first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await expectTargetsForThumbs(page);
  await form.getByRole("button", { name: "Republic Day" }).click();
  await expect(form.getByText("Added, not saved yet: Republic Day")).toBeVisible();
  await expect(form.getByLabel("From")).toHaveValue(/-01-26$/);
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Business details saved", { exact: true })).toBeVisible();
  const contactPage = await page.request.get(`${emptySite.url}/mr/contact`);
  expect(await contactPage.text()).toContain("प्रजासत्ताक दिन: वर्कशॉप बंद आहे");
});
