import { expect, test } from "vitest";
import { eachOf } from "../support/html.ts";
import { openTestSite, owner, type TestSite } from "../support/test-site.ts";

async function signIn(site: TestSite, fields: Record<string, string>, search = "") {
  return site.app.request(`/admin${search}`, {
    method: "POST",
    body: new URLSearchParams(fields).toString(),
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
  });
}

test("the sign-in page works without scripts: form, labels and button [ADM-1]", async () => {
  await using site = await openTestSite();
  const html = await (await site.app.request("/admin")).text();
  expect(html).toContain("Admin Login");
  expect(html).toMatch(/<form[^>]*method="post"/);
  expect(html).toContain('name="email"');
  expect(html).toContain('type="password"');
  expect(html).toContain("Sign In");
});

test.each([[{ email: "", password: "six-cylinders" }], [{ email: owner.email, password: "" }], [{}]])(
  "an incomplete form %j is answered 'Please fill in all fields' [ADM-2]",
  async (fields) => {
    await using site = await openTestSite();
    const answer = await signIn(site, fields);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("Please fill in all fields");
  },
);

test("wrong credentials are told and the email is kept, the password is not [ADM-3]", async () => {
  await using site = await openTestSite();
  const answer = await signIn(site, { email: owner.email, password: "seven-cylinders" });
  const html = await answer.text();
  expect(answer.status).toBe(401);
  expect(html).toContain("Authentication Error");
  expect(html).toContain("Invalid admin credentials");
  expect(html).toContain(owner.email);
  expect(html).not.toContain("seven-cylinders");
  expect(answer.headers.getSetCookie()).toEqual([]);
});

test("right credentials open Upload Images with a session that lasts [ADM-3, ADM-4, ADM-6]", async () => {
  await using site = await openTestSite();
  const answer = await signIn(site, { ...owner, email: ` ${owner.email.toUpperCase()} ` });
  expect(answer.status).toBe(302);
  expect(answer.headers.get("Location")).toBe("/admin/upload");

  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  const page = await site.app.request("/admin/upload", { headers: { cookie } });
  const html = await page.text();
  expect(html).toContain("Upload Images");
  expect(html).toContain("Logout");
  expect(answer.headers.getSetCookie().join()).toContain("rathkar.flash=signed-in; ");
  const again = await site.app.request("/admin", { headers: { cookie } });
  expect([again.status, again.headers.get("Location")]).toEqual([302, "/admin/upload"]);
});

test.each([
  ["?to=%2Fadmin%2Fimages%3Fpage%3D2", "/admin/images?page=2"],
  ["?to=https%3A%2F%2Felsewhere.example%2Fadmin%2Fimages", "/admin/upload"],
  ["?to=%2F%2Felsewhere.example", "/admin/upload"],
])("after signing in at %s one lands in %s", async (search, destination) => {
  await using site = await openTestSite();
  expect((await signIn(site, owner, search)).headers.get("Location")).toBe(destination);
});

test("too many attempts are told in a plain sentence", async () => {
  await using site = await openTestSite();
  for (let time = 0; time < 5; time += 1) await signIn(site, { ...owner, password: "guess" });
  const answer = await signIn(site, owner);
  expect(answer.status).toBe(429);
  expect(await answer.text()).toMatch(/Too many attempts\. Please wait \d+ seconds? and try again\./);
});

test("Logout ends the session and leads to the sign-in page [ADM-5]", async () => {
  await using site = await openTestSite();
  const cookie = await site.signIn();
  const answer = await site.app.request("/admin/sign-out", { method: "POST", headers: { cookie } });
  expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/admin"]);
  expect(answer.headers.getSetCookie().join()).toContain("rathkar.session_token=; Max-Age=0");
  expect((await site.app.request("/admin/upload", { headers: { cookie } })).status).toBe(302);
});

test("behind TLS every cookie, also of Logout, is bound to this host and its TLS", async () => {
  await using site = await openTestSite({ PUBLIC_URL: "https://rathkar.example" });
  const signedIn = await signIn(site, owner);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  const signedOut = await site.app.request("/admin/sign-out", { method: "POST", headers: { cookie } });
  const cookies = [...signedIn.headers.getSetCookie(), ...signedOut.headers.getSetCookie()];
  const names = new Set(cookies.map((one) => one.split("=")[0]));
  expect([...names]).toEqual(
    expect.arrayContaining(["__Host-rathkar.session_token", "__Host-rathkar.device", "__Host-rathkar.flash"]),
  );
  for (const one of cookies) {
    expect(one).toMatch(/^__Host-rathkar\./);
    expect(one).toMatch(/; Path=\/(;|$)/);
    expect(one).toMatch(/; Secure(;|$)/);
    expect(one).toMatch(/; SameSite=Lax(;|$)/);
    expect(one).not.toContain("Domain=");
    expect(one.includes("HttpOnly")).toBe(!one.startsWith("__Host-rathkar.flash="));
  }
});

test("there is no way to sign up and no route of the authentication library [SEC-4]", async () => {
  await using site = await openTestSite();
  const credentials = JSON.stringify({ ...owner, email: "new@rathkar.example", name: "New" });
  for (const path of ["/api/auth/sign-up/email", "/admin/sign-up", "/api/auth/get-session"]) {
    const headers = { "Content-Type": "application/json" };
    const answer = await site.app.request(path, { method: "POST", body: credentials, headers });
    expect([302, 404, 405, 415]).toContain(answer.status);
    expect(answer.headers.getSetCookie()).toEqual([]);
  }
});

test.each(["http://127.0.0.1:5690", "http://192.168.1.20:5690"])(
  "without PUBLIC_URL a sign-in on %s works, with a cookie that needs no TLS",
  async (origin) => {
    await using office = await openTestSite({ PUBLIC_URL: "" });
    const answer = await office.app.fetch(
      new Request(`${origin}/admin`, {
        method: "POST",
        body: new URLSearchParams(owner),
        headers: { Origin: origin, "Sec-Fetch-Site": "same-origin" },
      }),
    );
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/admin/upload"]);
    expect(answer.headers.getSetCookie().join()).not.toContain("Secure");
    const home = await (await office.app.fetch(new Request(`${origin}/`))).text();
    expect(home).toContain(`<link rel="canonical" href="${origin}/"`);
  },
);

test.each([
  ["en", "There is no administrator yet"],
  ["hi", "अभी कोई एडमिन नहीं है"],
  ["mr", "अजून कोणी ॲडमिन नाही"],
])(
  "without an administrator the page says in %s how one is made, and then signs in [ADM-12]",
  async (language, title) => {
    await using site = await openTestSite();
    await site.takeRole();
    const open = async () => {
      const answer = await site.app.request("/admin", {
        headers: { cookie: `rathkar.language=${language}` },
      });
      return (await answer.text()).replaceAll("<!-- -->", "");
    };
    const html = await open();
    expect(html).toContain(title);
    expect(eachOf(html, "code")).toContain("npm run admin:create -- owner@example.com");
    for (const word of ["ADMIN_EMAIL", "ADMIN_PASSWORD"]) expect(html).toContain(word);
    expect(html).not.toContain('name="password"');

    await site.services.administrator.createOrReset(owner);
    expect(await open()).toContain('name="password"');
    expect((await signIn(site, owner)).status).toBe(302);
  },
);
