import { expect, test } from "vitest";
import { countingSite, openApp, publicUrl } from "#tests/support/open-app.ts";

const fromHost = {
  publicUrl: "http://localhost:3000",
  isPublicUrlSet: false,
  trustedProxy: [],
  clientAddressHeader: null,
};

test.each([
  ["a foreign origin", { Origin: "https://elsewhere.example" }],
  ["a hidden origin", { Origin: "null" }],
  ["a hidden origin of nobody's", { Origin: "null", "Sec-Fetch-Site": "none" }],
  ["a hidden origin of another site", { Origin: "null", "Sec-Fetch-Site": "cross-site" }],
  ["our name without TLS", { Origin: "http://rathkar.example" }],
  ["a browser that says it comes from elsewhere", { "Sec-Fetch-Site": "cross-site" }],
  ["a browser that says it comes from a sister site", { "Sec-Fetch-Site": "same-site" }],
])("a form with %s is refused and never reaches the site", async (_what, headers) => {
  const { site, asked } = countingSite();
  await using testApp = await openApp(site);
  const answer = await testApp.app.request("/admin", {
    method: "POST",
    headers,
    body: new URLSearchParams("a=b"),
  });
  expect(answer.status).toBe(403);
  expect(await answer.text()).toContain(`Please open ${publicUrl} and try again.`);
  expect(asked).toEqual([]);
});

test.each([
  ["our own origin", { Origin: publicUrl, "Sec-Fetch-Site": "same-origin" }],
  ["an origin that an extension hides", { Origin: "null", "Sec-Fetch-Site": "same-origin" }],
  ["no word about where it comes from", {}],
])("a form with %s is accepted", async (_what, headers: Record<string, string>) => {
  await using testApp = await openApp(countingSite().site);
  const answer = await testApp.app.request("/admin", {
    method: "POST",
    headers,
    body: new URLSearchParams("a=b"),
  });
  expect(answer.status).toBe(200);
});

test("reading from elsewhere is what links are for", async () => {
  await using testApp = await openApp(countingSite().site);
  const headers = { Origin: "https://elsewhere.example", "Sec-Fetch-Site": "cross-site" };
  expect((await testApp.app.request("/gallery", { headers })).status).toBe(200);
});

test("behind a proxy the site sees the public address, not the one the proxy used [OPS-1]", async () => {
  const seen: string[] = [];
  await using testApp = await openApp(async (request) => {
    seen.push(request.url, await request.text());
    return new Response("done");
  });
  const request = new Request("http://10.0.0.7:3000/admin?x=1", {
    method: "POST",
    body: new URLSearchParams("a=b"),
  });
  expect((await testApp.app.fetch(request)).status).toBe(200);
  expect(seen).toEqual([`${publicUrl}/admin?x=1`, "a=b"]);
});

test.each([
  "http://127.0.0.1:3000",
  "http://192.168.1.20:3000",
  "http://[fd00::20]:3000",
  "http://raspberry.local:3000",
])("without PUBLIC_URL the site works on %s, and forms come from there only [OPS-1]", async (origin) => {
  const seen: string[] = [];
  await using testApp = await openApp(
    async (request) => {
      seen.push(request.url);
      return new Response("done");
    },
    { config: fromHost },
  );
  const send = (from: string) =>
    testApp.app.fetch(
      new Request(`${origin}/admin`, {
        method: "POST",
        headers: { Origin: from },
        body: new URLSearchParams("a=b"),
      }),
    );
  expect((await send(origin)).status).toBe(200);
  const refused = await send("http://localhost:3000");
  expect(refused.status).toBe(403);
  expect(await refused.text()).toContain(`Please open ${origin} and try again.`);
  expect(seen).toEqual([`${origin}/admin`]);
});
