import { previewContext } from "#app/context.server.ts";
import { languageOfPath, pathWithoutLanguage } from "#app/language/paths.ts";
import { signedInAdministrator } from "../../kit/session/guard.server.ts";
import type { Route } from "./+types/preview";
import { previewAddress, publicAddress, readPreviewed } from "./addresses.ts";

const headers = { "X-Robots-Tag": "noindex, nofollow", "Cache-Control": "no-store" };

export async function loader({ params, url, context }: Route.LoaderArgs): Promise<Response> {
  signedInAdministrator(context);
  const previewed = readPreviewed(params["*"]);
  if (previewed === null) return new Response(null, { status: 404, headers });
  const {
    status,
    body,
    headers: said,
  } = await context.get(previewContext)(publicAddress(previewed) + url.search);
  const location = said.get("Location");
  if (location !== null)
    return new Response(null, { status, headers: { ...headers, Location: previewOf(location) } });
  const type = said.get("Content-Type") ?? "text/html; charset=utf-8";
  return new Response(body, { status, headers: { ...headers, "Content-Type": type } });
}

function previewOf(address: string): string {
  const language = languageOfPath(address);
  return previewAddress({ language, path: pathWithoutLanguage(address) });
}
