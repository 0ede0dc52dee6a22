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

test("what its number asked before is merged with an enquiry, and separated by the notice [ENQ-16]", async ({
  page,
  inbox,
}) => {
  const text = enquiries.before;
  await signIn(page, inbox, { path: "/admin/enquiries", title: layout.sections.enquiries.title });
  await page.getByRole("link", { name: visitors[2].name }).click();
  const article = page.getByRole("article", { name: visitors[2].name });
  const merge = article.getByRole("button", { name: text.merge });
  await expect(merge).toHaveCount(2);
  await merge.first().click();
  await expect(page.getByText(text.merged)).toBeVisible();
  const separate = article.getByRole("button", { name: text.separate });
  await expect(separate).toHaveCount(1);
  await expect(article.getByText(`${visitors[1].name}:`).filter({ visible: true })).toHaveCount(1);
  await expectAccessible(page);
  await expectTargetsForThumbs(page);
  await expectNoSidewaysScrolling(page);
  await page.getByRole("button", { name: layout.undo }).click();
  await expect(merge).toHaveCount(2);
  await expect(separate).toHaveCount(0);
});
