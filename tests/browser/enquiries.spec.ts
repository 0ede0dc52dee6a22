import { readFile } from "node:fs/promises";
import type { Locator, Page, Request } from "@playwright/test";
import type { RunningSite } from "#tests/support/running-site.ts";
import { fillInbox, visitors } from "./filled-inbox.ts";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScrolling,
  holdAnswers,
  siteFilledBy,
  test as siteTest,
} from "./fixtures.ts";
import { expectTargetsForThumbs, signIn, untilHydrated } from "./sign-in.ts";

const test = siteTest.extend<{ inbox: RunningSite }>({ inbox: siteFilledBy(fillInbox) });

// Notices that fade would be looked at half transparent.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const openList = (page: Page, site: RunningSite) =>
  signIn(page, site, { path: "/admin/enquiries", title: "Enquiries" });
const section = (page: Page) => page.getByRole("navigation", { name: "Sections" });

async function carried(page: Page, link: string): Promise<URL> {
  return new URL((await page.getByRole("link", { name: link, exact: true }).getAttribute("href")) ?? "");
}

async function searchAndChooseOnSlowLine(page: Page, text: string, inquiry: string) {
  const mayAnswer = Promise.withResolvers<void>();
  await page.route(/enquiries(\.data|\/search)/, async (route) => {
    await mayAnswer.promise;
    await route.continue();
  });
  const isAsked = page.waitForRequest((request) => request.url().endsWith("/admin/enquiries/search"));
  await page.getByPlaceholder("Search enquiries...").fill(text);
  await isAsked;
  const kinds = page.getByLabel("Inquiry");
  await kinds.selectOption(inquiry);
  await expect(kinds.getByRole("option", { selected: true })).toHaveText(inquiry);
  mayAnswer.resolve();
}

async function searchOutOfTurn(page: Page, earlier: string, later: string) {
  const isLate = Promise.withResolvers<void>();
  let listsAsked = 0;
  page.on("request", (request) => {
    if (request.url().includes("/admin/enquiries.data?search=")) listsAsked++;
  });
  const isEarlier = (request: Request) => request.postData() === `search=${earlier}`;
  await page.route(/enquiries\/search$/, async (route) => {
    if (isEarlier(route.request())) await isLate.promise;
    await route.continue();
  });
  const field = page.getByPlaceholder("Search enquiries...");
  const isAsked = page.waitForRequest(isEarlier);
  await field.fill(earlier);
  await isAsked;
  await field.fill(later);
  await expect(page.getByText(`found for “${later}”`)).toBeVisible();
  const isAnswered = page.waitForEvent("requestfinished", isEarlier);
  isLate.resolve();
  await isAnswered;
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(listsAsked).toBe(1);
  await expect(field).toHaveValue(later);
}

const greetings = {
  en: "Hello Anthony D'Souza,\nThank you for your enquiry to Rathkar about this: Denting.",
  hi: "नमस्ते सुनीता पवार जी,\nरथकार से इस काम के बारे में पूछने के लिए धन्यवाद: डेंटिंग।",
  mr: "नमस्कार गणपतराव शिंदे,\nरथकार यांच्याकडे चौकशी केल्याबद्दल धन्यवाद.",
};

test("a search that is still on its way does not undo what is pressed after it [ENQ-3]", async ({
  page,
  inbox,
}) => {
  await openList(page, inbox);
  const field = page.getByPlaceholder("Search enquiries...");
  await field.fill("nobody");
  const showAll = page.getByRole("link", { name: "Show all enquiries" });
  await expect(showAll).toBeVisible();
  const search = await holdAnswers(page, "**/admin/enquiries/search");
  const asked = page.waitForRequest("**/admin/enquiries/search");
  await field.fill("nobody at all");
  await asked;
  await showAll.click();
  await expect(page).toHaveURL(/\/admin\/enquiries$/);
  const answered = page.waitForResponse("**/admin/enquiries/search");
  search.letGo();
  await answered;
  await expect(page.getByRole("listitem").filter({ hasText: "Unread:" })).toHaveCount(3);
  await expect(field).toHaveValue("");
  await expect(page).toHaveURL(/\/admin\/enquiries$/);
});

test("on a phone the enquiries are opened by keyboard, marked as read, and answered in each visitor's language [ENQ-3]", async ({
  page,
  inbox,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openList(page, inbox);
  await expect(section(page).getByRole("link", { name: /Enquiries\s*, 3 waiting/ })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Unread:" })).toHaveCount(3);
  await expect(page.getByText("Mail is not set up: enquiries arrive only here")).toBeVisible();
  await expectAccessible(page);
  await expectTargetsForThumbs(page);
  await expectNoSidewaysScrolling(page);

  await page.getByPlaceholder("Search enquiries...").focus();
  await page.keyboard.type("nobody at all");
  await expect(page.getByText("No enquiries found matching your search criteria.")).toBeVisible();
  await page.getByRole("link", { name: "Show all enquiries" }).press("Enter");
  await page.getByRole("link", { name: visitors[2].name }).press("Enter");

  for (const [index, { name, language }] of visitors.toReversed().entries()) {
    const message = page
      .getByRole("article", { name })
      .getByRole("paragraph")
      .filter({ hasText: `${name}:` });
    await expect(message).toBeVisible();
    expect(await message.innerText()).toBe(`${name}:\n\n<b>two</b> lines`);
    expect((await carried(page, "Call")).href).toBe("tel:+919822012345");
    const chat = await carried(page, "WhatsApp");
    expect(chat.origin + chat.pathname).toBe("https://wa.me/919822012345");
    expect(chat.searchParams.get("text")).toBe(greetings[language]);
    const mail = await carried(page, "E-mail");
    expect(mail.pathname).toBe("ganpatrao@shinde.example");
    expect(mail.searchParams.get("body")).toContain(greetings[language].replace("\n", "\r\n\r\n"));
    expect(mail.searchParams.get("subject")).toContain(language === "en" ? "Rathkar: " : "रथकार: ");
    await expect(section(page).getByText("3 waiting for an answer").filter({ visible: true })).toHaveCount(1);
    if (index < 2) await page.getByRole("link", { name: "Next enquiry, older" }).press("Enter");
  }
  await expect(page.getByRole("link", { name: "Next enquiry, older" })).toHaveCount(0);
  await expectAccessible(page);
  await expectTargetsForThumbs(page);
  await expectNoSidewaysScrolling(page);

  await page.getByRole("button", { name: "Mark as unread" }).press("Enter");
  await expect(page.getByText("Enquiry marked as unread")).toBeVisible();
  await page.getByRole("link", { name: "All enquiries" }).press("Enter");
  await expect(page.getByRole("listitem").filter({ hasText: "Unread:" })).toHaveCount(1);
});

test("from Today an enquiry is answered in two taps [TODAY-1]", async ({ context, inbox }) => {
  const page = await context.newPage();
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, inbox, { path: "/admin/today", title: "Today" });
  const name = visitors[0].name;
  await page.getByRole("link", { name }).click();
  await expect(page.getByRole("article", { name })).toBeVisible();
  const ends = async (part: Locator) => {
    const box = await part.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  const bar = await section(page).boundingBox();
  expect(await ends(page.getByRole("link", { name: "WhatsApp" }))).toBeLessThan(bar?.y ?? 0);
  await expect(page.getByRole("link", { name: "WhatsApp" })).toHaveAttribute("href", /^https:\/\/wa\.me\//);
});

test("on a desktop an enquiry is marked, spam is rescued, one is deleted, and the list is exported [ENQ-3]", async ({
  page,
  inbox,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openList(page, inbox);
  await expectAccessible(page);
  const states = page.getByRole("navigation", { name: "States" });

  await page.getByRole("link", { name: visitors[1].name }).click();
  await page.getByRole("button", { name: "Won" }).click();
  await expect(page.getByText("Enquiry marked as won")).toBeVisible();
  await expect(page.getByRole("button", { name: "Won" })).toHaveAttribute("aria-pressed", "true");
  await expectAccessible(page);
  await page.getByRole("link", { name: "All enquiries" }).click();
  await states.getByRole("link", { name: "Won 1" }).click();
  await expect(page.getByText("1 enquiry found for Won")).toBeVisible();
  await expect(page).toHaveURL(`${inbox.url}/admin/enquiries?state=won`);

  await states.getByRole("link", { name: "Spam 1" }).click();
  await page.getByRole("link", { name: "Casino Royal" }).click();
  await expect(page.getByText("A hidden field was filled in.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Not spam" }).click();
  await expect(page.getByText("Enquiry marked as not spam")).toBeVisible();
  await expect(page.getByText("A hidden field was filled in.")).toBeVisible();

  await page.getByRole("button", { name: "Delete" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("Are you sure you want to delete this enquiry?");
  await question.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("textbox", { name: "Private note" }).fill("Not worth keeping");
  await page.getByRole("button", { name: "Delete" }).click();
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Enquiry deleted successfully")).toBeVisible();
  await expect(page).toHaveURL(`${inbox.url}/admin/enquiries?state=spam`);
  await states.getByRole("link", { name: "All 3" }).click();
  await expect(page.getByText("3 enquiries")).toBeVisible();

  await searchOutOfTurn(page, "Pawar", "Casino");
  await searchAndChooseOnSlowLine(page, "two", "Get a Quote");
  await expect(page).toHaveURL(/\/admin\/enquiries\?search=[\w-]+&inquiry=quote$/);
  await page.getByPlaceholder("Search enquiries...").fill("");
  await expect(page).toHaveURL(`${inbox.url}/admin/enquiries?inquiry=quote`);
  await expect(page.getByText("1 enquiry found for Get a Quote")).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Export as CSV" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^enquiries-\d{4}-\d\d-\d\d\.csv$/);
  const rows = await readFile(await file.path(), "utf8");
  expect(rows).toContain("गणपतराव शिंदे");
  expect(rows).not.toContain("सुनीता पवार");
});

test("a note outlives a lost connection and a second writer, and is not left behind without a question", async ({
  context,
  inbox,
}) => {
  const page = await context.newPage();
  await openList(page, inbox);
  await page.getByRole("link", { name: visitors[0].name }).click();
  const note = page.getByRole("textbox", { name: "Private note" });
  const save = page.getByRole("button", { name: "Save note" });
  await note.fill("Call on Monday");
  const other = await context.newPage();
  await other.goto(page.url());
  await untilHydrated(other);
  await other.getByRole("textbox", { name: "Private note" }).fill("He called himself");
  await other.getByRole("button", { name: "Save note" }).click();
  await expect(other.getByText("Note saved")).toBeVisible();

  await page.bringToFront();
  await context.setOffline(true);
  await save.click();
  await expect(page.getByRole("alert")).toContainText("The server could not be reached.");
  await expect(note).toHaveValue("Call on Monday");
  await context.setOffline(false);
  await save.click();
  await expect(page.getByRole("alert")).toContainText("Somebody has saved another note in the meantime.");
  await expect(page.getByRole("form", { name: "Private note" }).getByText("He called himself")).toBeVisible();
  await expect(note).toHaveValue("Call on Monday");
  await expectAccessible(page);
  await page.getByRole("link", { name: "All enquiries" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("Leave without saving the note?");
  await page.getByRole("button", { name: "Cancel" }).click();
  await save.click();
  await expect(page.getByText("Note saved")).toBeVisible();

  await other.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(other.getByRole("textbox", { name: "Private note" })).toHaveValue("Call on Monday");
  await page.getByRole("link", { name: "All enquiries" }).click();
  await expect(page.getByText("3 enquiries")).toBeVisible();
});

test("by keyboard the focus stays on what was pressed in an enquiry, or goes to its name", async ({
  page,
  inbox,
}) => {
  await openList(page, inbox);
  await page.getByRole("link", { name: visitors[2].name }).press("Enter");
  const name = page.getByRole("heading", { name: visitors[2].name });
  const pressed = (label: string) => page.getByRole("button", { name: label, exact: true });
  await page.getByLabel("Amount quoted").fill("125000");
  await pressed("Save").press("Enter");
  await expect(page.getByText("Name and amounts saved")).toBeVisible();
  await expect(pressed("Save")).toBeFocused();
  await page.getByRole("textbox", { name: "Private note" }).fill("Call on Monday");
  await pressed("Save note").press("Enter");
  await expect(page.getByText("Note saved")).toBeVisible();
  await expect(pressed("Save note")).toBeFocused();
  await page.keyboard.press("Enter");
  await expectAccessible(page);

  await pressed("Merge").first().press("Enter");
  await expect(pressed("Separate")).toBeVisible();
  await expect(name).toBeFocused();
  await pressed("Separate").press("Enter");
  await expect(pressed("Separate")).toHaveCount(0);
  await expect(name).toBeFocused();

  await pressed("Won").press("Enter");
  await page.getByRole("textbox", { name: "How much is the work worth?" }).fill("125000");
  await page.getByRole("form", { name: "How much" }).getByRole("button", { name: "Save" }).press("Enter");
  await expect(page.getByText("The amount is noted")).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
  await page.getByLabel("Vehicle").fill("Tata Ace");
  await pressed("Open a job").press("Enter");
  await expect(page.getByRole("link", { name: "Tata Ace" })).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
});
