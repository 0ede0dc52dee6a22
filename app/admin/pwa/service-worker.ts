import { adminTextContext } from "../kit/page/admin-text.ts";
import { officeScope, share } from "../kit/pwa/office-scope.ts";
import type { Route } from "./+types/service-worker";
import source from "./worker-source.js?raw";

export function loader({ context }: Route.LoaderArgs): Response {
  const { language, push } = context.get(adminTextContext);
  const { title, text: sentence, retry, kept } = push.offline;
  const text = JSON.stringify({ language, title, sentence, retry, kept });
  return new Response(`const text = ${text};\nconst share = ${JSON.stringify(share)};\n${source}`, {
    headers: { "Content-Type": "text/javascript; charset=utf-8", "Service-Worker-Allowed": officeScope },
  });
}
