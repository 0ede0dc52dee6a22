import type { AdminText } from "#content/texts.ts";
import { loadPageOfAddress } from "./islands/page-history.ts";
import { heard, touches } from "./islands/touches.ts";

/** In the language of the document; each is a file of its own. */
async function loadAdminText(): Promise<AdminText> {
  const { lang } = document.documentElement;
  const { adminText } = await (lang === "hi"
    ? import("#content/hi/admin/index.ts")
    : lang === "mr"
      ? import("#content/mr/admin/index.ts")
      : import("#content/en/admin/index.ts"));
  return adminText;
}

async function loadBackOffice(): Promise<void> {
  const [{ startBackOffice }, text] = await Promise.all([import("./admin/start.tsx"), loadAdminText()]);
  startBackOffice(text);
}

// Both are documents of their own: a page of the site never loads the router.
if (document.documentElement.dataset.app === "admin") {
  // Awaited here, it would wait for files that wait for this one.
  void loadBackOffice();
} else {
  loadPageOfAddress();
  // What is seen has the line for itself: islands wake when everything is there, or with the first touch.
  const start = async () => {
    const islands = await import("./islands/start.ts");
    islands.startIslands();
    return islands;
  };
  const startTouched = async (touch: Event) => (await start()).wakeTouched(touch);
  for (const event of touches) document.addEventListener(event, startTouched, { ...heard, once: true });
  if (document.readyState === "complete") void start();
  else window.addEventListener("load", start, { once: true });
}
