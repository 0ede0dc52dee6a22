import type { BrowserContext, Page } from "@playwright/test";
import { textsOf } from "#content/texts.server.ts";
import { openDatabase } from "#platform/database/open.ts";
import { silentLog } from "#platform/log.ts";
import { photographOf } from "#tests/support/photographs.ts";
import { owner, type RunningSite } from "#tests/support/running-site.ts";
import { expect, ownNetwork, test } from "./fixtures.ts";
import { newer, watchFunctions } from "./missing-functions.ts";

interface Visit {
  name: string;
  phone: string;
}

interface Way {
  path: string;
  island: string | null;
  /** Every browser has these: they stand for whatever else may throw. */
  others: readonly string[];
  use(page: Page, visit: Visit): Promise<void>;
}

const texts = textsOf("en");

/** Whichever comes first: the script does it, or the browser is told to. */
async function doneOrPressed(done: Promise<unknown>, page: Page, button: string): Promise<void> {
  const pressed = page.getByRole("button", { name: button }).click();
  pressed.catch(() => {});
  await Promise.race([done, pressed]);
  await done;
}

const firstPhone = 9_822_012_345;
let visits = 0;

async function visit(page: Page, { url }: RunningSite, way: Way, name: string): Promise<void> {
  const { path, island, use } = way;
  const failed = new Promise((resolve) => {
    page.once("pageerror", resolve);
    page.once("console", resolve);
  });
  await page.context().clearCookies();
  await page.setExtraHTTPHeaders(ownNetwork());
  await page.goto(url + path);
  if (island !== null) {
    const place = page.locator(`[data-island=${island}]`).first();
    await place.scrollIntoViewIfNeeded();
    await Promise.race([failed, expect(place).toHaveAttribute("data-hydrated")]);
  }
  await use(page, { name, phone: String(firstPhone + visits++) });
}

async function expectWithoutEach(context: BrowserContext, site: RunningSite, way: Way): Promise<string[]> {
  const page = await context.newPage();
  const functions = await watchFunctions(page, way.others);
  await visit(page, site, way, "with all");
  const missing: [string, readonly string[]][] = [
    ["without what is newer", newer],
    ...[...functions.used, ...way.others].map((name): [string, string[]] => [`without ${name}`, [name]]),
  ];
  for (const [name, functionNames] of missing) {
    await test.step(name, async () => {
      await functions.takeAway(functionNames);
      await visit(page, site, way, name);
    });
  }
  return ["with all", ...missing.map(([name]) => name)].sort();
}

async function storedEnquiries({ dataDir }: RunningSite, wanted: "message" | "quote") {
  const { db, close } = await openDatabase({ url: null, dataDir }, silentLog);
  const rows = await db.selectFrom("enquiries").select(["id", "message", "name"]).execute();
  const photographs = await db.selectFrom("enquiry_photographs").select("enquiry_id").execute();
  await close();
  return rows
    .filter(({ name }) => (name === "") === (wanted === "quote"))
    .map(({ id, message }) => ({
      message,
      photographs: photographs.filter((one) => one.enquiry_id === id).length,
    }))
    .sort((one, other) => (one.message < other.message ? -1 : 1));
}

test("the contact form reaches the workshop once, whatever function is missing [CON-6]", async ({
  context,
  emptySite,
}) => {
  const names = await expectWithoutEach(context, emptySite, {
    path: "/contact",
    island: "contact-form",
    others: [
      ...["Crypto.prototype.getRandomValues", "DOMParser", "Element.prototype.replaceChildren"],
      ...["Node.prototype.contains", "fetch"],
    ],
    async use(page, { name, phone }) {
      const form = page.locator("#write form");
      await form.locator("[name=name]").fill("Ganpatrao Shinde");
      await form.locator("[name=email]").fill("ganpatrao@shinde.example");
      await form.locator("[name=phone]").fill(phone);
      await form.locator("[name=message]").fill(name);
      await form.locator("button[type=submit]").click();
      await expect(page.locator("[data-receipt]")).toBeVisible();
    },
  });
  const stored = await storedEnquiries(emptySite, "message");
  expect(stored.map(({ message }) => message)).toEqual(names);
});

test("a price is asked for once, with its photograph, whatever function is missing [QP-1]", async ({
  context,
  emptySite,
}) => {
  const buffer = await photographOf(480, 320).jpeg().toBuffer();
  const names = await expectWithoutEach(context, emptySite, {
    path: "/contact?service=Painting",
    island: "quick-price",
    others: ["DataTransfer", "History.prototype.replaceState", "Worker", "XMLHttpRequest", "fetch"],
    async use(page, { name, phone }) {
      const form = page.locator("[data-island=quick-price]");
      await form.locator("[name=phone]").fill(phone);
      await form.locator("details").evaluate((details) => details.setAttribute("open", ""));
      await form.locator("[name=message]").fill(name);
      const file = { name: "truck.jpg", mimeType: "image/jpeg", buffer };
      await form.locator("input[type=file]").setInputFiles(file);
      await form.getByRole("button", { name: texts.quickPrice.send }).click();
      await expect(page.getByRole("heading", { name: texts.quickPrice.received.title })).toBeVisible();
    },
  });
  const stored = await storedEnquiries(emptySite, "quote");
  expect(stored).toEqual(names.map((message) => ({ message, photographs: 1 })));
});

test("the office is entered, whatever function is missing [ADM-1]", async ({ context, emptySite }) => {
  await expectWithoutEach(context, emptySite, {
    path: "/admin",
    island: null,
    others: [],
    async use(page) {
      await page.getByLabel("Email").fill(owner.email);
      await page.getByLabel("Password", { exact: true }).fill(owner.password);
      await page.getByRole("button", { name: "Sign In" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Upload Images" })).toBeVisible();
    },
  });
});

test("the gallery is filtered and a project shown, whatever function is missing [GAL-7]", async ({
  context,
  site,
}) => {
  await expectWithoutEach(context, site, {
    path: "/gallery",
    island: "gallery",
    others: ["DOMParser", "History.prototype.pushState"],
    async use(page) {
      await page.locator("[data-cards] article a").first().click();
      await expect(page.locator("[data-project] h1").first()).toBeVisible();
      expect(new URL(page.url()).pathname).toMatch(/^\/gallery\/[\w-]+$/);
      await page.goto(`${site.url}/gallery`);
      const filtered = page.waitForURL(/vehicle=Tata/);
      await page.locator("select[name=vehicle]").selectOption("Tata Ace");
      await doneOrPressed(filtered, page, texts.gallery.showResults);
    },
  });
});

test("a truck is painted, whatever function is missing [PNT-1]", async ({ context, site }) => {
  await expectWithoutEach(context, site, {
    path: "/paint",
    island: "paint",
    others: ["CSSStyleDeclaration.prototype.setProperty"],
    async use(page) {
      await page
        .getByRole("group", { name: texts.paint.groups.cab })
        .getByText(texts.paint.paints.maroon)
        .click();
      const painted = page
        .locator('.call-bar a[href*="painting=%3Fcab%3Dmaroon"]')
        .waitFor({ state: "attached" });
      await doneOrPressed(painted, page, texts.paint.show);
    },
  });
});
