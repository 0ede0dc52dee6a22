import { expect, test } from "vitest";
import { getPage, openSignedInSite, postForm } from "../support/signed-in-site.ts";
import {
  changeEnquiry,
  failMail,
  mailServer,
  notedKinds,
  receiveEnquiry,
  spamSign,
  storedEnquiry,
} from "../support/site-enquiries.ts";
import { hour } from "../support/test-enquiries.ts";

test("spam says why, is not mailed, and is mailed once it is not spam", async () => {
  await using site = await openSignedInSite(mailServer);
  const id = await receiveEnquiry(site, {}, spamSign);
  const page = await getPage(site, `/admin/enquiries/${id}`);
  expect(page.html).toContain("A hidden field was filled in.");
  expect(page.html).toContain("Not mailed, because it looks like spam");
  expect((await storedEnquiry(site, id)).mail.state).toBe("none");

  const rescued = await changeEnquiry(site, id, { intent: "not spam" });
  expect(rescued.answer).toContain("Enquiry marked as not spam");
  expect(await storedEnquiry(site, id)).toMatchObject({ state: "new", mail: { state: "waiting" } });
  expect(await notedKinds(site)).toEqual(["enquiry marked not spam"]);
});

test("mail that fails for an hour is told on every page, with its reason, and sent again on demand", async () => {
  await using site = await openSignedInSite(mailServer);
  const id = await receiveEnquiry(site);
  await receiveEnquiry(site);
  await failMail(site, { kind: "unreachable", detail: "ECONNREFUSED" });
  for (const path of ["/admin/upload", "/admin/enquiries"]) {
    expect((await getPage(site, path)).html).not.toContain("could not be mailed");
  }
  await site.ageMailFailures(hour);
  for (const path of ["/admin/upload", "/admin/images", "/admin/enquiries", "/admin/account"]) {
    const { html } = await getPage(site, path);
    expect(html).toContain("2 enquiries could not be mailed since");
    expect(html).toContain("The mail server could not be reached: nobody answers at its address and port.");
  }
  expect((await getPage(site, `/admin/enquiries/${id}`)).html).toContain("Not sent yet; it is tried again");

  const again = await postForm(site, "/admin/enquiries", { intent: "send failed again" });
  expect([again.status, again.answer]).toEqual([
    200,
    expect.stringContaining("The mails are sent again now"),
  ]);
  const order = await site.outbox.claim();
  if (order === null) throw new Error("Nothing is due.");
  await site.outbox.sent(order);
  expect((await getPage(site, "/admin/upload")).html).toContain("1 enquiry could not be mailed since");
  const { entries } = await site.services.activity.list(1, 5);
  expect(entries).toContainEqual(
    expect.objectContaining({ kind: "enquiry mails sent again", detail: "2 mails" }),
  );
});

test("one mail is sent again, also after it went out, but never that of spam", async () => {
  await using site = await openSignedInSite(mailServer);
  const id = await receiveEnquiry(site);
  const order = await site.outbox.claim();
  if (order === null) throw new Error("Nothing is due.");
  await site.outbox.sent(order);
  expect((await getPage(site, `/admin/enquiries/${id}`)).html).toMatch(/Sent on <time/);

  expect((await changeEnquiry(site, id, { intent: "send again" })).status).toBe(200);
  expect((await storedEnquiry(site, id)).mail.state).toBe("waiting");
  await site.services.enquiries.setState(id, "spam");
  const refused = await changeEnquiry(site, id, { intent: "send again" });
  expect([refused.status, refused.answer]).toEqual([409, expect.stringContaining("marked as spam now")]);
  expect(await notedKinds(site)).toEqual(["enquiry sent again"]);
});
