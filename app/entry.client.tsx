import { startNavigationStatus } from "./islands/navigation-status.ts";
import { loadPageOfAddress } from "./islands/page-history.ts";
import { startIslands, wakeOnTouch } from "./islands/start.ts";

// Both are documents of their own: a page of the site never loads the router.
if (document.documentElement.dataset.app === "admin") {
  await import("./admin/start.tsx");
} else {
  loadPageOfAddress();
  startNavigationStatus();
  wakeOnTouch();
  startIslands(document);
}
