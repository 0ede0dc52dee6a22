import type { Page } from "@playwright/test";
import { owner, type RunningSite } from "#tests/support/running-site.ts";
import { expect } from "./fixtures.ts";

/**
 * Signs the owner in, on the way to a section of the back office or to the one it begins with, and takes the notice
 * away.
 */
export async function signIn(page: Page, site: RunningSite, section?: { path: string; title: string }) {
  const to = section === undefined ? "" : `?to=${encodeURIComponent(section.path)}`;
  await page.goto(`${site.url}/admin${to}`);
  await page.getByLabel("Email").fill(owner.email);
  await page.getByLabel("Password").fill(owner.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: section?.title ?? "Upload Images" }),
  ).toBeVisible();
  const close = page.getByRole("button", { name: "Close this notice" });
  await close.click();
  // It fades for a moment, in which it would be counted among the notices of a test.
  await expect(close).toHaveCount(0);
}

/** Fails when a control is too small for a thumb: less than 44 px high, or than 44 px wide. */
export async function expectTargetsForThumbs(page: Page) {
  const small = await page.evaluate(() =>
    [...document.querySelectorAll("a, button, input, select")]
      .filter((control) => control.checkVisibility() && !control.matches(".sr-only, [data-close-button]"))
      .map((control) => ({ what: control.outerHTML.slice(0, 120), box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 44 || box.height < 44)
      .map(({ what, box }) => `${Math.round(box.width)} x ${Math.round(box.height)}: ${what}`),
  );
  expect(small).toEqual([]);
}
