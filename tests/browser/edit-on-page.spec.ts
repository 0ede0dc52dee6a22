import type { Locator, Page } from "@playwright/test";
import * as marathi from "#content/mr/admin/index.ts";
import { photographOf } from "#tests/support/photographs.ts";
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from "./fixtures.ts";
import { expectTargetsForThumbs, signIn, untilHydrated } from "./sign-in.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const phone = { width: 360, height: 740 };
const frameOf = (page: Page) => page.frameLocator("iframe");
const headline = (page: Page) => frameOf(page).locator("h1 content-mark").first();
const today = { path: "/admin/today", title: "Today" };

/** Counts how often the owner taps; what he types is not counted. */
function finger() {
  let taps = 0;
  return {
    async tap(target: Locator, options?: Parameters<Locator["click"]>[0]) {
      taps++;
      await target.click(options);
    },
    taps: () => taps,
  };
}

/** What is changed stands where the panel does not cover it. */
async function expectAbove(upper: Locator, lower: Locator): Promise<void> {
  await expect
    .poll(async () => {
      const [above, below] = await Promise.all([upper.boundingBox(), lower.boundingBox()]);
      return above !== null && below !== null && above.y >= 0 && above.y + above.height <= below.y;
    })
    .toBe(true);
}

test("the headline in Marathi is changed in four taps on a phone, as a draft first [EDIT-6, EDIT-3]", async ({
  page,
  emptySite,
}) => {
  await page.setViewportSize(phone);
  await signIn(page, emptySite, today);
  const chosen = { language: "mr", to: "/admin/today" };
  await page.request.post(`${emptySite.url}/admin/language`, {
    form: chosen,
    headers: { Origin: emptySite.url },
  });
  await page.goto(`${emptySite.url}/admin/today`);
  await untilHydrated(page);
  const { onPage, facts } = marathi;
  const { tap, taps } = finger();
  await tap(page.getByRole("link", { name: onPage.edit }));
  await frameOf(page).locator("content-mark").first().waitFor();
  await tap(headline(page));
  const field = page.getByRole("textbox", { name: facts.languages.mr });
  await expect(field).toBeFocused();
  await expectAbove(headline(page), page.locator("section").filter({ has: field }).last());
  await field.fill("नवे शीर्षक");
  await tap(page.getByRole("button", { name: onPage.saveDraft }));
  await expect(page.getByText(onPage.isDraft)).toBeVisible();
  await expect(headline(page)).toHaveText("नवे शीर्षक");
  expect(await (await page.request.get(`${emptySite.url}/mr`)).text()).not.toContain("नवे शीर्षक");
  await tap(page.getByRole("button", { name: onPage.publishThis, exact: true }));
  await expect(page.getByText(onPage.publishedWhere)).toBeVisible();
  expect(taps()).toBe(4);
  expect(await (await page.request.get(`${emptySite.url}/mr`)).text()).toContain("नवे शीर्षक");
});

test("closed days in one language are announced in four taps on a phone [EDIT-6]", async ({
  page,
  emptySite,
}) => {
  await page.setViewportSize(phone);
  await signIn(page, emptySite, today);
  const { tap, taps } = finger();
  await tap(page.getByRole("link", { name: "Announce closed days" }));
  await tap(page.getByRole("button", { name: "Add closed days" }));
  const day = new Date().toISOString().slice(0, "2026-11-26".length);
  await page.getByLabel("From").fill(day);
  await page.getByLabel("To", { exact: true }).fill(day);
  await page.getByRole("textbox", { name: "Notice in Marathi" }).fill("आज बंद");
  await tap(page.getByRole("button", { name: "Publish", exact: true }));
  await expect(page.getByText("Visitors see it from now on.")).toBeVisible();
  expect(taps()).toBe(3);
});

test("a large picture is replaced in five taps [EDIT-6, EDIT-3]", async ({ page, emptySite }) => {
  await page.setViewportSize(phone);
  await signIn(page, emptySite, today);
  const { tap, taps } = finger();
  await tap(page.getByRole("link", { name: "Edit on the page" }));
  await frameOf(page).locator("content-mark").first().waitFor();
  const picture = frameOf(page).locator("img[data-document='pictures/hero-1']");
  // Over the picture lies what is painted on it.
  await tap(picture, { position: { x: 100, y: 60 }, force: true });
  const chooser = page.waitForEvent("filechooser");
  await tap(page.getByText("Upload a photograph", { exact: true }));
  await (await chooser).setFiles({
    name: "truck.jpg",
    mimeType: "image/jpeg",
    buffer: await photographOf(320, 213).jpeg().toBuffer(),
  });
  await tap(page.getByRole("button", { name: "Publish", exact: true }));
  await expect(page.getByText("The picture is on the site")).toBeVisible();
  // The fifth is the photograph in the phone's own chooser.
  expect(taps()).toBe(4);
  await expect(picture).toHaveAttribute("src", /gallery-images/);
  await page.getByRole("link", { name: "“Half body with a painted crown board”" }).click();
  await expect(page.getByRole("textbox", { name: "English" })).toHaveValue(
    "Half body with a painted crown board",
  );
});

test("slides that would take turns stand below each other with their words, each to be changed [EDIT-3]", async ({
  page,
  emptySite,
}) => {
  await page.setViewportSize(phone);
  await signIn(page, emptySite, { path: "/admin/site/en", title: "Edit Pages" });
  const slide = frameOf(page).locator(".preview-slides li").nth(3);
  await expect(slide.locator("img[data-document='pictures/hero-5']")).toBeAttached();
  await slide.locator("b content-mark").click();
  await page.getByRole("textbox", { name: "English" }).fill("Containers for the cold");
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(slide.locator("b content-mark")).toHaveText("Containers for the cold");
});

test("by keyboard: Tab between what can be changed, Enter opens, Escape closes, and the focus comes back [EDIT-7]", async ({
  page,
  emptySite,
}) => {
  await page.setViewportSize(phone);
  await signIn(page, emptySite, { path: "/admin/site/mr", title: "Edit Pages" });
  await headline(page).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Marathi" })).toBeFocused();
  await expectAccessible(page);
  await expectTargetsForThumbs(page);
  await expectNoSidewaysScrolling(page);
  await page.keyboard.press("Escape");
  await expect(headline(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(headline(page)).not.toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Marathi" })).toBeVisible();
});

test("links lead to the preview of their page, and nothing in it is sent [EDIT-2, EDIT-7]", async ({
  page,
  emptySite,
}) => {
  await signIn(page, emptySite, { path: "/admin/site/mr/contact", title: "Edit Pages" });
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && !request.url().includes("/admin/")) posts.push(request.url());
  });
  const frame = frameOf(page);
  await frame.locator("content-mark").first().waitFor();
  await frame.locator("form button[type=submit]").first().press("Enter");
  await page.keyboard.press("Escape");
  await frame
    .locator("header a[href='/mr']")
    .first()
    .click({ position: { x: 10, y: 10 } });
  await expect(page).toHaveURL(/\/admin\/site\/mr$/);
  expect(posts).toEqual([]);
});

test("drafts stand on another device, are looked at before and after, thrown away or published together [EDIT-4, EDIT-5]", async ({
  context,
  emptySite,
}) => {
  const first = await context.newPage();
  await signIn(first, emptySite, { path: "/admin/site/en", title: "Edit Pages" });
  await headline(first).click();
  await first.getByRole("textbox", { name: "English" }).fill("First draft");
  await first.getByRole("button", { name: "Save draft" }).click();
  await expect(headline(first)).toHaveText("First draft");

  const second = await context.newPage();
  await second.goto(`${emptySite.url}/admin/site/en?edit=texts/home.hero.getQuote`);
  await expect(headline(second)).toHaveText("First draft");
  await second.getByRole("textbox", { name: "English" }).fill("Second draft");
  await second.getByRole("button", { name: "Save draft" }).click();
  await second.getByRole("button", { name: "Publish 2 changes" }).click();
  const list = second.getByRole("dialog", { name: "Not published yet" });
  await expect(list).toContainText("First draft");
  await expect(list).toContainText("Get a Free Quote");
  await expectAccessible(second);
  await list.getByRole("button", { name: "Discard draft: Home: Heading" }).click();
  await expect(list).not.toContainText("First draft");
  await expect(headline(second)).toHaveText("Bodies");
  await list.getByRole("button", { name: "Publish all" }).press("Enter");
  await expect(list).toHaveCount(0);
  await expect(second.getByRole("button", { name: "Nothing to publish" })).toBeFocused();

  // The first device did not see that its draft was thrown away.
  await first.getByRole("textbox", { name: "English" }).fill("Late");
  await first.getByRole("button", { name: "Save draft" }).click();
  await expect(first.getByRole("alert")).toContainText("Somebody has saved a newer version");
  await first.getByRole("button", { name: "Save draft" }).click();
  await expect(headline(first)).toHaveText("Late");
});
