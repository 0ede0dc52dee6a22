import { loadAdminText } from "./admin/layout/load-admin-text.ts";
import { startNavigationStatus } from "./islands/navigation-status.ts";
import { loadPageOfAddress } from "./islands/page-history.ts";
import { startIslands, wakeOnTouch } from "./islands/start.ts";

// Both are documents of their own: a page of the site never loads the router.
if (document.documentElement.dataset.app === "admin") {
  const [{ startBackOffice }, text] = await Promise.all([
    import("./admin/start.tsx"),
    loadAdminText(document.documentElement.lang),
  ]);
  startBackOffice(text);
} else {
  loadPageOfAddress();
  startNavigationStatus();
  wakeOnTouch();
  startIslands(document);
}
