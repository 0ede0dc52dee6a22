import { describe, expect, test } from "vitest";
import * as hindi from "#content/hi/admin/index.ts";
import * as marathi from "#content/mr/admin/index.ts";
import { wholeBin } from "#domain/bin/bin-list.ts";
import { startPushService } from "#tests/support/push-service.ts";
import { getPage, openSignedInSite, postForm, type SignedInSite } from "#tests/support/signed-in-site.ts";
import { changeEnquiry, notedKinds, receiveEnquiry } from "#tests/support/site-enquiries.ts";
import { owner } from "#tests/support/test-site.ts";

const longAgo = 15 * 60 * 1000 + 1000;
const json = { "Content-Type": "application/json" };

/** A session that was left open, with one enquiry in the list and one in the bin. */
async function openLeftOpen() {
  const service = await startPushService();
  const site = await openSignedInSite({}, { pushNetwork: service.network });
  await receiveEnquiry(site, { name: "Ganpatrao Shinde" });
  const binned = await receiveEnquiry(site, { name: "Suresh Patil" });
  await changeEnquiry(site, binned, { intent: "delete" });
  const session = await site.services.administrator.session(new Headers({ cookie: site.cookie }));
  await site.ageSessions(longAgo);
  /** As the open page asks. */
  const ask = (path: string, init: RequestInit = {}) =>
    site.app.request(path, {
      ...init,
      headers: { cookie: site.cookie, "Rathkar-Account": session?.userId ?? "", ...init.headers },
    });
  const browser = service.subscribe(site.services.pushDevices.publicKey);
  const requests: Record<string, () => Promise<Response>> = {
    "deletes for good": () => changeBin(ask, "delete", [binned]),
    "takes all enquiries away": () => ask("/admin/enquiries/export"),
    "takes everything away": () => ask("/admin/account/backup"),
    "lets another device be told": () =>
      ask("/admin/account.data", {
        method: "POST",
        body: new URLSearchParams({ intent: "push on", ...browser.subscription }),
      }),
  };
  return {
    ...{ site, ask, binned, requests, subscription: browser.subscription },
    give: (current: string) =>
      ask("/admin/session/password", { method: "POST", body: JSON.stringify({ current }), headers: json }),
    async [Symbol.asyncDispose]() {
      await site[Symbol.asyncDispose]();
      await service[Symbol.asyncDispose]();
    },
  };
}

type Ask = (path: string, init?: RequestInit) => Promise<Response>;

function changeBin(ask: Ask, intent: "restore" | "delete", ids: string[]) {
  return ask("/admin/bin/change", { method: "POST", body: JSON.stringify({ intent, ids }), headers: json });
}

const devices = async ({ services, cookie }: SignedInSite) => {
  const session = await services.administrator.session(new Headers({ cookie }));
  return session === null ? [] : services.pushDevices.list(session);
};

describe.each([
  "deletes for good",
  "takes all enquiries away",
  "takes everything away",
  "lets another device be told",
])("what %s", (what) => {
  test("is done by a session that was left open only once the password is given [ACC-23]", async () => {
    await using left = await openLeftOpen();
    const { site, requests, give } = left;
    const refused = await requests[what]?.();
    expect([refused?.status, refused?.headers.get("Rathkar-Session")]).toEqual([403, "password"]);
    expect(await refused?.text()).toContain("Nothing was done: this needs your password.");
    expect(await site.services.bin.ids(wholeBin)).toHaveLength(1);
    expect(await devices(site)).toHaveLength(0);
    expect(await notedKinds(site)).toEqual(["enquiry deleted"]);

    expect((await give("")).status).toBe(403);
    const wrong = await give("seven-cylinders");
    expect([wrong.status, await wrong.json()]).toEqual([403, { message: "The current password is wrong." }]);
    expect((await requests[what]?.())?.status).toBe(403);

    expect((await give(owner.password)).status).toBe(200);
    expect((await requests[what]?.())?.status).toBe(200);
  });
});

test("what is in the bin comes back without the password: no undo is lost [ACC-23, BIN-1]", async () => {
  await using left = await openLeftOpen();
  const { ask, binned } = left;
  const restored = await changeBin(ask, "restore", [binned]);
  expect([restored.status, await restored.json()]).toEqual([200, { changed: 1, taken: [] }]);
});

test("without scripts a page asks for the password and leads on, in three languages [ACC-23]", async () => {
  await using left = await openLeftOpen();
  const { site } = left;
  const { app, cookie } = site;
  const follow = (path: string) => app.request(path, { headers: { cookie } });
  const led = await follow("/admin/enquiries/export?state=new");
  const page = led.headers.get("location") ?? "";
  expect([led.status, page]).toEqual([
    302,
    `/admin/password?${new URLSearchParams({ to: "/admin/enquiries/export?state=new" })}`,
  ]);
  expect((await getPage(site, page)).html).toContain("Please enter your password");
  for (const [code, { session }] of [
    ["hi", hindi],
    ["mr", marathi],
  ] as const) {
    const inLanguage = { headers: { cookie: `${cookie}; rathkar.language=${code}` } };
    expect(await (await app.request(page, inLanguage)).text()).toContain(session.passwordFirst.title);
  }
  const post = (current: string) =>
    app.request(page, { method: "POST", headers: { cookie }, body: new URLSearchParams({ current }) });
  const wrong = await post("seven-cylinders");
  expect(wrong.status).toBe(403);
  expect(await wrong.text()).toContain("The current password is wrong.");
  expect(await (await post(owner.password)).text()).toContain('href="/admin/enquiries/export?state=new"');
  expect((await follow("/admin/enquiries/export?state=new")).status).toBe(200);
});

test("a form that is posted without scripts is led there, and does nothing [ACC-23]", async () => {
  await using left = await openLeftOpen();
  const { app, cookie } = left.site;
  const body = new URLSearchParams({ intent: "push on", ...left.subscription });
  const answer = await app.request("/admin/account", { method: "POST", headers: { cookie }, body });
  expect([answer.status, answer.headers.get("location")]).toEqual([
    302,
    "/admin/password?to=%2Fadmin%2Faccount",
  ]);
  expect(await devices(left.site)).toHaveLength(0);
});

test.each(["https://elsewhere.example/", "//elsewhere.example", "javascript:alert(1)"])(
  "the page that asks for the password leads to no other site: %s",
  async (to) => {
    await using site = await openSignedInSite();
    const { html } = await getPage(site, `/admin/password?${new URLSearchParams({ to })}`);
    expect(html).not.toContain(to);
    expect(html).toContain('href="/admin"');
  },
);

test("within 15 minutes of the sign-in nothing is asked [ACC-23]", async () => {
  await using site = await openSignedInSite();
  const id = await receiveEnquiry(site);
  await changeEnquiry(site, id, { intent: "delete" });
  const { app, cookie } = site;
  const ask: Ask = (path, init = {}) => app.request(path, { ...init, headers: { cookie, ...init.headers } });
  expect(await (await changeBin(ask, "delete", [id])).json()).toEqual({ changed: 1, taken: [] });
  expect((await postForm(site, "/admin/account", { intent: "push on" })).status).toBe(400);
});
