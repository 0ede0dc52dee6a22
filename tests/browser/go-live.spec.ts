import { photographOf } from "#tests/support/photographs.ts";
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from "./fixtures.ts";
import { expectTargetsForThumbs, signIn, untilHydrated } from "./sign-in.ts";

const walk = { path: "/admin/go-live", title: "Go Live" };

test.use({
  // Notices that fade would be looked at half transparent.
  contextOptions: { reducedMotion: "reduce" },
  viewport: { width: 360, height: 740 },
  permissions: ["geolocation"],
  geolocation: { latitude: 18.408812, longitude: 76.560419, accuracy: 7.2 },
});

test("on a phone the owner fills in, skips, stands at his gate, takes a photo and sees what is left [GO-1, GO-2, GO-3, GO-4, GO-5, GO-6, GO-7]", async ({
  context,
  emptySite,
}) => {
  const page = await context.newPage();
  await signIn(page, emptySite, { path: "/admin/today", title: "Today" });
  await page.getByRole("link", { name: "Go live, step by step: 0 of 11 real" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(walk.title);
  const title = page.getByRole("heading", { level: 2 });
  await expect(title).toHaveText("Your numbers");
  await expect(title).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await expectTargetsForThumbs(page);

  const form = page.getByRole("form", { name: "Your numbers" });
  const phone = form.getByLabel("Phone", { exact: true });
  await expect(phone).toHaveValue("");
  await phone.fill("call us");
  await form.getByRole("button", { name: "Save and go on" }).click();
  await expect(form.getByText("This is not a phone number that can be called.")).toBeVisible();
  await expect(phone).toBeFocused();
  await phone.fill("98220 12345");
  await form.getByRole("button", { name: "Save and go on" }).click();
  await expect(form.getByText(/something here is still missing/)).toBeVisible();
  await form.getByLabel("WhatsApp", { exact: true }).fill("98220 12345");
  await page.keyboard.press("Enter");
  await expect(title).toHaveText("Your hours");
  await expect(title).toBeFocused();
  await expect(page.getByText("1 of 11 real", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Save and go on" })).toBeInViewport({ ratio: 1 });

  await page.getByRole("link", { name: "Later" }).click();
  await expect(title).toHaveText("Your place on the map");
  await page.getByRole("button", { name: "I am here" }).click();
  await expect(page.getByRole("textbox", { name: "Place on the map" })).toHaveValue("18.40881, 76.56042");
  await expect(page.getByText("Found, to within 8 metres.")).toBeVisible();
  await expectAccessible(page);
  await expectTargetsForThumbs(page);
  await page.getByRole("button", { name: "Save and go on" }).click();
  await expect(title).toHaveText("The workshop from the gate");

  const camera = page.locator("input[type=file][capture=environment]");
  await expect(camera).toHaveAttribute("aria-label", "Take a photo");
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await expectTargetsForThumbs(page);
  const buffer = await photographOf(320, 213).jpeg().toBuffer();
  await camera.setInputFiles({ name: "gate.jpg", mimeType: "image/jpeg", buffer });
  await expect(page.getByText("Your photo is on the site.")).toBeVisible();
  await expect(page.getByText("3 of 11 real", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Go on" }).click();
  await expect(title).toHaveText("Your best truck");

  await page.goto(emptySite.url + walk.path);
  await untilHydrated(page);
  await expect(title).toHaveText("Your hours");
  await page.goto(`${emptySite.url}${walk.path}?step=prices`);
  await untilHydrated(page);
  await page.getByRole("link", { name: "Later" }).click();
  await expect(title.first()).toHaveText("The site as visitors see it");
  await expect(page.getByRole("link", { name: "Your hours" })).toBeVisible();
  await expect(page.getByRole("link", { name: "The workshop from the gate" })).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await expectTargetsForThumbs(page);

  const home = page.getByRole("link", { name: "The site as visitors see it in English" });
  await page.goto(emptySite.url + ((await home.getAttribute("href")) ?? ""));
  await expect(page.getByRole("link", { name: "98220 12345" }).first()).toBeAttached();
});

test("what is typed is not lost by Later, nor by a phone that does not say where it is [GO-1, GO-4]", async ({
  page,
  context,
  emptySite,
}) => {
  await context.clearPermissions();
  await signIn(page, emptySite, { ...walk, path: `${walk.path}?step=pin` });
  await page.getByRole("button", { name: "I am here" }).click();
  await expect(page.getByText("The phone does not say where it is.")).toBeVisible();
  await page.getByRole("textbox", { name: "Place on the map" }).fill("18.4, 76.5");
  await page.getByRole("link", { name: "Later" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("textbox", { name: "Place on the map" })).toHaveValue("18.4, 76.5");
});
