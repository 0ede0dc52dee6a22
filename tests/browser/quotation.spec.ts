import { enquiries, layout, quotation as text } from "#content/mr/admin/index.ts";
import type { RunningSite } from "#tests/support/running-site.ts";
import { receiveEnquiry } from "#tests/support/site-enquiries.ts";
import { filledBy } from "./filled-inbox.ts";
import {
  test as base,
  expect,
  expectAccessible,
  expectNoSidewaysScrolling,
  openedBy,
  siteFilledBy,
} from "./fixtures.ts";
import { expectTargetsForThumbs, signIn } from "./sign-in.ts";

// Notices that fade would be looked at half transparent.
base.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 360, height: 780 } });

const name = "सुनीता पवार";

const fillWithEnquiry = filledBy(async (site) => {
  const id = await receiveEnquiry(site, { name, language: "mr" });
  await site.services.enquiries.saveDetails(id, { name, quoted: "1,25,000", won: "" }, 0);
});

const test = base.extend<{ asked: RunningSite }>({ asked: siteFilledBy(fillWithEnquiry) });

test("what is typed over a quotation that was saved elsewhere stays, beside what differs; begun with what was quoted and saved, sharing comes into view, and it is one page of A4 [QUO-3, QUO-4, QUO-5]", async ({
  context,
  asked,
}) => {
  const page = await context.newPage();
  await page.goto(`${asked.url}/admin`);
  await page.getByRole("button", { name: "मराठी" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "mr");
  await signIn(page, asked, { path: "/admin/enquiries", title: layout.sections.enquiries.title });
  await page.getByRole("link", { name }).click();
  await page.getByRole("link", { name: text.make }).click();
  await page.getByLabel(text.fields.what, { exact: true }).fill("कंटेनर बॉडी");
  await expect(page.getByLabel(text.fields.price)).toHaveValue("1,25,000");
  await page.getByRole("button", { name: text.save, exact: true }).click();
  const share = page.getByRole("link", { name: text.share });
  await expect(share).toBeFocused();
  await expect(share).toBeInViewport();
  await expect(page.getByRole("button", { name: text.print })).toBeInViewport();
  await expectAccessible(page);

  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByLabel(text.fields.price).fill("1,20,000");
  await other.getByRole("button", { name: text.save, exact: true }).click();
  await expect(other.getByRole("link", { name: text.share })).toBeFocused();
  await other.close();

  await page.getByLabel(text.fields.price).fill("1,30,000");
  await page.getByLabel(text.fields.note).fill("अर्धी रक्कम आगाऊ.");
  await page.getByRole("button", { name: text.save, exact: true }).click();
  const newer = page.getByRole("region", { name: text.newer.title });
  await expect(newer).toContainText("₹1,20,000");
  await expect(newer).toContainText("₹1,30,000");
  await expect(newer).toContainText("अर्धी रक्कम आगाऊ.");
  await expect(page.getByLabel(text.fields.price)).toHaveValue("1,30,000");
  await expectAccessible(page);
  await expectTargetsForThumbs(page);
  await expectNoSidewaysScrolling(page);
  await page.getByRole("button", { name: text.newer.replace }).click();
  await expect(newer).toHaveCount(0);
  await expect(share).toBeFocused();
  await page.reload();
  await expect(page.getByLabel(text.fields.price)).toHaveValue("1,30,000");
  await expect(page.getByText(text.earlier)).toBeVisible();
  const paper = await openedBy(page.getByRole("link", { name: text.see }));
  await expect(paper.getByRole("heading", { level: 1 })).toContainText("Q-");
  const pdf = (await paper.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/MediaBox \[[^\]]*\]/g)).toEqual([expect.stringMatching(/0 0 594\.9\d* 841\.9\d*/)]);
  await paper.close();
  await page.getByRole("link", { name: text.back }).click();
  await expect(page.getByRole("article", { name })).toContainText(enquiries.states.new);
});
