import type { BrowserContext, Page } from "@playwright/test";
import { textsOf } from "#content/texts.server.ts";
import type { RunningSite } from "#tests/support/running-site.ts";
import { complaintsOf, expect, expectAccessible, expectNoSidewaysScrolling, test } from "./fixtures.ts";

const message = "I need a container body on a Tata Ace, 8 feet.";
const success = textsOf("en").contact.form.sent;
const failure = textsOf("en").contact.form.failed;

const field = (page: Page, name: string) => page.locator(`#write [name="${name}"]`);
const button = (page: Page) => page.locator("#write button[type=submit]");

async function refusablePage(context: BrowserContext) {
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  const expectNoOther = () =>
    expect(complaints.filter((complaint) => !complaint.includes("status of 422"))).toEqual([]);
  return { page, expectNoOther };
}

async function openForm(page: Page, site: RunningSite, path = "/contact"): Promise<void> {
  await page.goto(site.url + path);
  await untilHydrated(page);
}

async function untilHydrated(page: Page): Promise<void> {
  await page.locator("#write").scrollIntoViewIfNeeded();
  await expect(page.locator("[data-island=contact-form][data-hydrated]")).toHaveCount(1);
}

async function fillIn(page: Page, name: string): Promise<void> {
  await field(page, "name").fill(name);
  await field(page, "email").fill("ganpatrao@shinde.example");
  await field(page, "phone").fill("९८२२० १२३४५");
  await field(page, "message").fill(message);
}

function sentForms(page: Page): URLSearchParams[] {
  const sent: URLSearchParams[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(new URLSearchParams(request.postData() ?? ""));
  });
  return sent;
}

test.describe("the contact form", () => {
  test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: "reduce" } });

  test("says what is wrong beside the fields, then gives a receipt and is empty again [CON-6, CON-10, CON-15, CON-17]", async ({
    context,
    site,
  }) => {
    const { page, expectNoOther } = await refusablePage(context);
    const { form, receipt } = textsOf("mr").contact;
    const { missing, incomplete, sent } = form;
    await openForm(page, site, "/mr/contact");
    await field(page, "phone").fill("98220 1234");
    await button(page).click();
    await expect(field(page, "name")).toBeFocused();
    await expect(field(page, "name")).toHaveAccessibleDescription(missing.name);
    await expect(field(page, "name")).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByText(incomplete)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);

    await fillIn(page, "Ganpatrao");
    await expect(field(page, "name")).not.toHaveAttribute("aria-invalid");
    await field(page, "phone").fill("१२");
    await button(page).click();
    await expect(page.getByText(incomplete)).toBeVisible();
    await expect(field(page, "phone")).toBeFocused();
    await field(page, "phone").press("Enter");

    await expect(page.getByText(sent.title)).toBeVisible();
    await expect(page.getByText(sent.text)).toBeVisible();
    await expectAccessible(page);
    for (const name of ["name", "email", "phone", "message"]) {
      await expect(field(page, name)).toHaveValue("");
    }
    await expect(field(page, "name")).toBeVisible();
    const card = page.getByRole("region", { name: textsOf("mr").quickPrice.received.title });
    await expect(card).toBeFocused();
    await page.getByRole("button", { name: form.dismiss }).click();
    await expect(page.getByText(sent.title)).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("#content > *").filter({ visible: true })).toHaveText([
      new RegExp(receipt.card),
    ]);
    await expect(page.getByText(textsOf("mr").contact.phone.title, { exact: true })).toBeHidden();
    await page.emulateMedia({ media: "screen" });
    const download = page.waitForEvent("download");
    await card.getByRole("button", { name: receipt.save }).click();
    expect((await download).suggestedFilename()).toMatch(/^rathkar-\d{8}\.png$/);

    await page.goto(`${site.url}/mr/services`);
    const bar = page.getByRole("navigation", { name: textsOf("mr").site.quickContact });
    await expect(bar.getByRole("link", { name: textsOf("mr").site.getQuote })).toBeHidden();
    await bar.getByRole("link", { name: receipt.card }).click();
    await expect(card).toBeVisible();
    await expect(page.getByText(sent.title)).toBeHidden();
    await card.getByRole("link", { name: receipt.another }).click();
    await expect(card).toBeHidden();
    await expect(field(page, "name")).toBeVisible();
    expectNoOther();
  });

  test("pressed twice it is sent once, and cannot be pressed meanwhile [CON-9, CON-10]", async ({
    page,
    site,
  }) => {
    const sent = sentForms(page);
    const held = Promise.withResolvers<void>();
    await page.route("**/contact", async (route) => {
      if (route.request().method() === "POST") await held.promise;
      await route.continue();
    });
    await openForm(page, site);
    await fillIn(page, "Double Tap");
    await button(page).dblclick();
    await expect(button(page)).toHaveText("Sending...");
    await expect(button(page)).toBeDisabled();
    await field(page, "name").press("Enter");
    held.resolve();
    await expect(page.getByText(success.text)).toBeVisible();
    await expect(button(page)).toBeEnabled();
    expect(sent).toHaveLength(1);
  });

  test("waits for the line and sends by itself when it is back", async ({ page, context, site }) => {
    const sent = sentForms(page);
    await openForm(page, site);
    await fillIn(page, "Weak Line");
    await context.setOffline(true);
    await button(page).click();
    const { away, failed } = textsOf("en").contact.form;
    await expect(page.getByText(away)).toHaveCount(2);
    await expect(page.getByText(failed.title, { exact: true })).toBeVisible();
    await expect(field(page, "message")).toHaveValue(message);
    await expectAccessible(page);
    expect(sent).toEqual([]);
    await context.setOffline(false);
    await expect(page.getByText(success.title)).toBeVisible();
    await expect(page.getByText(away)).toHaveCount(0);
    expect(sent).toHaveLength(1);
  });

  test("keeps a draft over a reload and another language, with the key it was begun with [CON-11, CON-12]", async ({
    page,
    site,
  }) => {
    const sent = sentForms(page);
    await openForm(page, site, "/contact?service=Denting");
    await fillIn(page, "Careful Writer");
    await field(page, "inquiry").nth(2).check();
    await page.route("**/contact", (route) => route.fulfill({ status: 200, body: "<p>Sign in first</p>" }));
    await button(page).click();
    await expect(page.getByText(failure.text)).toBeVisible();
    await page.unroute("**/contact");

    await page.reload();
    await untilHydrated(page);
    await expect(field(page, "message")).toHaveValue(message);
    await expect(field(page, "inquiry").nth(2)).toBeChecked();
    await page.goto(`${site.url}/mr/contact?service=Denting`);
    await untilHydrated(page);
    await expect(field(page, "name")).toHaveValue("Careful Writer");
    await button(page).click();
    await expect(page.getByText(textsOf("mr").contact.form.sent.title)).toBeVisible();

    expect(sent.map((form) => form.get("service"))).toEqual(["Denting", "डेंटिंग"]);
    expect(sent[0]?.get("submissionKey")).toMatch(/^[0-9a-f]{32}$/);
    expect(sent[1]?.get("submissionKey")).toBe(sent[0]?.get("submissionKey"));
    await page.goto(`${site.url}/mr/contact`);
    await untilHydrated(page);
    await expect(field(page, "name")).toHaveValue("");
    expect(await page.evaluate(() => sessionStorage.getItem("enquiry-draft"))).toBeNull();
  });

  test("what was typed before the scripts came stays and is kept", async ({ page, site }) => {
    const scripts = Promise.withResolvers<void>();
    await page.route("**/assets/*.js", async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto(`${site.url}/contact?inquiry=quote`, { waitUntil: "commit" });
    await fillIn(page, "Early Bird");
    await field(page, "inquiry").nth(0).check();
    scripts.resolve();
    await untilHydrated(page);
    await expect(field(page, "name")).toHaveValue("Early Bird");
    await expect(field(page, "message")).toHaveValue(message);
    await expect(field(page, "inquiry").nth(0)).toBeChecked();
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem("enquiry-draft")))
      .toContain("Early Bird");
  });

  test("sent before the scripts came, it is received once, and Back sends nothing [CON-17]", async ({
    page,
    site,
  }) => {
    const scripts = Promise.withResolvers<void>();
    await page.route("**/assets/*.js", async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto(`${site.url}/contact`, { waitUntil: "commit" });
    await fillIn(page, "Quick Hand");
    await button(page).click();
    await expect(page.getByText(success.title)).toBeVisible();
    scripts.resolve();
    await page.reload();
    await expect(page.getByText(success.title)).toBeVisible();
    await page.goBack();
    await expect(button(page)).toBeVisible();
    await expect(page.getByText(success.title)).toHaveCount(0);
  });

  test("a quote button of a service leads to a field for the number, and the words of the form below go to WhatsApp [SITE-13, CON-14]", async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}/services/painting`);
    await page
      .getByRole("navigation", { name: "Quick contact" })
      .getByRole("link", { name: "Get Quote" })
      .click();
    await expect(page).toHaveURL(`${site.url}/contact?service=Painting`);
    await expect(page.locator("#quick-price [name=phone]")).toBeFocused();
    await untilHydrated(page);
    await field(page, "name").fill("Ganpatrao");
    await field(page, "message").fill(message);
    await page.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
    await page.getByRole("link", { name: textsOf("en").contact.form.noEmail }).click();
    await page.waitForURL("https://wa.me/**");
    const words = new URL(page.url()).searchParams.get("text");
    expect(words).toBe(`Get a Quote: Painting\n${message}\nName: Ganpatrao`);
  });

  test("a service is taken off without losing what was typed [CON-12]", async ({ page, site }) => {
    await openForm(page, site, "/contact?service=Denting");
    await expect(field(page, "inquiry").nth(1)).toBeChecked();
    await fillIn(page, "Changed Mind");
    await page.getByRole("link", { name: "Remove: Denting" }).click();
    await expect(field(page, "service")).toHaveCount(0);
    await expect(field(page, "message")).toHaveValue(message);
    await expect(page.getByRole("heading", { name: "Send Us a Message" })).toBeInViewport();
  });
});

test.describe("the contact form without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test("is checked by the browser, comes back with what was typed, then gives a receipt [CON-6, CON-8, CON-10, CON-15]", async ({
    context,
    site,
  }) => {
    const { page, expectNoOther } = await refusablePage(context);
    const { missing, sent } = textsOf("hi").contact.form;
    await page.goto(`${site.url}/hi/contact?service=Denting`);
    await field(page, "message").fill(message);
    await button(page).click();
    await expect(field(page, "name")).toBeFocused();
    await fillIn(page, " ");
    await field(page, "email").fill("sunita");
    await button(page).click();
    await expect(field(page, "email")).toBeFocused();
    await field(page, "email").fill("sunita@example.com");
    await button(page).click();
    await expect(page.getByText(missing.name)).toBeVisible();
    await expect(field(page, "name")).toBeFocused();
    await expect(field(page, "name")).toBeInViewport();
    await expect(field(page, "message")).toHaveValue(message);
    await expectNoSidewaysScrolling(page);
    await fillIn(page, "Sunita");
    await button(page).click();
    await expect(page.getByText(sent.title)).toBeInViewport();
    await expect(field(page, "message")).toHaveValue("");
    const bar = page.getByRole("navigation", { name: textsOf("hi").site.quickContact });
    await expect(bar.getByRole("link", { name: textsOf("hi").contact.receipt.card })).toBeVisible();
    await page.getByRole("button", { name: textsOf("hi").contact.form.dismiss }).click();
    await expect(page.getByText(sent.title)).toBeHidden();
    await page.getByRole("link", { name: textsOf("hi").contact.receipt.another }).click();
    await expect(field(page, "name")).toBeVisible();
    expectNoOther();
  });
});
