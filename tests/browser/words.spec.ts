import { expect, expectAccessible, expectNoSidewaysScrolling, openedBy, test } from "./fixtures.ts";
import { expectTargetsForThumbs, signIn, untilHydrated } from "./sign-in.ts";

// Notices that fade would be looked at half transparent.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("on a phone the owner finds a sentence, is told while typing, saves it and sees it at its place [WORD-11, WORD-5, WORD-7, WORD-3]", async ({
  page,
  emptySite,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, emptySite);
  const bar = page.getByRole("navigation", { name: "Sections" });
  await bar.getByRole("button", { name: "Menu" }).press("Enter");
  await bar.getByRole("link", { name: "Site Texts" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Site Texts" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: /^Home \d+ texts/ }).press("Enter");
  await page.locator("summary", { hasText: "One workshop, from bare chassis" }).press("Enter");
  await expectAccessible(page);
  await expectTargetsForThumbs(page);
  await expectNoSidewaysScrolling(page);
  await page
    .getByRole("link", { name: /^Text: Tell us what it must carry/ })
    .first()
    .press("Enter");

  const form = page.getByRole("form", { name: "Text in three languages" });
  const english = form.getByRole("textbox", { name: "English" });
  await english.fill("We build {what} here.");
  await expect(form.getByText("{what} is not known. Please remove it.")).toBeVisible();
  await expectAccessible(page);
  await english.fill("We build what carries your load, one body at a time.");
  await expect(form.getByText("is not known")).toHaveCount(0);
  await form.getByRole("button", { name: "Save" }).press("Enter");
  await expect(page.getByText("Texts saved", { exact: true })).toBeVisible();
  await expect(form.getByText("Another language was changed since")).toHaveCount(2);
  await expectTargetsForThumbs(page);
  await expectNoSidewaysScrolling(page);

  const place = await openedBy(page.getByRole("link", { name: "Home in English" }));
  await expect(place.getByText("We build what carries your load")).toBeInViewport();
});

test("a second tab keeps what was typed beside the newer words, and an old version comes back [WORD-4, WORD-3]", async ({
  context,
  emptySite,
}) => {
  const first = await context.newPage();
  const second = await context.newPage();
  const path = "/admin/words/text?key=home.hero.getQuote";
  await signIn(first, emptySite, { path, title: "Site Texts" });
  await second.goto(emptySite.url + path);
  await untilHydrated(second);
  await second.getByRole("textbox", { name: "English" }).fill("Second words");
  await first.getByRole("textbox", { name: "English" }).fill("First words");
  await first.getByRole("button", { name: "Save" }).click();
  await expect(first.getByText("Texts saved", { exact: true })).toBeVisible();

  await second.getByRole("button", { name: "Save" }).click();
  await expect(second.getByRole("alert")).toContainText("Somebody has saved a newer version");
  await expect(second.getByText("Newer value: First words")).toBeVisible();
  await expect(second.getByRole("textbox", { name: "English" })).toHaveValue("Second words");
  await second.getByRole("button", { name: "Save" }).click();
  await expect(second.getByText("Texts saved", { exact: true })).toBeVisible();
  await second.locator("summary", { hasText: "History" }).click();
  await second.getByRole("button", { name: "Use the values of version 1" }).click();
  await expect(second.getByRole("textbox", { name: "English" })).toHaveValue("First words");
  await second.getByRole("link", { name: "Next text" }).click();
  const question = second.getByRole("alertdialog");
  await expect(question).toContainText("Leave without saving your changes?");
  await question.getByRole("button", { name: "Leave" }).click();
  await expect(second.getByRole("textbox", { name: "English" })).toHaveValue("See Our Work");
});

test("on a phone a question is added, moved and removed by keyboard, taken back, and seen on the site [WORD-8, WORD-11]", async ({
  context,
  emptySite,
}) => {
  const page = await context.newPage();
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, emptySite, { path: "/admin/words", title: "Site Texts" });
  await page.getByRole("link", { name: /^Questions and answers/ }).press("Enter");
  const form = page.getByRole("form", { name: "Questions and answers" });
  const questions = form.locator("summary");
  await expect(questions).toHaveCount(3);
  const up = form.getByRole("button", { name: "Up: How can I pay?" });
  await up.press("Enter");
  await expect(questions.first()).toHaveText("How can I pay?");
  await expect(page.getByText("Now at place 1 of 3")).toHaveCount(1);
  await expect(up).toBeFocused();
  await form.getByRole("button", { name: "Down: How can I pay?" }).press("Enter");
  await expect(form.getByRole("button", { name: "Down: How can I pay?" })).toBeFocused();
  await up.press("Enter");
  await form.getByRole("button", { name: "Remove: Which vehicles" }).press("Enter");
  await expect(questions).toHaveCount(2);
  await expect(questions.nth(1)).toBeFocused();
  await form.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(questions).toHaveCount(3);

  await page.evaluate(() => Reflect.deleteProperty(Crypto.prototype, "randomUUID"));
  await form.getByRole("button", { name: "Add a question" }).press("Enter");
  const item = form.getByRole("listitem").last();
  await item.getByRole("textbox", { name: "Heading in English" }).fill("Do you work at night?");
  await form.getByRole("button", { name: "Save" }).press("Enter");
  await expect(item.getByText("Please fill this in.")).toBeVisible();
  await expect(item.getByRole("textbox", { name: "Text in English" })).toBeFocused();
  await expectAccessible(page);
  await expectTargetsForThumbs(page);
  await expectNoSidewaysScrolling(page);
  await item.getByRole("textbox", { name: "Text in English" }).fill("Only the paint dries then.");
  await form.getByRole("button", { name: "Save" }).press("Enter");
  await expect(page.getByText("Texts saved", { exact: true })).toBeVisible();
  await expect(form.getByText("Marathi missing")).toBeVisible();
  await form.getByRole("button", { name: "Remove: Which vehicles" }).press("Enter");
  await expect(page.getByText("Removed, not saved yet")).toHaveCount(1);
  await form.getByRole("button", { name: "Save" }).press("Enter");
  await expect(form.getByRole("button", { name: "Undo" })).toHaveCount(0);
  await expect(page.getByText("Removed, not saved yet")).toHaveCount(0);

  await page.goto(`${emptySite.url}/contact`);
  const added = page.getByText("Do you work at night?");
  await added.click();
  await expect(page.getByText("Only the paint dries then.")).toBeVisible();
  await expect(added.locator("xpath=ancestor::section[1]//summary").first()).toHaveText("How can I pay?");
});

test("on a phone a new body type is written, gets its page in every language, and goes again [WORD-16, WORD-11]", async ({
  context,
  emptySite,
}) => {
  const page = await context.newPage();
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, emptySite, { path: "/admin/words/lists/bodies", title: "Site Texts" });
  const form = page.getByRole("form", { name: "Body types of your own" });
  await form.getByRole("button", { name: "New body type" }).press("Enter");
  const item = form.getByRole("listitem").last();
  await item.getByRole("textbox", { name: "Heading in Marathi" }).fill("उसाची ट्रॉली");
  await item.getByRole("textbox", { name: "Heading in English" }).fill("Sugarcane Trolley");
  await item.getByRole("textbox", { name: "In one sentence in Marathi" }).fill("शेतातून कारखान्यापर्यंत.");
  await item.getByRole("textbox", { name: "In one sentence in English" }).fill("From field to factory.");
  await item.getByRole("textbox", { name: "Text in Marathi" }).fill("दोन ट्रॉल्या एका ट्रॅक्टरमागे.");
  await item.getByRole("textbox", { name: "Text in English" }).fill("Two of them behind one tractor.");
  await item
    .getByRole("textbox", { name: "Specifications, one on each line, such as Length: 17 ft in English" })
    .fill("Length: 16 ft\nAxles: two");
  await item.getByRole("combobox", { name: "Looks most like" }).selectOption("Platform Body");
  await expectAccessible(page);
  await expectTargetsForThumbs(page);
  await expectNoSidewaysScrolling(page);
  await form.getByRole("button", { name: "Save" }).press("Enter");
  await expect(page.getByText("Texts saved", { exact: true })).toBeVisible();
  await expect(form.getByText("Hindi missing")).toBeVisible();

  const path = "/services/body-building/sugarcane-trolley";
  const site = await context.newPage();
  await site.setViewportSize({ width: 360, height: 740 });
  for (const [prefix, title, lang] of [
    ["", "Sugarcane Trolley", null],
    ["/mr", "उसाची ट्रॉली", null],
    ["/hi", "उसाची ट्रॉली", "mr"],
  ] as const) {
    await site.goto(emptySite.url + prefix + path);
    const heading = site.getByRole("heading", { level: 1, name: title });
    await expect(heading).toBeVisible();
    if (lang !== null) await expect(heading).toHaveAttribute("lang", lang);
    await expectAccessible(site);
    await expectNoSidewaysScrolling(site);
  }
  await site.goto(`${emptySite.url}/services`);
  await site.getByRole("link", { name: "Sugarcane Trolley" }).last().click();
  await expect(site.getByText("16 ft")).toBeVisible();
  await expectAccessible(site);

  await form.getByRole("button", { name: /^Remove: / }).press("Enter");
  await form.getByRole("button", { name: "Save" }).press("Enter");
  await expect(page.getByText("Removed, not saved yet")).toHaveCount(0);
  expect((await site.goto(emptySite.url + path))?.status()).toBe(404);
});
