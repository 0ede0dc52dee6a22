import type { AdminText } from "#content/texts.ts";
import { startNavigationStatus } from "./islands/navigation-status.ts";
import { loadPageOfAddress } from "./islands/page-history.ts";
import { startIslands, wakeOnTouch } from "./islands/start.ts";

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

// Both are documents of their own: a page of the site never loads the router.
if (document.documentElement.dataset.app === "admin") {
  const [{ startBackOffice }, text] = await Promise.all([import("./admin/start.tsx"), loadAdminText()]);
  startBackOffice(text);
} else {
  loadPageOfAddress();
  startNavigationStatus();
  wakeOnTouch();
  startIslands();
}
