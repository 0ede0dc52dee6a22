import { expect, test } from "vitest";
import { keepAwake } from "./use-upload.ts";

function openPage({ isRefused = false } = {}) {
  const asked = { requests: 0, releases: 0 };
  const page = Object.assign(new EventTarget(), { visibilityState: "visible" as DocumentVisibilityState });
  const sentinel = Object.assign(new EventTarget(), {
    released: false,
    type: "screen" as const,
    onrelease: null,
    async release() {
      asked.releases += 1;
    },
  });
  const wakeLock = {
    async request() {
      asked.requests += 1;
      if (isRefused) throw new DOMException("The battery is low.", "NotAllowedError");
      return sentinel;
    },
  };
  function turn(visibilityState: DocumentVisibilityState) {
    page.visibilityState = visibilityState;
    page.dispatchEvent(new Event("visibilitychange"));
  }
  return { page, wakeLock, asked, turn };
}

test("the screen stays on until the upload ends, also after the page was hidden [UPL-43]", async () => {
  const { page, wakeLock, asked, turn } = openPage();
  const release = keepAwake(page, { wakeLock });
  turn("hidden");
  turn("visible");
  expect(asked).toEqual({ requests: 2, releases: 0 });
  release();
  turn("hidden");
  turn("visible");
  await new Promise((resolve) => setImmediate(resolve));
  expect(asked).toEqual({ requests: 2, releases: 1 });
});

test("a browser that refuses or has nothing of the kind uploads all the same", async () => {
  const { page, wakeLock, asked } = openPage({ isRefused: true });
  keepAwake(page, { wakeLock })();
  await new Promise((resolve) => setImmediate(resolve));
  expect(asked).toEqual({ requests: 1, releases: 0 });
  keepAwake(page, {})();
});
