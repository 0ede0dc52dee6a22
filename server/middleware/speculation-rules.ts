import type { Middleware } from "./request-context.ts";

export const speculationRulesPath = "/speculation-rules.json";

/** The island fetches projects itself. */
const rules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: ["/admin*", "/*.*"] } },
          { not: { selector_matches: "[data-hydrated] [data-cards] a, dialog a" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
});

/** Whether the browser is to load little. */
export function savesData(request: Request): boolean {
  return request.headers.get("Save-Data") === "on";
}

/** None for visitors who save data. */
export function speculationRules(request: Request): Record<string, string> {
  if (savesData(request)) return {};
  return { "Speculation-Rules": `"${speculationRulesPath}"` };
}

/** Tells browsers which links to fetch ahead of a tap. */
export function serveSpeculationRules(): Middleware {
  return async function servesSpeculationRules(context) {
    context.set("caching", "publicFile");
    return context.body(rules, 200, { "Content-Type": "application/speculationrules+json" });
  };
}
