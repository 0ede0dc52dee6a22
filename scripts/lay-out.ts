import type { Page } from "@playwright/test";

/**
 * Makes a public page ready for a photograph of its whole length: its scripts run, its headings have their face,
 * pictures further down, which are fetched when they come near the screen, are there, and a bar that hangs at the lower
 * edge of the screen hangs at the end of the page. Rejects with the address of a picture that does not come.
 */
export async function layOut(page: Page): Promise<void> {
  await startScripts(page);
  const missing = await page.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "body { position: relative } .fixed { position: absolute !important } * { content-visibility: visible !important }",
    );
    document.adoptedStyleSheets.push(sheet);
    await document.fonts.ready;
    const arrivals = [...document.images].map(async (picture) => {
      picture.loading = "eager";
      // Else the photograph may be taken before the picture is painted.
      picture.decoding = "sync";
      if (!picture.complete) {
        await new Promise<Event>((settle) => {
          picture.addEventListener("load", settle, { once: true });
          picture.addEventListener("error", settle, { once: true });
        });
      }
      return picture.naturalWidth > 0 ? [] : [picture.currentSrc || picture.src];
    });
    return (await Promise.all(arrivals)).flat();
  });
  if (missing.length > 0) throw new Error(`${page.url()} lacks ${missing.join(", ")}.`);
}

/** Scripts wait for a first sign of the visitor; what only works with them is shown when they have come. */
async function startScripts(page: Page): Promise<void> {
  // To two places: a pointer that only rests does not start them.
  await page.mouse.move(2, 2);
  await page.mouse.move(1, 1);
  // React marks the elements that it has taken over.
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith("__react")));
  // Hindi and Marathi headings first stand in other letters, in which a line may be one fewer.
  await page.waitForFunction(() => !document.documentElement.hasAttribute("data-plain-headings"));
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}
