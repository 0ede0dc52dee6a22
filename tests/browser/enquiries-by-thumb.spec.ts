import type { Locator, Page } from "@playwright/test";
import { enquiries, layout } from "#content/mr/admin/index.ts";
import type { RunningSite } from "#tests/support/running-site.ts";
import { fillInbox, visitors } from "./filled-inbox.ts";
import {
  test as base,
  expect,
  expectAccessible,
  expectNoSidewaysScrolling,
  siteFilledBy,
} from "./fixtures.ts";
import { expectTargetsForThumbs, signIn } from "./sign-in.ts";

// Notices that fade would be looked at half transparent.
base.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 360, height: 780 } });

const test = base.extend<{ inbox: RunningSite }>({ inbox: siteFilledBy(fillInbox) });

async function openInMarathi(page: Page, site: RunningSite) {
  await page.goto(`${site.url}/admin`);
  await page.getByRole("button", { name: "मराठी" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "mr");
  await signIn(page, site, { path: "/admin/enquiries", title: layout.sections.enquiries.title });
}

async function bottomOf(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  return (box?.y ?? 0) + (box?.height ?? 0);
}

const cardOf = (page: Page, name: string) =>
  page.getByRole("list", { name: enquiries.list }).getByRole("listitem").filter({ hasText: name });

test("on a phone the first card is whole on the first screen, and the filters wait behind one button [ENQ-8]", async ({
  page,
  inbox,
}) => {
  await openInMarathi(page, inbox);
  const card = cardOf(page, visitors[2].name);
  const bar = await page.getByRole("navigation", { name: layout.sectionLinks }).boundingBox();
  expect(await bottomOf(card)).toBeLessThan(bar?.y ?? 0);
  await expect(card.getByRole("link", { name: enquiries.reply.call })).toHaveAttribute(
    "href",
    "tel:+919822012345",
  );
  await expect(card.getByRole("link", { name: enquiries.reply.whatsapp })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/919822012345\?text=/,
  );
  await expectAccessible(page);
  await expectTargetsForThumbs(page);
  await expectNoSidewaysScrolling(page);

  const states = page.getByRole("navigation", { name: enquiries.stateLinks });
  await expect(states).toBeHidden();
  await page.getByRole("button", { name: layout.filter }).click();
  await states.getByRole("link", { name: enquiries.states.spam }).click();
  await expect(cardOf(page, "Casino Royal")).toBeVisible();
  await expectAccessible(page);
  await expectTargetsForThumbs(page);
  await expectNoSidewaysScrolling(page);
});
