import { join } from "node:path";
import SqliteFile from "better-sqlite3";
import type { RunningSite } from "#tests/support/running-site.ts";
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from "./fixtures.ts";
import { expectTargetsForThumbs, signIn } from "./sign-in.ts";

const titles = { en: "Numbers", hi: "आँकड़े", mr: "आकडे" };

function fillSums({ dataDir }: RunningSite): void {
  const file = new SqliteFile(join(dataDir, "rathkar.sqlite"));
  const insert = file.prepare(
    "insert or replace into daily_counts (kind, day, name, count) values (?, ?, ?, ?)",
  );
  for (let ago = 0; ago < 400; ago++) {
    const day = new Date(Date.now() - ago * 86_400_000 + 19_800_000).toISOString().slice(0, 10);
    insert.run("source", day, "a-very-long-name-of-a-newspaper-that-nobody-breaks.example", 20 + (ago % 7));
    insert.run("page", day, "/services/denting", 30);
    insert.run("call", day, "/contact", ago % 5);
  }
  file.close();
}

test("the numbers are read on a phone, in three languages, by eye and by ear [NUM-3, NUM-5]", async ({
  page,
  emptySite,
}) => {
  fillSums(emptySite);
  await page.setViewportSize({ width: 360, height: 640 });
  await signIn(page, emptySite, { path: "/admin/statistics", title: "Numbers" });
  await expect(page.getByText(/^\d+ visits in the last seven days, /)).toBeVisible();
  for (const summary of await page.locator("main details > summary").all()) await summary.click();
  await expect(page.getByRole("columnheader", { name: "Week before" })).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download CSV" }).click();
  expect((await download).suggestedFilename()).toMatch(/^numbers-.*\.csv$/);

  for (const [language, title] of Object.entries(titles)) {
    const from = { Origin: emptySite.url };
    await page.request.post(`${emptySite.url}/admin/language`, { form: { language }, headers: from });
    await page.goto(`${emptySite.url}/admin/statistics`);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await expectTargetsForThumbs(page);
  }
});
