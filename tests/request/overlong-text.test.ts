import { expect, test, vi } from "vitest";
import { maxNoteLength } from "#domain/enquiries/enquiry.ts";
import { maxLengths } from "#domain/enquiries/enquiry-rules.ts";
import { openSignedInSite, postForm } from "../support/signed-in-site.ts";
import { openTestSite, owner } from "../support/test-site.ts";

/** Putting marks in order takes the square of their number: 40,000 of them half a second, 160,000 a quarter minute. */
const marks = "\u0301\u0323".repeat(5_000);
const longestField = Math.max(maxLengths.message, maxNoteLength);

/** Tells the length of the longest text that anybody normalized. */
function watchNormalizing(): () => number {
  const normalize = vi.spyOn(String.prototype, "normalize");
  return () => Math.max(0, ...normalize.mock.contexts.map((text) => String(text).length));
}

function count(text: string, part: string): number {
  return text.split(part).length - 1;
}

function form(fields: Record<string, string>): RequestInit {
  return {
    method: "POST",
    body: new URLSearchParams(fields).toString(),
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
  };
}

test.each(["name", "email", "phone", "inquiry", "message"])(
  "a stranger cannot have a text normalized that is too long for %s, nor have it sent back [SEC-6]",
  async (field) => {
    await using site = await openTestSite();
    const longest = watchNormalizing();
    const answer = await site.app.request("/contact", form({ [field]: marks }));
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(longest()).toBeLessThanOrEqual(longestField);
    // Once in the field and once in what its island starts with.
    expect(count(html, "\u0301")).toBeLessThanOrEqual(longestField);
  },
);

test.each(["email", "password"])(
  "a stranger cannot have a text normalized that is too long for the %s of the sign-in [SEC-6]",
  async (field) => {
    await using site = await openTestSite();
    const longest = watchNormalizing();
    const answer = await site.app.request("/admin", form({ ...owner, [field]: marks }));
    expect(answer.status).toBe(401);
    expect(count(await answer.text(), "\u0301")).toBeLessThanOrEqual(maxLengths.email);
    const body = JSON.stringify({ ...owner, [field]: marks });
    const headers = { "Content-Type": "application/json" };
    const inOpenPage = await site.app.request("/admin/session", { method: "POST", body, headers });
    expect(inOpenPage.status).toBe(401);
    expect(longest()).toBeLessThanOrEqual(longestField);
  },
);

test("a search or a filter that is too long is not normalized [SEC-6]", async () => {
  await using site = await openSignedInSite();
  const longest = watchNormalizing();
  const query = encodeURIComponent("\u0301\u0323".repeat(600));
  for (const path of ["/gallery?vehicle=", "/contact?service=", "/admin/images?search="]) {
    await site.app.request(path + query, { headers: { cookie: site.cookie } });
  }
  for (const path of [
    "/admin/enquiries?search=",
    "/admin/vehicle-names?search=",
    "/admin/images/matching?search=",
  ]) {
    await site.app.request(path + query, { headers: { cookie: site.cookie } });
  }
  expect(longest()).toBeLessThanOrEqual(200);
});

test("no form of the office has a text normalized that is too long for its field [SEC-6]", async () => {
  await using site = await openSignedInSite();
  const longest = watchNormalizing();
  const id = crypto.randomUUID();
  const edit = {
    intent: "edit",
    id,
    version: "1",
    category: "painting",
    workType: "",
    isFeatured: "false",
    isSample: "false",
  };
  const sent = [
    ["/admin/vehicle-names", { intent: "add", name: marks }],
    ["/admin/body-types", { intent: "rename", id, seen: marks, name: marks }],
    [`/admin/enquiries/${id}`, { intent: "note", note: marks, version: "0" }],
    ["/admin/images", { ...edit, vehicleName: marks, vehicleType: "", bodyType: "", description: marks }],
    ["/admin/account", { intent: "password", password: marks, confirmation: marks, current: marks }],
  ] as const;
  for (const [path, fields] of sent) {
    const { status } = await postForm(site, path, fields);
    expect(Math.floor(status / 100)).toBe(4);
  }
  expect(longest()).toBeLessThanOrEqual(longestField);
});
