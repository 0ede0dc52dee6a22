import sharp from "sharp";
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from "./fixtures.ts";
import { expectTargetsForThumbs, signIn } from "./sign-in.ts";

// Notices that fade would be looked at half transparent.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("on a phone Today names the pictures that wait in this browser, and leads to them [TODAY-2, TODAY-6]", async ({
  page,
  emptySite,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await signIn(page, emptySite);
  const bar = page.getByRole("navigation", { name: "Sections" });
  await bar.getByRole("link", { name: "Today" }).click();
  await expect(page.getByRole("heading", { name: "To do" })).toBeVisible();
  await expect(page.getByText("1 picture on this device")).toHaveCount(0);

  await bar.getByRole("link", { name: "Upload" }).click();
  const picture = sharp({ create: { width: 480, height: 320, channels: 3, background: "#1b2559" } });
  const file = { name: "truck.jpg", mimeType: "image/jpeg", buffer: await picture.jpeg().toBuffer() };
  await page.getByLabel("Files: images").setInputFiles(file);
  await expect(page.getByText("truck.jpg").first()).toBeVisible();
  await expect
    .poll(async () => {
      await bar.getByRole("link", { name: "Today" }).click();
      const leave = page.getByRole("button", { name: "Leave" });
      if (await leave.isVisible()) await leave.click();
      return page.getByText("1 picture on this device is not uploaded yet.").count();
    })
    .toBe(1);
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await expectTargetsForThumbs(page);
  await page.getByRole("link", { name: "1 picture on this device" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Upload Images" })).toBeVisible();
});

test("the workshop is closed for today in two taps on a phone, and opened again in one [TODAY-7]", async ({
  page,
  emptySite,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await signIn(page, emptySite, { path: "/admin/today", title: "Today" });
  await page.getByRole("button", { name: "Close today" }).click();
  const sheet = page.getByRole("dialog", { name: "Close today" });
  await expect(sheet.getByRole("button", { name: "Closed for a family function" })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await expectTargetsForThumbs(page);
  await sheet.getByRole("button", { name: "Closed for a family function" }).click();

  await expect(page.getByText("Visitors see now: Closed for a family function")).toBeVisible();
  const again = page.getByRole("button", { name: "Open again" });
  await expect(again).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  const visitor = await page.request.get(`${emptySite.url}/mr/about`);
  expect(await visitor.text()).toContain("घरगुती कार्यक्रमामुळे वर्कशॉप बंद आहे");
  await again.press("Enter");
  await expect(page.getByText("Visitors see now")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Close today" })).toBeFocused();
  expect(await (await page.request.get(`${emptySite.url}/mr/about`)).text()).not.toContain("घरगुती");
});
