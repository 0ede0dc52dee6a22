import { enquiries, layout, person } from "#content/en/admin/index.ts";
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

base.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 360, height: 780 } });

const test = base.extend<{ inbox: RunningSite }>({ inbox: siteFilledBy(fillInbox) });

test("an enquiry is printed on one page; the data of its person is seen and erased, once the count is typed [ENQ-14, ENQ-15]", async ({
  page,
  inbox,
}) => {
  await signIn(page, inbox, { path: "/admin/enquiries", title: layout.sections.enquiries.title });
  await page.getByRole("link", { name: visitors[2].name }).click();
  await expect(page.getByRole("article", { name: visitors[2].name })).toBeVisible();
  const sheet = page.locator(".job-sheet");
  await expect(sheet).toBeHidden();
  await page.emulateMedia({ media: "print" });
  for (const words of [visitors[2].name, "+91 98220 12345", enquiries.sheet.customer])
    await expect(sheet).toContainText(words);
  await expect(sheet).toBeVisible();
  await expect(page.getByRole("button", { name: enquiries.sheet.print })).toBeHidden();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: "screen" });

  await page.getByRole("link", { name: person.link }).click();
  await expect(page.getByRole("heading", { name: person.what })).toBeVisible();
  await expectAccessible(page);
  await expectTargetsForThumbs(page);
  await expectNoSidewaysScrolling(page);
  await page.getByRole("button", { name: person.erase }).click();
  const question = page.getByRole("alertdialog");
  await expect(question.getByRole("button", { name: person.erase })).toBeDisabled();
  await question.getByRole("textbox").fill(String(visitors.length + 1));
  await question.getByRole("button", { name: person.erase }).click();
  await expect(page.getByRole("heading", { name: person.done })).toBeVisible();
  await expectAccessible(page);
});
