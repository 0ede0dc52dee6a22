import { expect, test } from "vitest";
import { askForStylesheetFirst } from "./stylesheet-first.server.ts";

const image = '<link rel="preload" as="image" imageSrcSet="/a.avif 320w"/>';
const face = '<link rel="preload" href="/face.woff2" as="font"/>';
const styles = '<link nonce="a" rel="stylesheet" href="/root.css"/>';

test("what is fetched ahead is asked for after the stylesheet, in its own order", () => {
  expect(
    askForStylesheetFirst(`<head>${image}<title>Gallery</title>${face}${styles}</head><body>${image}</body>`),
  ).toBe(`<head><title>Gallery</title>${styles}${image}${face}</head><body>${image}</body>`);
});

test("a page without a stylesheet stays as it is", () => {
  const html = `<head>${image}</head><body></body>`;
  expect(askForStylesheetFirst(html)).toBe(html);
});
