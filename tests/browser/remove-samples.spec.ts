import { join } from "node:path";
import SqliteFile from "better-sqlite3";
import type { RunningSite } from "#tests/support/running-site.ts";
import { expect, expectAccessible, siteFilledBy, test as siteTest } from "./fixtures.ts";
import { carries, fillManagedGallery } from "./managed-gallery.ts";
import { expectTargetsForThumbs, signIn } from "./sign-in.ts";

const test = siteTest.extend<{ managed: RunningSite }>({ managed: siteFilledBy(fillManagedGallery) });

// Notices that fade would be looked at half transparent.
test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 360, height: 740 } });

test("removing all samples is asked about first, and can be undone [BIN-1]", async ({ page, managed }) => {
  const file = new SqliteFile(join(managed.dataDir, "rathkar.sqlite"));
  file.prepare("update gallery_images set is_sample = 1 where vehicle_name = 'Carry'").run();
  file.close();
  await signIn(page, managed, { path: "/admin/images?kind=sample", title: "Manage Images" });
  const found = page.getByText(`${carries} images found: Samples`);
  const question = page.getByRole("alertdialog");
  const remove = page.getByRole("button", { name: `Remove all ${carries} samples` });

  await remove.press("Enter");
  await expect(question).toContainText(`Are you sure you want to remove all ${carries} samples?`);
  await expectAccessible(page);
  await expectTargetsForThumbs(page);
  await page.keyboard.press("Escape");
  await expect(found).toBeVisible();

  await remove.press("Enter");
  await question.getByRole("button", { name: "Delete" }).press("Enter");
  await expect(found).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(found).toBeVisible();
});
