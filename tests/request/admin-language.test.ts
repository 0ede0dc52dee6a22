import { describe, expect, test } from "vitest";
import { engines, type TestEngine } from "../support/engines.ts";
import { photographOf } from "../support/photographs.ts";
import { failMail, mailServer, receiveEnquiry, spamSign } from "../support/site-enquiries.ts";
import { openTestSite, owner, type TestSite } from "../support/test-site.ts";

/** A browser that keeps its cookies. */
function openBrowser({ app }: TestSite) {
  const cookies = new Map<string, string>();
  return {
    cookies,
    async ask(path: string, fields?: Record<string, string>, init: RequestInit = {}) {
      const headers = new Headers(init.headers);
      headers.set("Cookie", [...cookies].map((pair) => pair.join("=")).join("; "));
      if (fields !== undefined) headers.set("Content-Type", "application/x-www-form-urlencoded");
      const form =
        fields === undefined ? {} : { method: "POST", body: new URLSearchParams(fields).toString() };
      const answer = await app.request(path, { ...form, ...init, headers });
      for (const cookie of answer.headers.getSetCookie()) {
        const [name = "", value = ""] = (cookie.split(";")[0] ?? "").split("=");
        if (value === "" || cookie.includes("Max-Age=0")) cookies.delete(name);
        else cookies.set(name, value);
      }
      const text = (await answer.text()).replaceAll("<!-- -->", "");
      return { status: answer.status, to: answer.headers.get("Location"), text };
    },
  };
}

type Browser = ReturnType<typeof openBrowser>;

/** The language of a page and its largest heading. */
async function pageIn({ ask }: Browser, path: string): Promise<[language: string, heading: string]> {
  const { text } = await ask(path);
  const language = /<html lang="(\w+)"/.exec(text)?.[1] ?? "";
  return [language, /<h1[^>]*>([^<]*)<\/h1>/.exec(text)?.[1] ?? ""];
}

async function openSite(engine: TestEngine) {
  const { config, remove } = await engine.prepare();
  const site = await openTestSite(config.url === null ? {} : { DATABASE_URL: config.url });
  await site.services.administrator.createOrReset(owner);
  return {
    ...site,
    async [Symbol.asyncDispose]() {
      await site[Symbol.asyncDispose]();
      await remove();
    },
  };
}

describe.each(engines)("the language of the back office on $name", (engine) => {
  test("chosen in front of the sign-in, it becomes the administrator's, on all devices [ADM-10]", async () => {
    await using site = await openSite(engine);
    const phone = openBrowser(site);
    expect(await pageIn(phone, "/admin")).toEqual(["en", "Admin Login"]);

    const chosen = await phone.ask("/admin/language", { language: "mr", to: "/admin?to=%2Fadmin%2Fimages" });
    expect([chosen.status, chosen.to]).toEqual([302, "/admin?to=%2Fadmin%2Fimages"]);
    expect(await pageIn(phone, "/admin")).toEqual(["mr", "ॲडमिन लॉगिन"]);
    expect((await phone.ask("/admin", { email: owner.email, password: "" })).text).toContain(
      "कृपया सर्व रकाने भरा",
    );
    await phone.ask("/admin", owner);
    expect(await pageIn(phone, "/admin/images")).toEqual(["mr", "सर्व फोटो"]);

    const computer = openBrowser(site);
    await computer.ask("/admin", owner);
    expect(await pageIn(computer, "/admin/images")).toEqual(["mr", "सर्व फोटो"]);
    await computer.ask("/admin/sign-out", {});
    expect(await pageIn(computer, "/admin")).toEqual(["mr", "ॲडमिन लॉगिन"]);
  });

  test("chosen in Account Settings, it holds wherever the administrator is signed in [ADM-10]", async () => {
    await using site = await openSite(engine);
    const [phone, computer] = [openBrowser(site), openBrowser(site)];
    await phone.ask("/admin", owner);
    await computer.ask("/admin", owner);
    const chosen = await phone.ask("/admin/language", { language: "hi", to: "/admin/account" });
    expect(chosen.to).toBe("/admin/account");
    for (const browser of [phone, computer]) {
      expect(await pageIn(browser, "/admin/account")).toEqual(["hi", "खाते की सेटिंग"]);
    }
  });

  test("a browser that remembers another language does not change the administrator's", async () => {
    await using site = await openSite(engine);
    const [phone, computer] = [openBrowser(site), openBrowser(site)];
    await phone.ask("/admin/language", { language: "hi" });
    await phone.ask("/admin", owner);
    await pageIn(phone, "/admin/account");
    await phone.ask("/admin/sign-out", {});
    await computer.ask("/admin", owner);
    await computer.ask("/admin/language", { language: "mr" });

    expect(await pageIn(phone, "/admin")).toEqual(["hi", "एडमिन लॉगिन"]);
    await phone.ask("/admin", owner);
    expect(await pageIn(phone, "/admin/account")).toEqual(["mr", "खात्याची सेटिंग"]);
    await phone.ask("/admin/sign-out", {});
    expect(await pageIn(phone, "/admin")).toEqual(["mr", "ॲडमिन लॉगिन"]);
  });
});

test("until one is chosen the sign-in and the office speak the browser's language, and nothing keeps that [ADM-17]", async () => {
  await using site = await openTestSite();
  const asked = { headers: { "Accept-Language": "mr-IN,mr;q=0.9,en;q=0.8" } };
  const browser = openBrowser(site);
  for (const path of ["/admin", "/admin/forgotten-password"]) {
    expect((await browser.ask(path, undefined, asked)).text).toContain('<html lang="mr"');
    expect((await site.app.request(path, asked)).headers.get("Cache-Control")).toBe("no-store");
  }
  await browser.ask("/admin", owner, asked);
  expect((await browser.ask("/admin/account", undefined, asked)).text).toContain('<html lang="mr"');
  await browser.ask("/admin/language", { language: "hi" });
  expect((await browser.ask("/admin/account", undefined, asked)).text).toContain('<html lang="hi"');
});

test.each([
  ["https://elsewhere.example/admin", "/admin"],
  ["//elsewhere.example/admin", "/admin"],
  ["/\\elsewhere.example", "/admin"],
  ["/contact", "/admin"],
  ["/administration", "/admin"],
  ["http://[", "/admin"],
  ["/admin/enquiries?state=won", "/admin/enquiries?state=won"],
])("choosing a language on the way to %s leads to %s", async (to, destination) => {
  await using site = await openTestSite();
  expect((await openBrowser(site).ask("/admin/language", { language: "hi", to })).to).toBe(destination);
});

test("what is no language of ours means English", async () => {
  await using site = await openTestSite();
  const browser = openBrowser(site);
  browser.cookies.set("rathkar.language", "xx");
  expect(await pageIn(browser, "/admin")).toEqual(["en", "Admin Login"]);
  await browser.ask("/admin/language", { language: "../hi" });
  expect(await pageIn(browser, "/admin")).toEqual(["en", "Admin Login"]);
});

test("refusals and faults are told in the administrator's language [ADM-10]", async () => {
  await using site = await openTestSite();
  const browser = openBrowser(site);
  await browser.ask("/admin", owner);
  await browser.ask("/admin/language", { language: "mr" });

  const password = { intent: "password", password: "12345", confirmation: "12345" };
  expect((await browser.ask("/admin/account.data", password)).text).toContain(
    "पासवर्डमध्ये किमान 6 अक्षरे किंवा अंक हवेत",
  );
  const notAPhotograph = { method: "POST", body: "no photograph", headers: { Accept: "application/json" } };
  const refused = await browser.ask("/admin/upload/picture?role=main&index=0&name=a.jpg", undefined, {
    ...notAPhotograph,
  });
  expect([refused.status, refused.text]).toEqual([
    422,
    JSON.stringify({ message: "ही फाइल फोटो नाही. कृपया JPEG, PNG, WebP किंवा AVIF फोटो पाठवा." }),
  ]);
  const noImages = { category: "painting", workType: "painting", vehicleName: null, bodyType: null };
  const batch = { method: "POST", body: JSON.stringify({ ...noImages, images: [] }) };
  const asJson = { ...batch, headers: { "Content-Type": "application/json" } };
  expect((await browser.ask("/admin/upload/batch", undefined, asJson)).text).toBe(
    JSON.stringify({ message: "कृपया किमान एक फोटो निवडा" }),
  );

  site.breakDown("pictures.receive");
  const broken = await browser.ask("/admin/upload/picture?role=main&index=0&name=a.jpg", undefined, {
    ...notAPhotograph,
    body: new Uint8Array(await photographOf(64, 48).jpeg().toBuffer()),
  });
  expect(broken.text).toContain("सर्व्हरला फोटो ठेवता आला नाही. कृपया पुन्हा प्रयत्न करा. संदर्भ ");
});

test("why a mail failed and what looks like spam are told in the administrator's language [ADM-10]", async () => {
  await using site = await openTestSite(mailServer);
  const id = await receiveEnquiry(site);
  const spam = await receiveEnquiry(site, {}, spamSign);
  await failMail(site, { kind: "unreachable", detail: "ECONNREFUSED" });
  const browser = openBrowser(site);
  await browser.ask("/admin", owner);
  await browser.ask("/admin/language", { language: "hi" });

  expect((await browser.ask(`/admin/enquiries/${id}`)).text).toContain(
    "मेल सर्वर से संपर्क नहीं हुआ: उसके पते और पोर्ट पर कोई जवाब नहीं देता।",
  );
  expect((await browser.ask(`/admin/enquiries/${spam}`)).text).toContain("एक छिपा हुआ बॉक्स भरा गया।");
});

test("what the server refuses before any page is told in the language of the browser [ADM-10]", async () => {
  await using site = await openTestSite();
  const browser = openBrowser(site);
  await browser.ask("/admin/language", { language: "mr" });
  const asPage = { method: "POST", headers: { Accept: "text/html" } };
  const fields = { email: owner.email, password: "guess-me" };
  // As many as one address may try in five minutes.
  for (let time = 0; time < 30; time += 1) await browser.ask("/admin", fields, asPage);
  const answer = await browser.ask("/admin", fields, asPage);
  expect(answer.status).toBe(429);
  expect(answer.text).toMatch(/<html lang="mr">.*<h1\b[^>]*>खूप प्रयत्न झाले<\/h1>/s);

  const tooLarge = await browser.ask("/admin/images", { name: "x".repeat(100_000) }, asPage);
  expect([tooLarge.status, tooLarge.text]).toEqual([413, expect.stringContaining("जास्तीत जास्त 64 KB")]);
  const foreign = { ...asPage, headers: { ...asPage.headers, Origin: "https://elsewhere.example" } };
  expect((await browser.ask("/admin/images", {}, foreign)).text).toContain("हे आमच्या वेबसाइटवरून पाठवलेले नाही.");
});

test.each([
  ["en", "/"],
  ["hi", "/hi"],
  ["mr", "/mr"],
])(
  "the name above the office leads to the site in the language %s of the office [LANG-5]",
  async (language, path) => {
    await using site = await openTestSite();
    const cookie = `${await site.signIn()}; rathkar.language=${language}`;
    for (const page of ["/admin/account", "/admin"]) {
      const headers = page === "/admin" ? { cookie: `rathkar.language=${language}` } : { cookie };
      const html = await (await site.app.request(page, { headers })).text();
      expect(html).toMatch(new RegExp(`<a href="${path}"`));
    }
  },
);
