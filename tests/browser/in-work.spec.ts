import { readConfig } from "#platform/config.ts";
import { silentLog } from "#platform/log.ts";
import { createServices } from "#server/start/create-services.ts";
import { photographOf } from "#tests/support/photographs.ts";
import type { RunningSite } from "#tests/support/running-site.ts";
import { addInWork } from "#tests/support/site-gallery.ts";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScrolling,
  siteFilledBy,
  test as siteTest,
} from "./fixtures.ts";
import { expectTargetsForThumbs, signIn } from "./sign-in.ts";

/** Fills a fresh data folder with one vehicle that came today. */
async function fillShed(dataDir: string): Promise<void> {
  const { services, close } = await createServices(readConfig({ DATA_DIR: dataDir }), silentLog);
  await addInWork({ services }, "Tata Ace", "painting");
  await services.pictures.warmedUp();
  await close();
}

const test = siteTest.extend<{ shed: RunningSite }>({ shed: siteFilledBy(fillShed) });

// Notices that fade would be looked at half transparent.
test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 360, height: 740 } });

test("on a phone what is in work is shown early, gets its after and is published [WRK-3, WRK-4, WRK-5, WRK-7]", async ({
  page,
  shed,
}) => {
  await signIn(page, shed, { path: "/admin/images/in-work", title: "Manage Images" });
  const card = page.getByRole("article", { name: "Tata Ace" });
  const before = card.getByRole("button", { name: "Show Tata Ace large" }).locator("img");
  await expect.poll(() => before.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await expectAccessible(page);
  await expectTargetsForThumbs(page);
  await expectNoSidewaysScrolling(page);

  await card.getByRole("button", { name: "Show on the site already: Tata Ace" }).click();
  await expect(page.getByText("Now on the home page and in the gallery: Tata Ace")).toBeVisible();
  await expect(card.getByText("On the site")).toBeVisible();
  const visit = await page.context().newPage();
  await visit.goto(shed.url);
  const section = visit.locator("[data-shed]");
  await expect(section).toContainText("Day 1 of 5");
  await section.scrollIntoViewIfNeeded();
  await expectAccessible(visit);

  await card
    .locator("input[type=file]")
    .last()
    .setInputFiles({
      name: "after.jpg",
      mimeType: "image/jpeg",
      buffer: await photographOf(640, 480).jpeg().toBuffer(),
    });
  await expect(page.getByText("Published with before and after: Tata Ace")).toBeVisible();
  await expect(page.getByText("Nothing is in work.")).toBeVisible();
  await visit.reload();
  await expect(section).toHaveCount(0);
  await visit.goto(`${shed.url}/gallery`);
  await expect(visit.getByLabel("Show after: Tata Ace")).toBeAttached();
});
