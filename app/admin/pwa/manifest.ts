import { adminTextContext } from "../kit/page/admin-text.ts";
import { signInPath } from "../kit/page/sections.ts";
import { officeScope, share } from "../kit/pwa/office-scope.ts";
import type { Route } from "./+types/manifest";

export function loader({ context }: Route.LoaderArgs): Response {
  const { language, push } = context.get(adminTextContext);
  const manifest = {
    id: officeScope,
    ...{ name: push.app.name, short_name: push.app.shortName, lang: language },
    ...{ start_url: signInPath, scope: officeScope, display: "standalone" },
    ...{ background_color: "#fffaf1", theme_color: "#10173d" },
    share_target: {
      ...{ action: share.path, method: "POST", enctype: "multipart/form-data" },
      params: { files: [{ name: share.field, accept: ["image/*"] }] },
    },
    icons: [
      { src: "/icons/office-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/office-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icons/office-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "Content-Type": "application/manifest+json; charset=utf-8" },
  });
}
