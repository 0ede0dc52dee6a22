import type { Middleware } from "./request-context.ts";

export const speculationRulesPath = "/speculation-rules.json";

/** Browsers fetch a page of the site ahead when a link to it is hovered or pressed; the island fetches projects itself. */
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

/** Whether the visitor has told the browser to load little. */
export function savesData(request: Request): boolean {
  return request.headers.get("Save-Data") === "on";
}

/** Where the rules are; none for visitors who save data. */
export function speculationRules(request: Request): Record<string, string> {
  if (savesData(request)) return {};
  return { "Speculation-Rules": `"${speculationRulesPath}"` };
}

export function serveSpeculationRules(): Middleware {
  return async function servesSpeculationRules(context) {
    context.set("caching", "publicFile");
    return context.body(rules, 200, { "Content-Type": "application/speculationrules+json" });
  };
}
