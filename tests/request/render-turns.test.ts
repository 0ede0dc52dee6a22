import { expect, test } from "vitest";
import type { RequestContext } from "#app/site-handler.ts";
import { loadBuiltApplication } from "#server/start/application-build.ts";
import { sampleEnquiry } from "../support/test-enquiries.ts";
import { openTestSite, publicUrl, type TestSite } from "../support/test-site.ts";

/** Asks the application where no turn is left. */
async function askWithoutTurns(site: TestSite, path: string, init?: RequestInit): Promise<Response> {
  const { createSiteHandler } = await loadBuiltApplication();
  const edge: RequestContext = {
    ...{ nonce: "nonce", address: "203.0.113.9", requestId: "request" },
    reportFault() {},
    onRoute() {},
    inTurn: async () => new Response("no turn", { status: 503 }),
  };
  return createSiteHandler(site.services, "production")(new Request(publicUrl + path, init), edge);
}

const form = { method: "POST", body: new URLSearchParams("name=") };

test("whatever is rendered takes a turn, however its address is spelled [SEC-9]", async () => {
  await using site = await openTestSite();
  const submission = { submissionKey: null, formToken: null, website: "" };
  const { id } = await site.services.enquiries.submit(sampleEnquiry, submission);
  const receipt = `/contact/receipt?of=${site.services.enquiries.sealReceipt(id)}`;
  const read = ["/", "/mr/gallery", "/404", receipt, "/hi/nobody", "/admin", "/admin/forgotten-password"];
  const pictures = ["/paint/picture.jpeg", "/paint/picture.jpeg?name=Shinde"];
  for (const path of [...read, ...pictures]) {
    expect([path, (await askWithoutTurns(site, path)).status]).toEqual([path, 503]);
  }
  const sent = ["/contact", "/hi/contact", "//contact", "/admin%2ftoday", "//admin/nobody", "/nobody"];
  for (const path of sent) {
    expect([path, (await askWithoutTurns(site, path, form)).status]).toEqual([path, 503]);
  }
  for (const path of ["//admin/today", "/admin/today", "/ADMIN/today"]) {
    const answer = await askWithoutTurns(site, path, form);
    expect(answer.headers.get("Content-Type") ?? "").not.toContain("text/html");
  }
});

test("a form is stored without waiting for a turn [SEC-9]", async () => {
  await using site = await openTestSite();
  const { name, email, phone, inquiry, message } = sampleEnquiry;
  const body = new URLSearchParams({ name, email, phone, inquiry, message });
  expect((await askWithoutTurns(site, "/contact", { method: "POST", body })).status).toBe(303);
  expect((await site.services.enquiries.counts()).new).toBe(1);
});
