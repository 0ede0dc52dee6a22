import { useEffect } from "react";
import { preloadModule } from "react-dom";
import { z } from "zod";

const manifestSchema = z.object({
  routes: z.record(
    z.string(),
    z.object({ hasDefaultExport: z.boolean(), module: z.string(), imports: z.array(z.string()).default([]) }),
  ),
});

/**
 * Without a line the router would load the document anew for a file not fetched yet, and the office would be gone.
 */
export function PagesAhead() {
  useEffect(() => {
    if (document.readyState === "complete") return fetchPages();
    window.addEventListener("load", fetchPages);
    return () => window.removeEventListener("load", fetchPages);
  }, []);
  return null;
}

function fetchPages(): void {
  const manifest = manifestSchema.safeParse(Reflect.get(window, "__reactRouterManifest"));
  if (!manifest.success) return;
  const pages = Object.entries(manifest.data.routes).filter(
    ([id, { hasDefaultExport }]) => hasDefaultExport && id.startsWith("/admin"),
  );
  for (const file of new Set(pages.flatMap(([, { module, imports }]) => [module, ...imports]))) {
    preloadModule(file, { as: "script" });
  }
}
