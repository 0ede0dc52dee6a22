import { sitePath } from "#app/language/paths.ts";
import { textsOf } from "#content/texts.server.ts";
import { readConfig } from "#platform/config.ts";
import { silentLog } from "#platform/log.ts";
import { createServices } from "#server/start/create-services.ts";
import type { RunningSite } from "#tests/support/running-site.ts";
import { receiveEnquiry } from "#tests/support/site-enquiries.ts";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScrolling,
  siteFilledBy,
  test as siteTest,
} from "./fixtures.ts";

let address = "";

async function fillWithWonEnquiry(dataDir: string): Promise<void> {
  const { services, close } = await createServices(readConfig({ DATA_DIR: dataDir }), silentLog);
  const id = await receiveEnquiry({ services });
  await services.enquiries.setState(id, "won");
  address = `/say?of=${services.customerLines.sealAddress(id)}`;
  await close();
}

const test = siteTest.extend<{ asked: RunningSite }>({ asked: siteFilledBy(fillWithWonEnquiry) });

// Pages of their own: the browser complains of an answer that refuses, as it should be.
const phone = { viewport: { width: 360, height: 640 } };

test("a customer says a line by keyboard on a phone [LINE-2]", async ({ browser, asked }) => {
  const { say } = textsOf("mr").enquiry;
  const page = await browser.newPage(phone);
  await page.goto(asked.url + sitePath("mr", address));
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await page.getByRole("button", { name: say.send }).press("Enter");
  await expect(page.getByRole("textbox", { name: say.fields.quote })).toBeFocused();
  await expect(page.getByText(say.missing.quote)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.type("It carries what it must.");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Savita Kale");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Latur");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  // No person is as fast.
  await page.waitForTimeout(2_600);
  await page.getByRole("button", { name: say.send }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say.thanks.title);
  await expectAccessible(page);
  await page.close();
});

test("without scripts the form says what is wrong beside what was typed [LINE-2]", async ({
  browser,
  asked,
}) => {
  const { say } = textsOf("en").enquiry;
  const page = await browser.newPage({ ...phone, javaScriptEnabled: false });
  await page.goto(asked.url + address);
  await page.getByRole("textbox", { name: say.fields.name }).fill("Savita Kale");
  await page.getByRole("button", { name: say.send }).click();
  await expect(page.getByText(say.missing.quote)).toBeVisible();
  await expect(page.getByRole("textbox", { name: say.fields.name })).toHaveValue("Savita Kale");
  await page.close();
});
