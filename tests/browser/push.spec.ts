import type { Page } from "@playwright/test";
import { startPushService } from "#tests/support/push-service.ts";
import { type RunningSite, siteStarter } from "#tests/support/running-site.ts";
import { complaintsOf, expect, expectAccessible, expectNoSidewaysScrolling, test } from "./fixtures.ts";
import { expectTargetsForThumbs, signIn } from "./sign-in.ts";

// Notices that fade would be looked at half transparent.
test.use({
  contextOptions: { reducedMotion: "reduce" },
  serviceWorkers: "allow",
  permissions: ["notifications"],
});

const startSite = siteStarter();

async function sendEnquiry(page: Page, { url }: RunningSite, name: string) {
  const form = {
    name,
    email: "ganpatrao@shinde.example",
    phone: "98220 12345",
    inquiry: "quote",
    message: "A body for my Ace.",
  };
  const answer = await page.request.post(`${url}/contact`, {
    form,
    headers: { Origin: url },
    maxRedirects: 0,
  });
  expect(answer.status()).toBeLessThan(400);
}

test("on a phone the owner lets himself be told, is told of an enquiry, and stops it [PUSH-1, PUSH-3]", async ({
  page,
}) => {
  await using service = await startPushService();
  await using site = await startSite({}, { pushNetwork: service.network });
  const publicKeys: string[] = [];
  // There is no push service for a browser of the tests: this stands where Chromium would ask its own.
  await page.exposeFunction("subscribeAtService", (publicKey: string) => {
    publicKeys.push(publicKey);
    browser = service.subscribe(publicKey);
    return browser.subscription;
  });
  let browser: ReturnType<typeof service.subscribe> | null = null;
  await page.addInitScript(() => {
    let subscribed: unknown = null;
    // Chromium without a window denies it whatever it was granted.
    Object.defineProperty(Notification, "permission", { value: "granted" });
    Object.assign(PushManager.prototype, {
      getSubscription: async () => subscribed,
      async subscribe({ applicationServerKey }: { applicationServerKey: string }) {
        const ask = Reflect.get(window, "subscribeAtService");
        const { endpoint, ...keys } = await ask(applicationServerKey);
        const unsubscribe = async () => {
          subscribed = null;
        };
        subscribed = { endpoint, unsubscribe, toJSON: () => ({ endpoint, keys }) };
        return subscribed;
      },
    });
  });
  await page.setViewportSize({ width: 360, height: 640 });
  await signIn(page, site, { path: "/admin/account", title: "Account Settings" });
  await page.getByRole("button", { name: "Notify me on this device" }).press("Enter");
  const section = page.getByRole("region", { name: "Notifications of new enquiries" });
  await expect(section.getByText("This device gets notifications of new enquiries.")).toBeVisible();
  await expect(section.getByText("Chrome on")).toBeVisible();
  expect(publicKeys).toHaveLength(1);
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await expectTargetsForThumbs(page);

  await sendEnquiry(page, site, "Ganpatrao Shinde");
  await expect.poll(() => browser?.received.length).toBe(1);
  await section.getByRole("button", { name: "Stop notifications here" }).press("Enter");
  await expect(section.getByText("No device gets notifications yet.")).toBeVisible();
  await expect(section.getByRole("button", { name: "Notify me on this device" })).toBeVisible();
});

test("without a connection the office says so in the owner's language, and shows nothing that it knew [PUSH-6]", async ({
  context,
}) => {
  await using site = await startSite();
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  await page.goto(`${site.url}/admin`);
  await page.getByRole("button", { name: "मराठी" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "mr");
  await signIn(page, site, { path: "/admin/account", title: "खात्याची सेटिंग" });
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe("activated");
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  expect(complaints).toEqual([]);
  await site.stop();
  await expect
    .poll(async () => {
      await page.goto(`${site.url}/admin/enquiries`);
      return page.getByRole("heading", { level: 1 }).textContent();
    })
    .toBe("इंटरनेट नाही");
  await expect(page.getByRole("link", { name: "पुन्हा प्रयत्न करा" })).toBeVisible();
  await expectAccessible(page);
});
