import { photographOf } from "#tests/support/photographs.ts";
import { complaintsOf, expect, expectAccessible, expectNoSidewaysScrolling, test } from "./fixtures.ts";
import { expectTargetsForThumbs, signIn } from "./sign-in.ts";

// Notices that fade would be looked at half transparent.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("on a phone the owner puts a photograph into the hero with its point, and takes it back [PLC-1, PLC-5, PLC-6, PLC-7]", async ({
  context,
  emptySite,
}) => {
  const page = await context.newPage();
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, emptySite, { path: "/admin/pictures", title: "Site Pictures" });
  const tile = page.getByRole("link", { name: /^Large picture 1/ });
  await expect(tile).toContainText("Illustration");
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await expectTargetsForThumbs(page);
  await tile.press("Enter");

  const file = page.locator("input[type=file]");
  await file.setInputFiles({
    name: "shop.jpg",
    mimeType: "image/jpeg",
    buffer: Buffer.from("no photograph"),
  });
  await expect(page.getByText("The file is not a photograph.")).toBeVisible();
  await expect(file).toHaveAttribute("aria-invalid", "true");
  const buffer = await photographOf(320, 213).jpeg().toBuffer();
  await file.setInputFiles({ name: "shop.jpg", mimeType: "image/jpeg", buffer });
  await expect(page.getByText("Not on the site yet")).toBeVisible();
  await page
    .getByRole("button", { name: "Set the point in the picture" })
    .click({ position: { x: 70, y: 40 } });
  const across = page.getByRole("slider", { name: "From left to right" });
  await expect(across).not.toHaveValue("50");
  await across.press("Home");
  await page.getByRole("slider", { name: "From top to bottom" }).press("End");
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await expectTargetsForThumbs(page);
  await page.getByRole("button", { name: "Put it on the site" }).press("Enter");
  await expect(page.getByText("On the site now")).toBeVisible();

  await expect(page.getByText("With it stands: “Tata Ace”")).toBeVisible();
  await expect(page.getByText("With it stands: “Half body with a painted crown board”")).toBeVisible();
  const words = page.getByRole("link", { name: "Change these words" }).first();
  await expect(words).toHaveAttribute("href", "/admin/words/text?key=home.hero.slides.0.caption");

  const visitor = await context.newPage();
  const complaints = complaintsOf(visitor);
  await visitor.goto(emptySite.url);
  const slide = visitor.locator("[data-slide='0']");
  await expect(slide.locator("img")).toHaveCSS("object-position", "0% 100%");
  await expect(slide.getByText("Illustration")).toHaveCount(0);
  await expectAccessible(visitor);

  const undo = page.getByRole("button", { name: "Undo" });
  await page.getByRole("button", { name: "Back to the original picture" }).press("Enter");
  await expect(page.getByText("The original picture is back")).toBeVisible();
  await expect(undo).toHaveCount(1);
  await undo.click();
  await expect(page.getByText("It is as it was before")).toBeVisible();
  await visitor.reload();
  await expect(slide.locator("img")).toHaveCSS("object-position", "0% 100%");
  await page.getByRole("button", { name: "Back to the original picture" }).press("Enter");
  await expect(page.getByText("The original picture is back")).toBeVisible();
  await visitor.reload();
  await expect(slide.getByText("Illustration")).toBeVisible();
  expect(complaints).toEqual([]);
});

test("what the owner unfolds of the sheet stays unfolded: by Back, by the link of a place, without asking again [PLC-6]", async ({
  page,
  emptySite,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, emptySite, { path: "/admin/pictures", title: "Site Pictures" });
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4000);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));

  await page.locator("summary", { hasText: "Home" }).press("Enter");
  const denting = page.locator("summary", { hasText: "Denting" });
  await expect(denting).toContainText("7 pictures");
  await denting.press("Enter");
  const place = page.getByRole("link", { name: /^Denting: at the top/ });
  await expect(place).toBeVisible();
  await expect(page).toHaveURL(/\?open=%2Fservices%2Fdenting$/);
  expect(asked.filter((url) => url.includes(".data"))).toEqual([]);
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await expectTargetsForThumbs(page);
  await place.press("Enter");
  await expect(page.getByRole("heading", { name: "Denting: at the top" })).toBeVisible();
  await page.goBack();
  await expect(place).toBeInViewport();
  await expect(page.getByRole("link", { name: /^Large picture 1/ })).toBeHidden();

  await page.goto(`${emptySite.url}/admin/pictures/bumper-capability-4`);
  await page.getByRole("link", { name: "All site pictures" }).click();
  await expect(page.locator("#bumper-capability-4")).toBeInViewport();
});
