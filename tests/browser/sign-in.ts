import { join } from "node:path";
import type { Page } from "@playwright/test";
import SqliteFile from "better-sqlite3";
import { owner, type RunningSite } from "#tests/support/running-site.ts";
import { expect, untilStyled } from "./fixtures.ts";

export async function signIn(
  page: Page,
  { url }: RunningSite,
  { path, title } = { path: "/admin/upload", title: "Upload Images" },
) {
  const answer = await page.request.post(`${url}/admin/session`, { data: owner, headers: { Origin: url } });
  expect(answer.status()).toBe(200);
  await page.goto(url + path);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await untilHydrated(page);
}

/** As if everybody had signed in an hour ago. */
export function ageSessions({ dataDir }: RunningSite): void {
  const file = new SqliteFile(join(dataDir, "rathkar.sqlite"));
  file.prepare("update session set createdAt = ?").run(new Date(Date.now() - 3_600_000).toISOString());
  file.close();
}

export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => window.earlyPress === undefined);
}

/** Fails when a control, or the label that a box is ticked by, is less than 44 px high or wide: too small for a thumb. */
export async function expectTargetsForThumbs(page: Page) {
  await untilStyled(page);
  const small = await page.evaluate(() =>
    [...document.querySelectorAll("a, button, input:not([type=file]), select")]
      .filter((control) => control.checkVisibility() && !control.matches(".sr-only, [data-close-button]"))
      .map((control) =>
        control.matches("[type=checkbox], [type=radio]") ? (control.closest("label") ?? control) : control,
      )
      .map((control) => ({ what: control.outerHTML.slice(0, 120), box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 44 || box.height < 44)
      .map(({ what, box }) => `${Math.round(box.width)} x ${Math.round(box.height)}: ${what}`),
  );
  expect(small).toEqual([]);
}
