import { expect, test } from "vitest";
import { getPage, openSignedInSite } from "#tests/support/signed-in-site.ts";
import { receiveEnquiry } from "#tests/support/site-enquiries.ts";

test.each([
  ["enquiries.list", async () => "/admin/enquiries"],
  ["enquiries.neighbours", async (id: string) => `/admin/enquiries/${id}`],
  ["activity.list", async () => "/admin/account"],
  ["bin.list", async () => "/admin/bin"],
  ["gallery.summary", async () => "/admin/images"],
] as const)("the office asks three times more for %s, which fails [DATA-4]", async (call, pathOf) => {
  await using site = await openSignedInSite();
  const path = await pathOf(await receiveEnquiry(site));
  site.breakDown(call);
  expect((await getPage(site, path)).status).toBe(500);
  expect(site.asked.filter((asked) => asked === call)).toHaveLength(4);
});
