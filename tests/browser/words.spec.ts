import { expect, expectAccessible, expectNoSidewaysScrolling, test } from "./fixtures.ts";
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
  await bar.getByRole("button", { name: "More" }).press("Enter");
  await bar.getByRole("link", { name: "Words" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Words" })).toBeVisible();
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

  const form = page.getByRole("form", { name: "Words in three languages" });
  const english = form.getByRole("textbox", { name: "English" });
  await english.fill("We build {what} here.");
  await expect(form.getByText("Nothing is known that could stand for {what}.")).toBeVisible();
  await expectAccessible(page);
  await english.fill("We build what carries your load, one body at a time.");
  await expect(form.getByText("Nothing is known")).toHaveCount(0);
  await form.getByRole("button", { name: "Save" }).press("Enter");
  await expect(page.getByText("Words saved", { exact: true })).toBeVisible();
  await expect(form.getByText("Another language was changed since")).toHaveCount(2);
  await expectTargetsForThumbs(page);
  await expectNoSidewaysScrolling(page);

  const [place] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("link", { name: "Home in English" }).click(),
  ]);
  await expect(place.getByText("We build what carries your load")).toBeInViewport();
});

test("a second tab keeps what was typed beside the newer words, and an old version comes back [WORD-4, WORD-3]", async ({
  context,
  emptySite,
}) => {
  const first = await context.newPage();
  // The browser itself reports the refused form on the console.
  const second = await context.newPage();
  const path = "/admin/words/text?key=home.hero.getQuote";
  await signIn(first, emptySite, { path, title: "Words" });
  await second.goto(emptySite.url + path);
  await untilHydrated(second);
  await second.getByRole("textbox", { name: "English" }).fill("Second words");
  await first.getByRole("textbox", { name: "English" }).fill("First words");
  await first.getByRole("button", { name: "Save" }).click();
  await expect(first.getByText("Words saved", { exact: true })).toBeVisible();

  await second.getByRole("button", { name: "Save" }).click();
  await expect(second.getByRole("alert")).toContainText("Somebody has saved a newer version");
  await expect(second.getByText("Newer value: First words")).toBeVisible();
  await expect(second.getByRole("textbox", { name: "English" })).toHaveValue("Second words");
  await second.getByRole("button", { name: "Save" }).click();
  await expect(second.getByText("Words saved", { exact: true })).toBeVisible();
  await second.locator("summary", { hasText: "History" }).click();
  await second.getByRole("button", { name: "Use the values of version 1" }).click();
  await expect(second.getByRole("textbox", { name: "English" })).toHaveValue("First words");
  await second.getByRole("link", { name: "Next text" }).click();
  const question = second.getByRole("alertdialog");
  await expect(question).toContainText("Leave without saving your changes?");
  await question.getByRole("button", { name: "Leave" }).click();
  await expect(second.getByRole("textbox", { name: "English" })).toHaveValue("See Our Work");
});
