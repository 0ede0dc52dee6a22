import { expect, test } from "vitest";
import { countingSite, openApp, publicUrl } from "#tests/support/open-app.ts";

test.each([
  ["a foreign origin", { Origin: "https://elsewhere.example" }],
  ["a hidden origin", { Origin: "null" }],
  ["our name without TLS", { Origin: "http://rathkar.example" }],
  ["a mark of the browser that it comes from elsewhere", { "Sec-Fetch-Site": "cross-site" }],
  ["a mark of the browser that it comes from a sister site", { "Sec-Fetch-Site": "same-site" }],
])("a form with %s is refused and never reaches the site", async (_what, headers) => {
  const { site, asked } = countingSite();
  await using world = await openApp(site);
  const answer = await world.app.request("/admin", { method: "POST", headers, body: "a=b" });
  expect(answer.status).toBe(403);
  expect(await answer.text()).toContain(`Please open ${publicUrl} and try again.`);
  expect(asked).toEqual([]);
});

test.each([
  ["our own origin", { Origin: publicUrl, "Sec-Fetch-Site": "same-origin" }],
  ["no word about where it comes from", {}],
])("a form with %s is accepted", async (_what, headers: Record<string, string>) => {
  await using world = await openApp(countingSite().site);
  const answer = await world.app.request("/admin", { method: "POST", headers, body: "a=b" });
  expect(answer.status).toBe(200);
});

test("reading from elsewhere is what links are for", async () => {
  await using world = await openApp(countingSite().site);
  const headers = { Origin: "https://elsewhere.example", "Sec-Fetch-Site": "cross-site" };
  expect((await world.app.request("/gallery", { headers })).status).toBe(200);
});

test("behind a proxy the site sees the public address, not the one the proxy used", async () => {
  const seen: string[] = [];
  await using world = await openApp(async (request) => {
    seen.push(request.url, await request.text());
    return new Response("done");
  });
  const request = new Request("http://10.0.0.7:3000/admin?x=1", { method: "POST", body: "a=b" });
  expect((await world.app.fetch(request)).status).toBe(200);
  expect(seen).toEqual([`${publicUrl}/admin?x=1`, "a=b"]);
});
