import { sitePath } from "#app/language/paths.ts";
import { listsOf } from "#content/lists.server.ts";
import { textsOf } from "#content/texts.server.ts";
import { expect, expectNoSidewaysScrolling, test, untilScripted } from "./fixtures.ts";

function defaultQuestions() {
  const [turnaround, payment, vehicles] = listsOf("en").faq;
  if (turnaround === undefined || payment === undefined || vehicles === undefined)
    throw new Error("No questions");
  return { turnaround, payment, vehicles };
}

test("asks no third party before the map is wished for [NAV-10]", async ({ page, site }) => {
  const strangers: string[] = [];
  await page.route(/^https:/, async (route) => {
    strangers.push(new URL(route.request().url()).origin);
    await route.fulfill({ contentType: "text/html", body: "<title>A map</title>" });
  });
  await page.goto(`${site.url}/contact`);
  await untilScripted(page);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  expect(strangers).toEqual([]);
  await page.getByRole("main").getByRole("link", { name: "Show map" }).click();
  const frame = page.getByTitle(textsOf("en").contact.map.frameTitle);
  await expect(frame).toBeFocused();
  await expect.poll(() => strangers).toEqual(["https://www.openstreetmap.org"]);
});

test("says whether the workshop is open where the workshop is [CON-2]", async ({ page, site }) => {
  await page.clock.setFixedTime("2026-05-01T12:29:00Z");
  await page.goto(`${site.url}/contact`);
  await untilScripted(page);
  await expect(page.getByText("Open now, until 6:00 PM")).toBeVisible();
  await page.clock.setFixedTime("2026-05-06T12:30:00Z");
  await page.reload();
  await untilScripted(page);
  await expect(page.getByText("Closed now, opens on Friday at 9:00 AM")).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 640 } });

  for (const [code, tomorrow, today] of [
    ["en", "opens Fri 9:00", "opens 9:00"],
    ["hi", "शुक्र 9:00 से", "9:00 से"],
    ["mr", "शुक्र 9:00 पासून", "9:00 पासून"],
  ] as const) {
    test(`the bar always says to call, bar and plate when it opens, in ${code} [CON-2, CON-16]`, async ({
      page,
      site,
    }) => {
      const { call, openNow, quickContact, whatsapp } = textsOf(code).site;
      const bar = page.getByRole("navigation", { name: quickContact });
      const ground = (name: string) =>
        bar.getByRole("link", { name }).evaluate((link) => getComputedStyle(link).backgroundColor);
      for (const [time, said] of [
        ["2026-05-06T15:30:00Z", tomorrow],
        ["2026-05-08T02:00:00Z", today],
        ["2026-05-08T06:00:00Z", openNow],
      ] as const) {
        await page.clock.setFixedTime(time);
        await page.goto(site.url + sitePath(code, "/services"));
        await expect(bar.getByRole("link", { name: call })).toHaveText(call + said);
        await expect(page.locator(".closing-ways .lamp-words > span").filter({ visible: true })).toHaveText(
          said,
        );
        const isStrong = (await ground(whatsapp)) === "rgb(255, 181, 28)";
        expect(isStrong).toBe(said !== openNow);
        await expectNoSidewaysScrolling(page);
      }
    });
  }
});

test("carries the chosen service into the greeting, until it is removed [CON-5, CON-12]", async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/mr/contact?service=Denting`);
  const { chosen, whatsapp } = textsOf("mr").contact;
  const chat = page.getByRole("link", { name: whatsapp.button }).first();
  const greeting = async () => new URL((await chat.getAttribute("href")) ?? "").searchParams.get("text");
  expect(await greeting()).toContain("डेंटिंग");
  await page.getByRole("link", { name: chosen.remove.replace("{service}", "डेंटिंग") }).click();
  await expect(page).toHaveURL(/\/mr\/contact\?inquiry=quote(#|$)/);
  await expect.poll(greeting).not.toContain("डेंटिंग");
});

test("keeps one answer open at a time [CON-3]", async ({ page, site }) => {
  const { turnaround, vehicles } = defaultQuestions();
  await page.goto(`${site.url}/contact`);
  await page.getByText(turnaround.title).click();
  await expect(page.getByText(turnaround.text)).toBeVisible();
  await page.getByText(vehicles.title).click();
  await expect(page.getByText(vehicles.text)).toBeVisible();
  await expect(page.getByText(turnaround.text)).toBeHidden();
  await page.getByText(vehicles.title).click();
  await expect(page.getByText(vehicles.text)).toBeHidden();
});
