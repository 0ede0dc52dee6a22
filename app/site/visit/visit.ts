import { z } from "zod";
import { readPath, siteAddressAt } from "#app/address-book.ts";
import { servicesContext, siteContentContext } from "#app/context.server.ts";
import { canonicalPath } from "#app/language/paths.ts";
import { readForm } from "#app/read-form.server.ts";
import { pageName } from "#app/site/pages.ts";
import { defaultLanguage } from "#content/languages.ts";
import { sourceOf } from "#domain/statistics/statistics.ts";
import type { Route } from "./+types/visit";

const text = z.string().max(500);
const seen = z.object({
  did: z.enum(["page", "call", "whatsapp", "quote"]),
  path: text,
  /** The host of the page before, where that is not ours. */
  from: text.optional(),
  query: text.default(""),
});

const counted = () => new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } });

export function loader(): Response {
  return new Response("Nothing to read.", { status: 405, headers: { Allow: "POST" } });
}

/** Leaves out programs and who has signed in to the office. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const read = seen.safeParse(await readForm(request));
  if (!read.success) return new Response("Nothing that is counted.", { status: 400 });
  const { did, path, from, query } = read.data;
  const { headers } = request;
  if (isProgram(headers.get("User-Agent")) || headers.has("Sec-Purpose")) return counted();
  const services = context.get(servicesContext);
  const isOwner = (await services.administrator.knownDevice(headers.get("cookie"))) !== null;
  if (isOwner || !(await isPage(path, context))) return counted();
  services.statistics.count(did, path);
  if (did === "page" && from !== undefined) {
    services.statistics.count("source", sourceOf(from, new URLSearchParams(query)));
  }
  return counted();
}

/** Anybody can think up other paths. */
async function isPage(pathname: string, context: Route.ActionArgs["context"]): Promise<boolean> {
  if (!pathname.startsWith("/") || canonicalPath(pathname) !== pathname) return false;
  const { path } = readPath(pathname);
  const found = siteAddressAt(path);
  if (found?.address.id !== "project") {
    return pageName(context.get(siteContentContext).textsOf(defaultLanguage), path) !== null;
  }
  const projects = await context.get(servicesContext).gallery.named([found.key]);
  return projects.length === 1;
}

/** Every browser begins with this since 1995, and so do many programs. */
const browser = /^Mozilla\//;
const program = /bot\b|crawl|spider|slurp|preview|monitor|lighthouse|headless|externalhit|https?:\/\//i;

/** Programs that call themselves a browser mostly run no scripts. */
function isProgram(userAgent: string | null): boolean {
  return userAgent === null || !browser.test(userAgent) || program.test(userAgent);
}
