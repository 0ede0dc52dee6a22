import type { AdminText } from "#content/texts.ts";
import { startIslands } from "./islands/start-islands.ts";

function loadAdminText(): Promise<AdminText> {
  const { lang } = document.documentElement;
  if (lang === "hi") return import("#content/hi/admin/index.ts");
  if (lang === "mr") return import("#content/mr/admin/index.ts");
  return import("#content/en/admin/index.ts");
}

async function loadBackOffice(): Promise<void> {
  const [{ startBackOffice }, text] = await Promise.all([import("./admin/start.tsx"), loadAdminText()]);
  startBackOffice(text);
}

// Two documents: a page of the site never loads the router.
if (document.documentElement.dataset.app === "admin") {
  // Awaited here, it would wait for files that wait for this one.
  void loadBackOffice();
} else {
  startIslands();
}
