import type { Page } from "@playwright/test";
import { enquiries, jobs, layout } from "#content/en/admin/index.ts";
import { textsOf } from "#content/texts.server.ts";
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
  tapWithoutLeaving,
} from "./fixtures.ts";
import { expectTargetsForThumbs, signIn } from "./sign-in.ts";

// Notices that fade would be looked at half transparent.
base.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 360, height: 780 } });

const fillWithEnquiry = filledBy(async (site) => {
  await site.services.referenceLists.add("vehicle_names", "Tata Ace");
  await site.services.referenceLists.add("body_types", "Container");
  await receiveEnquiry(site, { language: "en" });
});

const test = base.extend<{ asked: RunningSite }>({ asked: siteFilledBy(fillWithEnquiry) });

async function expectForThumbs(page: Page) {
  await expectAccessible(page);
  await expectTargetsForThumbs(page);
  await expectNoSidewaysScrolling(page);
}

test("an enquiry is won, worked on under the customer's eyes, and delivered [JOB-2, JOB-3, JOB-4, JOB-6]", async ({
  page,
  asked,
}) => {
  await signIn(page, asked, { path: "/admin/enquiries", title: layout.sections.enquiries.title });
  await tapWithoutLeaving(page.getByRole("link", { name: enquiries.reply.call }));
  await page.getByRole("button", { name: enquiries.outcome.won }).click();
  await expect(page.getByLabel(jobs.fields.vehicleName)).toHaveValue("Tata Ace");
  await expectForThumbs(page);
  await page.getByRole("button", { name: "In 2 weeks" }).click();
  await page.getByRole("button", { name: jobs.open }).click();
  await expect(page.getByText(jobs.success.open)).toBeVisible();
  const list = page.getByRole("list", { name: enquiries.list });
  await expect(list.getByText(enquiries.states.won, { exact: true })).toBeVisible();

  await page.getByRole("button", { name: layout.menu }).click();
  await page.getByRole("link", { name: layout.sections.calendar.title }).filter({ visible: true }).click();
  const card = page.getByRole("article", { name: "Tata Ace" });
  await expectForThumbs(page);
  await card.getByRole("button", { name: "Next: Sub-frame" }).click();
  await expect(card.getByRole("button", { name: "Next: Body" })).toBeVisible();
  await page.getByRole("button", { name: layout.undo }).click();
  await expect(card.getByRole("button", { name: "Next: Sub-frame" })).toBeVisible();
  await card.getByRole("button", { name: jobs.moveDay }).click();
  await expectForThumbs(page);
  await card.getByRole("button", { name: enquiries.outcome.week, exact: true }).click();
  await expect(page.getByRole("heading", { name: jobs.groups["next week"] })).toBeVisible();

  await card.getByRole("link", { name: "Tata Ace" }).click();
  await page.getByRole("button", { name: jobs.stages.ready }).click();
  await page.getByRole("link", { name: jobs.all }).click();
  await card.getByRole("button", { name: jobs.deliver }).click();
  await expect(page.getByRole("heading", { name: jobs.after.title })).toBeVisible();
  await page.getByRole("button", { name: layout.undo }).click();
  await expect(page.getByRole("heading", { name: jobs.after.title })).toHaveCount(0);
  const paint = page.getByRole("button", { name: jobs.stages.paint });
  await paint.click();
  await expect(paint).toHaveAttribute("aria-pressed", "true");
  await expectForThumbs(page);
  const customer = await openedBy(page.getByRole("link", { name: jobs.link.see }));
  await expect(customer.getByRole("listitem").filter({ hasText: jobs.stages.paint })).toHaveAttribute(
    "aria-current",
    "step",
  );
  await expectAccessible(customer);
  await expectNoSidewaysScrolling(customer);

  await page.getByRole("button", { name: jobs.stages.delivered }).click();
  await expect(page.getByRole("link", { name: jobs.after.thank })).toHaveAttribute(
    "href",
    /wa\.me\/919822012345/,
  );
  await expect(page.getByRole("link", { name: jobs.after.upload })).toBeFocused();
  await expect(page.getByRole("link", { name: jobs.after.thank })).toBeInViewport();
  await expectForThumbs(page);
  await customer.reload();
  await expect(customer.getByText(textsOf("en").job.page.delivered.split("{day}")[1] ?? "")).toBeVisible();
  await page.getByRole("link", { name: jobs.after.upload }).click();
  await expect(page.getByRole("combobox", { name: "Vehicle name" })).toHaveValue("Tata Ace");
  await expect(page.getByRole("combobox", { name: "Body type" })).toHaveValue("Container");
  await expect(page).toHaveURL(/\/admin\/upload$/);
});
