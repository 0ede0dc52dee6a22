import { expect, onTestFinished, test, vi } from "vitest";
import { openSignedInSite, type SignedInSite } from "../support/signed-in-site.ts";
import { changeEnquiry, receiveEnquiry } from "../support/site-enquiries.ts";

const day = 24 * 60 * 60 * 1000;
/** A session that is not used ends after so many. */
const idleDays = 7;

const news = "/admin/enquiries/news";

function ask({ app, cookie }: SignedInSite, path: string, headers: Record<string, string> = {}) {
  return app.request(path, { headers: { cookie, ...headers } });
}

/** As a page asks that nobody has touched. */
function askUnattended(site: SignedInSite, path: string) {
  return ask(site, path, { "Rathkar-Unattended": "yes" });
}

test("the mark of the inbox is another one when an enquiry has come, was answered or is gone, and the same between [ENQ-7]", async () => {
  await using site = await openSignedInSite();
  const marks: unknown[] = [];
  const read = async () => marks.push((await (await ask(site, news)).json()).mark);
  await read();
  const first = await receiveEnquiry(site);
  await read();
  await changeEnquiry(site, first, { intent: "mark", state: "answered" });
  await read();
  // As many wait as before, in other hands.
  await receiveEnquiry(site);
  await changeEnquiry(site, first, { intent: "delete" });
  await read();
  expect(new Set(marks).size).toBe(4);
  await read();
  expect(marks.at(-1)).toBe(marks.at(-2));
});

test("a page that is only left open keeps no session open, however often it looks for enquiries [ENQ-7]", async () => {
  await using site = await openSignedInSite();
  const signedIn = Date.now();
  vi.useFakeTimers({ toFake: ["Date"], now: signedIn });
  onTestFinished(() => void vi.useRealTimers());
  for (let hours = 12; hours < idleDays * 24; hours += 12) {
    vi.setSystemTime(signedIn + (hours / 24) * day);
    for (const path of [news, "/admin/enquiries.data"]) {
      const answer = await askUnattended(site, path);
      expect([hours, answer.status, answer.headers.getSetCookie()]).toEqual([hours, 200, []]);
    }
  }
  vi.setSystemTime(signedIn + idleDays * day + 1000);
  const ended = await askUnattended(site, news);
  expect([ended.status, ended.headers.get("Rathkar-Session")]).toEqual([401, "ended"]);
});

test("a page that is used keeps its session open beyond that [ENQ-7]", async () => {
  await using site = await openSignedInSite();
  const signedIn = Date.now();
  vi.useFakeTimers({ toFake: ["Date"], now: signedIn + 2 * day });
  onTestFinished(() => void vi.useRealTimers());
  expect((await ask(site, "/admin/enquiries.data")).headers.getSetCookie()).toHaveLength(1);
  vi.setSystemTime(signedIn + idleDays * day + 1000);
  expect((await ask(site, news)).status).toBe(200);
});
