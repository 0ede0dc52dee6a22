import type { Locator, Page } from "@playwright/test";
import { enquiries, jobs, layout } from "#content/mr/admin/index.ts";
import type { RunningSite } from "#tests/support/running-site.ts";
import { fillInbox, visitors } from "./filled-inbox.ts";
import {
  test as base,
  expect,
  expectAccessible,
  expectNoSidewaysScrolling,
  siteFilledBy,
  tapWithoutLeaving,
} from "./fixtures.ts";
import { expectTargetsForThumbs, signIn, untilHydrated } from "./sign-in.ts";

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

test("a call is answered and marked in three taps, undone, and put off to a day; once won it asks for the amount [ENQ-9, ENQ-10, ENQ-13]", async ({
  page,
  inbox,
}) => {
  const text = enquiries.outcome;
  await openInMarathi(page, inbox);
  const card = cardOf(page, visitors[2].name);
  const button = (name: string) => card.getByRole("button", { name, exact: true });
  await page
    .getByRole("navigation", { name: layout.sectionLinks })
    .getByRole("link", { name: layout.sections.enquiries.short })
    .filter({ visible: true })
    .click();
  await tapWithoutLeaving(card.getByRole("link", { name: enquiries.reply.call }));
  await expectAccessible(page);
  await expectTargetsForThumbs(page);
  await expectNoSidewaysScrolling(page);
  await button(text.answered).click();
  await expect(page.getByText(enquiries.marked.answered)).toBeVisible();
  await expect(card.getByText(enquiries.states.answered)).toBeVisible();
  await expect(button(text.answered)).toHaveCount(0);
  await expect(card.getByRole("link", { name: enquiries.reply.call })).toBeFocused();
  await page.getByRole("button", { name: layout.undo }).click();
  await expect(page.getByText(enquiries.marked.new)).toBeVisible();
  await expect(card.getByText(enquiries.states.new)).toBeVisible();

  await tapWithoutLeaving(card.getByRole("link", { name: enquiries.reply.call }));
  await button(text.later).click();
  await expect(button(text.tomorrow)).toBeFocused();
  await expectAccessible(page);
  await expectTargetsForThumbs(page);
  await expectNoSidewaysScrolling(page);
  await button(text.threeDays).click();
  await expect(page.getByText(text.noted)).toBeVisible();
  const [on = ""] = text.callBackOn.split("{day}");
  await expect(card.getByText(on)).toBeVisible();
  const article = page.getByRole("article", { name: visitors[2].name });
  await card.getByRole("link", { name: visitors[2].name }).click();
  await expect(article).toBeVisible();
  expect(await page.getByText(text.noted).count()).toBeLessThan(2);

  await page.goto(`${inbox.url}/admin/enquiries?state=call-back`);
  await untilHydrated(page);
  await page.getByRole("link", { name: visitors[2].name }).click();
  await expect(article.getByText(on)).toBeVisible();
  await tapWithoutLeaving(article.getByRole("link", { name: enquiries.reply.whatsapp }));
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await article.getByRole("group", { name: text.title }).getByRole("button", { name: text.won }).click();
  await article.getByRole("button", { name: jobs.onlyWon }).click();
  await expect(page.getByText(enquiries.marked.won)).toBeVisible();
  await expect(article.getByText(on)).toHaveCount(0);

  const asked = page.getByRole("form", { name: enquiries.details.ask });
  await expect(asked.getByRole("textbox")).toBeFocused();
  await expectAccessible(page);
  await expectTargetsForThumbs(page);
  await expectNoSidewaysScrolling(page);
  await asked.getByRole("textbox").fill("१,२५,०००");
  await asked.getByRole("button", { name: enquiries.details.save }).click();
  await expect(asked).toHaveCount(0);
  await expect(article.getByRole("textbox", { name: enquiries.details.won })).toHaveValue("1,25,000");
});
