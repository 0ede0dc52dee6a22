import type { Route } from "./+types/robots";

export function loader({ url }: Route.LoaderArgs): Response {
  const text = `User-agent: *\nDisallow: /admin\n\nSitemap: ${url.origin}/sitemap.xml\n`;
  return new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
