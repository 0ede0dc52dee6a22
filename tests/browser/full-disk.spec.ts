import { cpSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { layout } from "#content/en/admin/layout.ts";
import { languages } from "#content/languages.ts";
import { textsOf } from "#content/texts.server.ts";
import { type RunningSite, siteStarter } from "#tests/support/running-site.ts";
import { type Disk, mountDisk } from "../faults/schedules/world/disk.ts";
import { examineMachine } from "../faults/schedules/world/machine.ts";
import { test as base, expect, expectAccessible, expectNoSidewaysScrolling, ownNetwork } from "./fixtures.ts";
import { signIn } from "./sign-in.ts";

const startSite = siteStarter();
const { disk: words } = layout.outages;

const test = base.extend<{ small: { site: RunningSite; disk: Disk } }>({
  small: async ({ context }, use) => {
    await using disk = await mountDisk();
    const dataDir = join(disk.path, "data");
    await using model = await startSite();
    await model.stop();
    cpSync(model.dataDir, dataDir, { recursive: true });
    await using site = await startSite({ DATA_DIR: dataDir });
    await use({ site, disk });
    await context.close();
  },
});

test.beforeEach(async () => {
  test.skip(!(await examineMachine()).canMount, "Disks of memory cannot be mounted.");
});

test.use({ viewport: { width: 360, height: 780 }, contextOptions: { reducedMotion: "reduce" } });

async function refusedPage(page: Page): Promise<Page> {
  return page.context().newPage();
}

test("on a phone the office says on every page that the disk is full, and what is refused says so, too [OPS-29]", async ({
  page,
  small: { site, disk },
}) => {
  const office = await refusedPage(page);
  await signIn(office, site);
  await disk.fill(0);
  const banner = office.getByRole("alert").filter({ hasText: words.sentence });
  for (const path of ["/admin/today", "/admin/upload", "/admin/images", "/admin/account"]) {
    await office.goto(site.url + path);
    await expect(banner).toContainText(words.help);
    await expectNoSidewaysScrolling(office);
  }
  await expectAccessible(office);

  await office.goto(`${site.url}/admin/vehicle-names`);
  await office.locator('#section [name="name"]').first().fill("Bolero");
  await office.locator('#section [name="name"]').first().press("Enter");
  await expect(office.getByText(/nothing can be stored\. Reference/)).toBeVisible();

  await disk.empty();
  await office.reload();
  await expect(banner).toHaveCount(0);
});

for (const { code, prefix } of languages) {
  test(`a visitor whose message a full disk does not take calls or goes on by WhatsApp, in ${code} [OPS-29]`, async ({
    page,
    small: { site, disk },
  }) => {
    const { unstored } = textsOf(code).contact.form;
    const visitor = await refusedPage(page);
    await visitor.setExtraHTTPHeaders(ownNetwork());
    await visitor.goto(`${site.url}${prefix}/contact?inquiry=quote`);
    await disk.fill(0);
    const form = visitor.locator("#write");
    await form.scrollIntoViewIfNeeded();
    await expect(visitor.locator("[data-island=contact-form][data-hydrated]")).toHaveCount(1);
    const typed = {
      name: "Ganpatrao",
      email: "g@shinde.example",
      phone: "98220 12345",
      message: "A container body.",
    };
    for (const [name, value] of Object.entries(typed)) await form.locator(`[name="${name}"]`).fill(value);
    await form.locator("button[type=submit]").click();

    const offer = form.locator("[data-offer]");
    await expect(offer).toContainText(unstored.text);
    await expect(offer.locator('a[href^="tel:+"]')).toBeVisible();
    const link = offer.getByRole("link", { name: unstored.whatsapp });
    await link.evaluate((element) => element.addEventListener("click", (event) => event.preventDefault()));
    await link.click();
    const { searchParams } = new URL((await link.getAttribute("href")) ?? "");
    for (const value of Object.values(typed)) expect(searchParams.get("text")).toContain(value);
    await expect(form.locator('[name="message"]')).toHaveValue(typed.message);
    await expectNoSidewaysScrolling(visitor);

    const short = visitor.locator("[data-island=quick-price]");
    await short.scrollIntoViewIfNeeded();
    await expect(visitor.locator("[data-island=quick-price][data-hydrated]")).toHaveCount(1);
    await short.locator("[name=phone]").fill("98220 54321");
    await short.locator("button[type=submit]").click();
    await expect(short.locator("[data-offer]")).toContainText(unstored.text);
    await expect(short.locator('[data-offer] a[href*="98220"]')).toBeVisible();
    await expect(short.locator("[name=phone]")).toHaveValue("98220 54321");
    await expectNoSidewaysScrolling(visitor);
  });
}
