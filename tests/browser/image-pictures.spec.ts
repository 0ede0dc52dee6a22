import { photographOf } from "#tests/support/photographs.ts";
import type { RunningSite } from "#tests/support/running-site.ts";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScrolling,
  siteFilledBy,
  test as siteTest,
} from "./fixtures.ts";
import { fillManagedGallery } from "./managed-gallery.ts";
import { expectTargetsForThumbs, signIn } from "./sign-in.ts";

const test = siteTest.extend<{ managed: RunningSite }>({ managed: siteFilledBy(fillManagedGallery) });

// Notices that fade would be looked at half transparent.
test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 360, height: 740 } });

test("on a phone a published picture is turned, cropped and replaced, also after the line was lost, and taken back [EDT-6]", async ({
  context,
  managed,
}) => {
  const page = await context.newPage();
  await signIn(page, managed, { path: "/admin/images?search=ace", title: "Manage Images" });
  await page.getByRole("button", { name: "Show Tata Ace large" }).click();
  await page.getByRole("button", { name: "Edit Tata Ace" }).click();
  await page.getByRole("link", { name: "Change the pictures" }).click();
  await expect(page.getByRole("heading", { name: "Pictures: Tata Ace" })).toBeVisible();
  const turnRight = page.getByRole("button", { name: "Turn right" });
  await expect(turnRight).toBeInViewport();
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await expectTargetsForThumbs(page);

  await turnRight.click();
  await page.getByRole("button", { name: "3:2" }).click();
  const frame = page.getByRole("group", { name: "What stays in the picture" });
  const corner = frame.getByRole("button", { name: "Bottom right corner" });
  const before = await frame.boundingBox();
  await corner.press("ArrowLeft");
  await corner.press("ArrowLeft");
  const byKeys = await frame.boundingBox();
  expect(byKeys?.width ?? 0).toBeLessThan((before?.width ?? 0) - 3);
  const box = await corner.boundingBox();
  if (box === null) throw new Error("The frame has no corner.");
  await page.mouse.move(box.x + 30, box.y + 30);
  await page.mouse.down();
  await page.mouse.move(box.x - 30, box.y - 10, { steps: 4 });
  await page.mouse.up();
  expect((await frame.boundingBox())?.width ?? 0).toBeLessThan((byKeys?.width ?? 0) - 20);
  await page.getByRole("slider", { name: "Straighten" }).press("ArrowRight");
  const save = page.getByRole("button", { name: "Save the picture" });
  await expect(save).toBeInViewport();
  await expectAccessible(page);
  await expectTargetsForThumbs(page);
  await save.click();
  await expect(page.getByText("The picture was saved")).toBeVisible();
  await expect(save).toHaveCount(0);

  await context.setOffline(true);
  await page.getByRole("button", { name: "Swap before and after" }).click();
  await expect(page.getByRole("alert")).toContainText("The picture was not changed");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Before and after were swapped")).toBeVisible();

  const buffer = await photographOf(240, 360).jpeg().toBuffer();
  const file = { name: "shop.jpg", mimeType: "image/jpeg", buffer };
  await page.getByLabel("Replace photograph").setInputFiles(file);
  await expect(page.getByText("The photograph was replaced")).toBeVisible();
  await expect(page.getByText("Before and after differ in shape.")).toBeVisible();
  await page.getByRole("button", { name: "Like the other photo" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Undo changes to the picture" }).click();
  await expect(page.getByText("It is as it was before")).toBeVisible();
  await expect(page.getByRole("button", { name: "Undo", exact: true })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Manage Images" })).toBeVisible();
});
