import { expect, test } from "vitest";
import { within, wordsOf } from "#tests/support/html.ts";
import { getPage, openSignedInSite, type SignedInSite } from "#tests/support/signed-in-site.ts";

/** Sends a screen as a browser without scripts does, with what its form holds and what is typed. */
async function send(site: SignedInSite, step: string, typed: Record<string, string>) {
  const { html } = await getPage(site, `/admin/go-live?step=${step}`);
  const inputs = [...within(within(html, "main"), "form").matchAll(/<input[^>]*>/g)].map(([input]) => input);
  const attribute = (input: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(input)?.[1] ?? "";
  const held = inputs.map((input) => [attribute(input, "name"), attribute(input, "value")] as const);
  const response = await site.app.request(`/admin/go-live?step=${step}`, {
    method: "POST",
    body: new URLSearchParams({ ...Object.fromEntries(held), ...typed }).toString(),
    headers: { cookie: site.cookie, "Content-Type": "application/x-www-form-urlencoded" },
  });
  return {
    status: response.status,
    location: response.headers.get("location"),
    words: wordsOf(within(await response.text(), "main")),
  };
}

const walk = async (site: SignedInSite, step = "") =>
  wordsOf(within((await getPage(site, `/admin/go-live${step}`)).html, "main"));

test("without scripts the owner walks from the sample to his numbers, hours and place [GO-1, GO-2, GO-3]", async () => {
  await using site = await openSignedInSite();
  expect(await walk(site)).toMatch(/0 of 11 real.*Step 1 of 11.*Your numbers/);
  const { html } = await getPage(site, "/admin/go-live");
  expect(html).not.toMatch(/name="phone"[^>]* value="\+91 00000/);

  const half = await send(site, "number", { phone: "98220 12345" });
  expect([half.status, half.words]).toEqual([422, expect.stringContaining("0 of 11 real")]);
  expect(half.words).toContain("Saved, but something here is still missing or a sample.");
  const whole = await send(site, "number", { whatsapp: "98220 12345" });
  expect([whole.status, whole.location]).toEqual([302, "/admin/go-live?step=hours"]);
  expect(await (await site.app.request("/mr/contact")).text()).toContain("tel:+919822012345");

  expect((await send(site, "hours", {})).location).toBe("/admin/go-live?step=pin");
  expect(await walk(site)).toMatch(/2 of 11 real.*Your place on the map/);
  const { business } = await site.services.facts.current();
  expect(business.hours.Thursday).toEqual({ opens: "", closes: "" });
});

test("a short map link is asked to be opened, the long address behind it is a place [GO-4]", async () => {
  await using site = await openSignedInSite();
  const short = await send(site, "pin", { pin: "https://maps.app.goo.gl/AbC123" });
  expect([short.status, short.words]).toEqual([422, expect.stringContaining("paste the long address")]);
  const none = await send(site, "pin", { pin: "near the bus stand" });
  expect(none.words).toContain("No place was found in this.");
  const long = "https://www.google.com/maps/@18.40881,76.56042,15z";
  expect((await send(site, "pin", { pin: long })).location).toBe("/admin/go-live?step=gate");
  const { business } = await site.services.facts.current();
  expect(business.position).toEqual({ latitude: 18.40881, longitude: 76.56042 });
});

test("what a screen does not ask for stays as it is, and a newer version is not saved over [GO-3]", async () => {
  await using site = await openSignedInSite();
  const { values } = (await site.services.facts.sections()).contact;
  const own = { ...values, email: "workshop@rathkar.in" };
  const edit = { section: "contact", values: own, changedBy: "owner@rathkar.in" } as const;
  await site.services.facts.save({ ...edit, version: 0 });
  const typed = { phone: "98220 12345", whatsapp: "98220 54321" };
  expect((await send(site, "number", { ...typed, version: "0" })).status).toBe(409);
  expect((await send(site, "number", { ...typed, email: "thief@rathkar.in" })).status).toBe(302);
  const { business } = await site.services.facts.current();
  expect([business.email, business.phones.length]).toEqual(["workshop@rathkar.in", 1]);
});

test("the end leads to the site and lists what is still a sample; Today leads to the walk [GO-6, GO-7]", async () => {
  await using site = await openSignedInSite();
  await send(site, "prices", { "container-body.from": "95,000" });
  const { html } = await getPage(site, "/admin/go-live?step=end");
  const words = wordsOf(within(html, "main"));
  expect(words).toMatch(/1 of 11 real.*The site as visitors see it.*Still a sample.*Your best truck/);
  expect(words).not.toContain("Your prices");
  expect(words).toContain("The leaders on the page About Us are samples.");
  expect(html).toContain('href="/admin/go-live?step=truck"');
  for (const home of ["/", "/hi", "/mr"]) expect(html).toContain(`href="${home}"`);
  expect(wordsOf((await getPage(site, "/admin/today")).html)).toContain(
    "Go live, step by step: 1 of 11 real",
  );
});

test("the office may ask the phone where it is, the site may not [GO-4]", async () => {
  await using site = await openSignedInSite();
  const permissions = async (path: string) =>
    (await site.app.request(path, { headers: { cookie: site.cookie } })).headers.get("Permissions-Policy");
  expect(await permissions("/admin/go-live")).toContain("geolocation=(self)");
  expect(await permissions("/contact")).toContain("geolocation=()");
});
