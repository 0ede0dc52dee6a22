import type { Page } from "@playwright/test";
import { textsOf } from "#content/texts.server.ts";
import { expect, test, untilScripted } from "./fixtures.ts";

const words = textsOf("en").home;
const captions = words.hero.slides.map(({ caption }) => caption);

function caption(page: Page) {
  return page.getByRole("region", { name: words.hero.carousel }).locator("p b");
}

/** Away from the hero, so that nothing holds its slides. */
async function withoutHolding(page: Page, url: string): Promise<void> {
  await page.clock.install();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(url);
  await untilScripted(page);
}

/** From now on time passes only where a test lets it: no slide is missed, however busy the machine is. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 3_600_000));
}

async function turnTo(page: Page, wanted = ""): Promise<void> {
  const seen = async () => {
    await page.clock.runFor(250);
    return caption(page).textContent();
  };
  await expect.poll(seen, { intervals: [10] }).toBe(wanted);
}

test("slides turn by themselves until they are paused [HOME-3, HOME-5]", async ({ page, site }) => {
  await withoutHolding(page, site.url);
  await stopTime(page);
  await turnTo(page, captions[1]);
  await turnTo(page, captions[2]);
  await page.getByRole("button", { name: words.hero.pause }).click();
  await page.mouse.move(5, 5);
  const stays = await caption(page).textContent();
  await page.clock.runFor(10_000);
  await expect(caption(page)).toHaveText(stays ?? "");
  await expect(page.getByRole("button", { name: words.hero.play })).toBeVisible();
});

test("slides stand while a pointer or the keyboard is on them [HOME-5]", async ({ page, site }) => {
  await withoutHolding(page, site.url);
  await stopTime(page);
  await page.mouse.move(900, 400);
  await page.clock.runFor(10_000);
  await expect(caption(page)).toHaveText(captions[0] ?? "");
  await page.getByRole("button", { name: words.hero.pause }).focus();
  await page.keyboard.press("Tab");
  await page.mouse.move(5, 5);
  await page.clock.runFor(10_000);
  await expect(caption(page)).toHaveText(captions[0] ?? "");
});

test("the keyboard reaches pause first, then the slides, and who asks for motion gets it [HOME-2, HOME-3, HOME-5]", async ({
  page,
  site,
}) => {
  await withoutHolding(page, site.url);
  await stopTime(page);
  const pause = page.getByRole("button", { name: words.hero.pause });
  await pause.focus();
  await pause.press("Enter");
  const play = page.getByRole("button", { name: words.hero.play });
  await expect(play).toBeFocused();
  for (let slide = 0; slide < 4; slide++) await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: /Dindi Rath/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(caption(page)).toHaveText("Dindi Rath");
  await expect(page.getByRole("img", { name: words.hero.slides[3].alt })).toBeVisible();
  await play.press("Enter");
  await turnTo(page, captions[4]);
  await turnTo(page, captions[0]);
});

function heroPicturesAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const name = /\/art\/(hero-[a-z0-9-]+)\./.exec(request.url())?.[1];
    if (name !== undefined && !asked.includes(name)) asked.push(name);
  });
  return asked;
}

test("only the first slide is loaded with the page, the next one after it", async ({ page, site }) => {
  const asked = heroPicturesAsked(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(site.url, { waitUntil: "commit" });
  await expect.poll(() => asked).toEqual(["hero-ace", "hero-ace-2"]);
});

for (const width of [320, 360, 768]) {
  test(`the page below the slides stands still as they turn, ${width} px [HOME-2]`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(site.url);
    await untilScripted(page);
    const heading = page.getByRole("heading", { level: 1 });
    const standing = await heading.boundingBox();
    for (const { caption: name } of words.hero.slides) {
      await page.getByRole("button", { name: new RegExp(`${name}$`) }).click();
      await expect(caption(page)).toHaveText(name);
      expect(await heading.boundingBox()).toEqual(standing);
    }
  });
}

test("slides stand, and none is fetched, while the hero is out of view [HOME-5]", async ({ page, site }) => {
  const asked = heroPicturesAsked(page);
  const scrolled = Promise.withResolvers<void>();
  await page.route("**/entry.client-*.js", async (route) => {
    await scrolled.promise;
    await route.continue();
  });
  await page.clock.install();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(site.url, { waitUntil: "commit" });
  const footer = page.getByRole("contentinfo");
  await footer.scrollIntoViewIfNeeded();
  scrolled.resolve();
  await untilScripted(page);
  await stopTime(page);
  await page.clock.runFor(10_000);
  await expect(caption(page)).toHaveText(captions[0] ?? "");
  expect(asked).toEqual(["hero-ace"]);
  await page.evaluate(() => window.scrollTo(0, 0));
  await turnTo(page, captions[1]);
});

test.describe("on a phone with two pixels for one", () => {
  test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });

  test("home comes in at most 118 kB, the truck to paint without a picture of its own [HOME-16, HOME-18]", async ({
    page,
    site,
  }) => {
    const asked: string[] = [];
    const sizes: Promise<number>[] = [];
    page.on("response", (response) => {
      asked.push(new URL(response.url()).pathname);
      sizes.push(
        response
          .request()
          .sizes()
          .then(({ responseBodySize }) => responseBodySize),
      );
    });
    await page.goto(site.url, { waitUntil: "networkidle" });
    expect(asked).not.toContain("/paint/picture.jpeg");
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeLessThan(118_000);
  });
});

test("the first slide is there at once: only those that follow fade in [HOME-4]", async ({
  browser,
  site,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(site.url, { waitUntil: "commit" });
  await page.getByRole("img", { name: words.hero.slides[0].alt }).waitFor();
  const pending = await page.evaluate(
    () => document.getAnimations().filter(({ timeline }) => timeline === document.timeline).length,
  );
  expect(pending).toBe(0);
  await page.close();
});

test.describe("with less motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing turns or counts, and a chosen slide is there at once [HOME-5, HOME-9]", async ({
    page,
    site,
  }) => {
    await withoutHolding(page, site.url);
    await expect(page.getByRole("button", { name: words.hero.play })).toBeVisible();
    await page.clock.runFor(10_000);
    await expect(caption(page)).toHaveText(captions[0] ?? "");
    await page.getByText(words.statistics.figures.happyCustomers.label).scrollIntoViewIfNeeded();
    await expect(drums(page)).toHaveText("50,000+");
    await page.getByRole("button", { name: /Carry daba/ }).click();
    await expect(
      page.getByRole("listitem").filter({ has: page.getByRole("img", { name: words.hero.slides[4].alt }) }),
    ).toHaveCSS("opacity", "1");
  });
});

test("each slide says what it shows and leads there [HOME-2]", async ({ page, site }) => {
  await withoutHolding(page, site.url);
  const { slides } = words.hero;
  const first = page.getByRole("link", { name: `${slides[0].caption} ${slides[0].line}` });
  await expect(first).toHaveAttribute("href", "/services/body-building/open-half-body");
  await page.getByRole("button", { name: /Dindi Rath/ }).click();
  await page.getByRole("link", { name: `${slides[3].caption} ${slides[3].line}` }).click();
  await expect(page).toHaveURL(`${site.url}/services/custom-projects`);
});

test("a tap on a colour paints the truck, and the link takes it along [HOME-16]", async ({ page, site }) => {
  await page.goto(site.url);
  const tile = page.getByRole("article").filter({ has: page.getByRole("radio") });
  await tile.getByRole("radio", { name: "Peacock" }).check();
  await expect(tile.locator("use[href='#truck']").nth(1)).toBeVisible();
  await expect(tile.locator("use[href='#truck']").nth(0)).toBeHidden();
  await tile.getByRole("link", { name: "Paint your own truck" }).click();
  await expect(page).toHaveURL(/\/paint\?cab=peacock/);
});

function drums(page: Page) {
  return page.locator("dd [aria-hidden]").first();
}

function followFigure(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const drums = document.querySelector("dd [aria-hidden]");
        const seen: string[] = [];
        const observer = new MutationObserver(() => {
          const text = drums?.textContent ?? "";
          seen.push(text);
          if (text === "50,000+") resolve(seen);
        });
        if (drums) observer.observe(drums, { subtree: true, characterData: true, childList: true });
      }),
  );
}

test("figures stand at nothing before they are seen, then count to their targets without changing their width [HOME-8, HOME-9]", async ({
  page,
  site,
}) => {
  await withoutHolding(page, site.url);
  const figures = page.locator("[data-island=statistics]");
  await figures.evaluate((section) => {
    const beyond = section.getBoundingClientRect().top - window.innerHeight;
    window.scrollBy({ top: beyond - 100, behavior: "instant" });
  });
  await expect(drums(page)).toHaveText("00,000+");
  const counted = followFigure(page);
  await figures.scrollIntoViewIfNeeded();
  const seen = await counted;
  expect(seen).toEqual(seen.toSorted());
  expect(new Set(seen.map((text) => text.length))).toEqual(new Set([7]));
  await expect(page.locator("dd .sr-only").first()).toHaveText("50,000+");
});

test("figures that could be read before the scripts came stay as they are [HOME-9]", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 9000 });
  await page.addInitScript(() => {
    window.addEventListener("DOMContentLoaded", () => {
      const drums = document.querySelector("dd [aria-hidden]");
      const seen: string[] = [];
      Object.assign(window, { seen });
      const note = () => seen.push(drums?.textContent ?? "");
      if (drums) new MutationObserver(note).observe(drums, { subtree: true, childList: true });
    });
  });
  await page.goto(site.url);
  await expect(page.locator("[data-island=statistics]")).toHaveAttribute("data-hydrated");
  await page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
  });
  expect(await page.evaluate(() => Reflect.get(window, "seen"))).toEqual([]);
  await expect(drums(page)).toHaveText("50,000+");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the first slide stands, the figures are there and every link leads on [HOME-6, HOME-9]", async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${site.url}/`);
    await expect(page.getByRole("img", { name: words.hero.slides[0].alt })).toBeVisible();
    await expect(page.getByRole("button", { name: words.hero.pause })).toBeHidden();
    await expect(page.getByText("88,000+").first()).toBeAttached();
    await page.getByRole("main").getByRole("link", { name: "Food Van" }).click();
    await expect(page).toHaveURL(`${site.url}/services/body-building/food-van`);
  });
});

test("before and after are compared on the home page by keyboard", async ({ page, site }) => {
  await withoutHolding(page, site.url);
  const slider = page.getByRole("slider");
  await expect(slider).toHaveAttribute("aria-valuetext", "50 % after");
  await slider.press("End");
  await expect(slider).toHaveAttribute("aria-valuetext", "100 % after");
});
