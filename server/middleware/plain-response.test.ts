import { expect, test } from "vitest";
import type { App } from "#server/app.ts";
import { linksOf } from "#tests/support/html.ts";
import { countingSite, openApp, publicUrl } from "#tests/support/open-app.ts";

const phone = { shown: "+91 98220 00000", dialled: "+919822000000" };
const html = { Accept: "text/html" };

function post(body: string, headers: Record<string, string> = {}): RequestInit {
  const type = { "Content-Type": "application/x-www-form-urlencoded" };
  return { method: "POST", body, headers: { ...html, ...type, ...headers } };
}

const refusals: [status: number, what: string, path: string, init: RequestInit, words: string][] = [
  [400, "an unreadable address", "/%E0%A4%A", { headers: html }, "पत्त्यात वाचता न\u00a0येणारी अक्षरे"],
  [400, "too many fields", "/contact", post("a=b&".repeat(101)), "जास्तीत जास्त 100 रकाने"],
  [403, "a form of another site", "/contact", post("a=b", { Origin: "https://a.example" }), publicUrl],
  [405, "another method", "/gallery", { method: "PUT", headers: html }, "इथे पाने वाचता येतात"],
  [413, "too much", "/contact", post("a".repeat(70_000)), "जास्तीत जास्त 64 KB"],
  [414, "an overlong address", `/${"a".repeat(9000)}`, { headers: html }, "पानापेक्षा लांब"],
  [415, "what is no form", "/contact", post("{}", { "Content-Type": "text/xml" }), "आमच्या कोणत्याही फॉर्मवरून"],
];

test.each(refusals)(
  "%i for %s is in the language of the address, with the phone number [ERR-6]",
  async (status, _what, path, init, words) => {
    await using testApp = await openApp(countingSite().site, { phone: () => phone });
    const answer = await testApp.app.request(`/mr${path}`, init);
    expect(answer.status).toBe(status);
    const page = await answer.text();
    expect(page).toContain('<html lang="mr">');
    expect(page).toContain(words);
    expect(linksOf(page)).toEqual([
      { href: `tel:${phone.dialled}`, words: phone.shown },
      { href: "/mr", words: "मुख्य पान" },
    ]);
  },
);

async function told(app: App, path: string, accept: string): Promise<string> {
  return (await app.request(path, { headers: { Accept: accept } })).text();
}

test("a fault, and a server that closes, tell the number last known; before any was read there is none [ERR-6]", async () => {
  let known: typeof phone | null = null;
  const failing = async () => Promise.reject(new Error("broken"));
  await using testApp = await openApp(failing, { phone: () => known });
  expect(await told(testApp.app, "/hi/gallery", "text/html")).not.toContain("tel:");
  known = phone;
  expect(await told(testApp.app, "/hi/gallery", "text/html")).toContain(
    `फ़ोन: <a href="tel:${phone.dialled}"`,
  );
  expect(await told(testApp.app, "/gallery", "text/plain")).toMatch(/\nPhone: \+91 98220 00000\n$/);
  testApp.app.drain();
  expect(await told(testApp.app, "/hi/gallery", "text/html")).toContain(phone.shown);
});

test("the office is not told to call itself, and scripts get the sentence alone [ERR-6]", async () => {
  await using testApp = await openApp(countingSite().site, { phone: () => phone });
  const office = await testApp.app.request("/admin/facts", { method: "PUT", headers: html });
  expect(await office.text()).not.toContain(phone.shown);
  const script = { method: "PUT", headers: { Accept: "application/json" } };
  expect(await (await testApp.app.request("/mr/gallery", script)).json()).toEqual({
    error: "इथे पाने वाचता येतात आणि फॉर्म पाठवता येतात.",
  });
});
