import type { Page } from "@playwright/test";
import { sections } from "#app/admin/kit/page/sections.ts";
import * as english from "#content/en/admin/index.ts";
import * as marathi from "#content/mr/admin/index.ts";
import type { AdminText } from "#content/texts.ts";
import { owner } from "#tests/support/running-site.ts";
import { sentencesOf } from "#tests/support/sentences.ts";
import { fillInbox, visitors } from "./filled-inbox.ts";
import {
  test as base,
  expect,
  expectAccessible,
  expectNoSidewaysScrolling,
  siteFilledBy,
} from "./fixtures.ts";
import { expectTargetsForThumbs, signIn, untilHydrated } from "./sign-in.ts";
import { fillSmallGallery } from "./small-gallery.ts";

// Notices that fade would be looked at half transparent.
base.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 360, height: 740 } });

const test = base.extend({
  emptySite: siteFilledBy(async (dataDir) => {
    await fillSmallGallery(dataDir);
    await fillInbox(dataDir);
  }),
});

const names =
  /[\w:/.@]+\.com(\/\w+)?|English|Zoho Mail|Authenticated SMTP|Open Half Body|Denting|<b>two<\/b> lines|\b[AP]M\b/g;

const { layout, session, account, images, enquiries, upload, referenceLists } = marathi;

function chooseMarathi(page: Page) {
  return page.getByRole("button", { name: "मराठी" }).click();
}

async function expectGoodOnPhone(page: Page) {
  await expect(page.locator("html")).toHaveAttribute("lang", "mr");
  await expectNoSidewaysScrolling(page);
  await expectTargetsForThumbs(page);
  const cut = page.getByRole("navigation", { name: layout.sectionLinks }).locator("span.truncate");
  const words = await cut.evaluateAll((spans) =>
    spans.filter((span) => span.scrollWidth > span.clientWidth).map((span) => span.textContent),
  );
  expect(words).toEqual([]);
}

test("the owner signs in and walks through all sections in Marathi on a phone [ADM-10]", async ({
  page,
  emptySite,
}) => {
  test.slow();
  await page.goto(`${emptySite.url}/admin`);
  await chooseMarathi(page);
  await expect(page.getByRole("heading", { level: 1, name: session.title })).toBeVisible();
  await expectGoodOnPhone(page);
  await expectAccessible(page);
  await page.getByLabel(session.email).fill(owner.email);
  await page.getByLabel(session.password, { exact: true }).fill(owner.password);
  await page.getByRole("button", { name: session.signIn }).click();
  await expect(page.getByText(session.signedIn)).toBeVisible();

  const bar = page.getByRole("navigation", { name: layout.sectionLinks });
  for (const { name } of sections) {
    const { title } = layout.sections[name];
    await bar.getByRole("button", { name: layout.menu }).click();
    await expectGoodOnPhone(page);
    await bar
      .locator("[popover]")
      .getByRole("link", { name: new RegExp(`^${title}`) })
      .click();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(`${title} | रथकार बॅक ऑफिस`);
    await expectGoodOnPhone(page);
    await expectAccessible(page);
    expect(await englishOn(page)).toEqual([]);
  }
});

async function englishOn(page: Page): Promise<string[]> {
  const shown = (await page.getByRole("main").innerText()).replaceAll(names, "");
  const marathiWords = new Set(wordsOf(marathi));
  const englishWords = new Set(wordsOf(english).filter((word) => !marathiWords.has(word)));
  return latinWordsIn(shown).filter((word) => englishWords.has(word));
}

function wordsOf({ language: _, ...text }: AdminText): string[] {
  return sentencesOf(text).flatMap(([, sentence]) => latinWordsIn(sentence.replace(/\{\w+\}/g, "")));
}

function latinWordsIn(text: string): string[] {
  return text.toLowerCase().match(/(?<![a-z\d])[a-z]{2,}(?![a-z\d])/g) ?? [];
}

test("dialogs, questions, refusals and an enquiry are Marathi on a phone, ask for Marathi first, and fit [ADM-10, FACT-17]", async ({
  context,
  emptySite,
}) => {
  test.slow();
  const page = await context.newPage();
  await signIn(page, emptySite);
  await page.goto(`${emptySite.url}/admin/account`);
  await chooseMarathi(page);
  await expect(page.getByRole("heading", { name: account.password.title })).toBeVisible();
  await untilHydrated(page);
  await page.getByLabel(account.password.new, { exact: true }).fill("12345");
  await page.getByLabel(account.password.confirmation, { exact: true }).fill("12345");
  await page.getByRole("button", { name: account.password.update }).click();
  await expect(page.getByRole("alert")).toHaveText("पासवर्डमध्ये किमान 6 अक्षरे किंवा अंक हवेत");
  await expectGoodOnPhone(page);

  await page.goto(`${emptySite.url}/admin/images`);
  await untilHydrated(page);
  await page.getByRole("button", { name: "Tata Ace मोठा दाखवा" }).first().click();
  await page.getByRole("button", { name: "Tata Ace बदला" }).click();
  const captions = page.getByRole("group", { name: images.fields.captions }).getByRole("textbox");
  await expect(captions.first()).toHaveAccessibleName(images.fields.captionMr);
  await page.getByLabel(images.fields.vehicleName).fill(" ");
  await page.getByRole("button", { name: images.save }).click();
  await expect(page.getByRole("alert")).toContainText(images.problems.missing);
  await expectGoodOnPhone(page);
  await page.getByRole("button", { name: layout.cancel }).click();
  await page.getByRole("button", { name: images.leave }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("button", { name: layout.bulk.select, exact: true }).click();
  await page.getByRole("checkbox", { name: "Tata Ace निवडा" }).first().check();
  await page.getByRole("button", { name: images.bulkDelete.delete, exact: false }).first().click();
  await expectGoodOnPhone(page);

  await page.goto(`${emptySite.url}/admin/vehicle-names`);
  await untilHydrated(page);
  await page.getByLabel(referenceLists.vehicleNames.add).fill("Carry");
  await page.getByRole("button", { name: referenceLists.add, exact: true }).click();
  await expect(page.getByRole("alert")).toHaveText(referenceLists.vehicleNames.duplicate);
  await page.getByRole("button", { name: "Carry हटवा" }).click();
  await expect(page.getByRole("alertdialog")).toContainText(referenceLists.vehicleNames.question);
  await expectGoodOnPhone(page);

  await page.goto(`${emptySite.url}/admin/upload`);
  await untilHydrated(page);
  await page.getByRole("button", { name: upload.submit }).click();
  await expect(page.getByRole("alert")).toHaveText(upload.problems["no main image"]);
  await page.getByLabel(upload.details.category).selectOption({ label: images.work.denting });
  await expect(page.getByRole("button", { name: "आधीचे फोटो निवडा" })).toBeVisible();
  await expectGoodOnPhone(page);

  await page.goto(`${emptySite.url}/admin/enquiries`);
  await page.getByRole("link", { name: visitors[2].name }).click();
  await expect(page.getByRole("heading", { name: enquiries.note.title })).toBeVisible();
  await expectGoodOnPhone(page);
  await page.getByRole("button", { name: enquiries.states.won }).click();
  await expect(page.getByText(enquiries.marked.won)).toBeVisible();
});
