import { expect, test } from "./site-test.ts";

test("a mouse that rests where the page appears does not start its scripts, one that moves does", async ({
  page,
  site,
}) => {
  // Without a clock that runs, nothing but the visitor starts them.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(`${site.url}/gallery`);
  const waiting = page.locator("script#late-scripts");
  await expect(waiting).toBeAttached();
  await page.evaluate(() => dispatchEvent(new MouseEvent("mousemove", { movementX: 0, movementY: 0 })));
  await expect(waiting).toBeAttached();
  await page.mouse.move(40, 40);
  await page.mouse.move(60, 60);
  // Less than the idle moment is away.
  await page.clock.runFor(500);
  await expect(waiting).not.toBeAttached();
});
