import type { Page } from "@playwright/test";
import { photographOf } from "#tests/support/photographs.ts";
import { owner } from "#tests/support/running-site.ts";
import { startSiteProcess } from "#tests/support/site-process.ts";
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from "./fixtures.ts";
import { expectTargetsForThumbs, signIn, untilHydrated } from "./sign-in.ts";

// Notices that fade would be looked at half transparent.
test.use({
  contextOptions: { reducedMotion: "reduce" },
  serviceWorkers: "allow",
  hasTouch: true,
  isMobile: true,
});

const photograph = await photographOf(320, 240).jpeg().toBuffer();
const jpeg = photograph.toString("base64");

async function share(page: Page, names: string[]) {
  await page.evaluate(
    ([jpeg, names]) => {
      const bytes = Uint8Array.from(atob(jpeg), (letter) => letter.charCodeAt(0));
      const input = document.createElement("input");
      const files = new DataTransfer();
      for (const name of names) files.items.add(new File([bytes], name, { type: "image/jpeg" }));
      Object.assign(input, { type: "file", name: "photographs", multiple: true, files: files.files });
      const form = document.createElement("form");
      Object.assign(form, { method: "post", enctype: "multipart/form-data", action: "/admin/share" });
      const button = Object.assign(document.createElement("button"), { textContent: "Hand over" });
      form.append(input, button);
      document.body.prepend(form);
    },
    [jpeg, names] as const,
  );
  // A press may end the page that it is made on; a call may not.
  await page.getByRole("button", { name: "Hand over" }).click();
}

async function untilInstalled(page: Page) {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

test("photographs shared offline and signed out stand in the form, are published and taken back [UPL-42, UPL-44, UPL-45]", async ({
  context,
}) => {
  await using site = await startSiteProcess();
  const page = await context.newPage();
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, site);
  await untilInstalled(page);
  await site.kill();
  await share(page, ["old.jpg", "new.jpg"]);
  await expect(page.getByText("2 shared photographs are kept on this device.")).toBeVisible();
  await expectAccessible(page);

  await site.restart();
  await context.clearCookies({ name: "rathkar.session_token" });
  await page.getByRole("link", { name: "Try again" }).click();
  await page.getByLabel("Email").fill(owner.email);
  await page.getByLabel("Password", { exact: true }).fill(owner.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("img", { name: /^Preview of/ })).toHaveCount(2);
  const camera = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Camera: images" }).click();
  await (await camera).setFiles({ name: "now.jpg", mimeType: "image/jpeg", buffer: photograph });
  await expect(page.getByText("3 photographs chosen")).toBeInViewport();
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await expectTargetsForThumbs(page);
  await page.getByRole("button", { name: "Upload Images" }).click();

  const published = page.getByRole("region", { name: "3 photographs are in the gallery" });
  await expect(published.getByRole("img")).toHaveCount(3);
  await expectAccessible(page);
  await expectTargetsForThumbs(page);
  const project = await published.getByRole("link").first().getAttribute("href");
  expect((await page.request.get(site.url + project)).status()).toBe(200);
  await page.evaluate(() => {
    window.open = (address) => {
      Reflect.set(window, "opened", String(address));
      return null;
    };
  });
  await published.getByRole("button", { name: "Share" }).click();
  const message = `Rathkar\n${site.url}/gallery?utm_source=whatsapp&utm_medium=share`;
  expect(await page.evaluate(() => Reflect.get(window, "opened"))).toBe(
    `https://wa.me/?text=${encodeURIComponent(message)}`,
  );
  await published.getByRole("button", { name: "Undo" }).click();
  await expect(published).toHaveCount(0);
  expect((await page.request.get(site.url + project)).status()).toBe(410);
  await page.reload();
  await untilHydrated(page);
  await expect(page.getByRole("img", { name: /^Preview of/ })).toHaveCount(0);
});

test("more than sixty shared photographs are not kept, and the form says how many [UPL-44]", async ({
  page,
  emptySite,
}) => {
  await signIn(page, emptySite);
  await untilInstalled(page);
  await share(
    page,
    Array.from({ length: 62 }, (_, index) => `truck-${index}.jpg`),
  );
  await expect(page.getByText("2 shared photographs had no room.")).toBeVisible();
  await expect(page.getByRole("img", { name: /^Preview of/ })).toHaveCount(60);
});
