import type { Page } from "@playwright/test";

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

async function startScripts(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await page.mouse.move(1, 1);
  // React marks the elements that it has taken over.
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith("__react")));
  await page.waitForFunction(() => !document.documentElement.hasAttribute("data-plain-headings"));
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}
