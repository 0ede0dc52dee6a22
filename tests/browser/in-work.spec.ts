import { photographOf } from "#tests/support/photographs.ts";
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from "./fixtures.ts";
import { expectTargetsForThumbs, signIn } from "./sign-in.ts";

// Notices that fade would be looked at half transparent.
test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 360, height: 740 } });

const photograph = async (name: string) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await photographOf(640, 480).jpeg().toBuffer(),
});

test("on a phone a before is saved alone, shown early, gets its after and is published [WRK-1, WRK-3, WRK-4, WRK-5, WRK-7]", async ({
  page,
  emptySite: site,
}) => {
  await signIn(page, site);
  await page.getByLabel("Category").selectOption("denting");
  await page.getByLabel("Files: before images").setInputFiles(await photograph("before.jpg"));
  await page.getByLabel("Pair 1 has no after photo yet: save it as in progress").check();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Upload Images" }).click();
  await expect(page.getByText("1 photo is kept in progress until its after photo comes.")).toBeVisible();
  await page.getByRole("link", { name: "In progress" }).click();

  const card = page.getByRole("article", { name: "Vehicle Project" });
  const before = card.getByRole("button", { name: "Show Vehicle Project large" }).locator("img");
  await expect.poll(() => before.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await expect(card).toContainText("Came today");
  await expectAccessible(page);
  await expectTargetsForThumbs(page);
  await expectNoSidewaysScrolling(page);

  await card.getByRole("button", { name: "Show on the site now: Vehicle Project" }).click();
  await expect(page.getByText("Now on the home page and in the gallery: Vehicle Project")).toBeVisible();
  await expect(card.getByText("On the site")).toBeVisible();
  const visit = await page.context().newPage();
  await visit.goto(site.url);
  const section = visit.locator("[data-shed]");
  await expect(section).toContainText("Day 1 of 5");
  await section.scrollIntoViewIfNeeded();
  await expectAccessible(visit);

  await card
    .locator("input[type=file]")
    .last()
    .setInputFiles(await photograph("after.jpg"));
  await expect(page.getByText("Published with before and after: Vehicle Project")).toBeVisible();
  await expect(page.getByText("Nothing is in progress.")).toBeVisible();
  await visit.reload();
  await expect(section).toHaveCount(0);
  await visit.goto(`${site.url}/gallery`);
  await expect(visit.getByLabel("Show after: Vehicle Project")).toBeAttached();
});
