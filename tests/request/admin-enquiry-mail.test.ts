import { expect, test } from "vitest";
import { hour } from "../support/enquiry-world.ts";
import { failMail, receiveEnquiry, spamSign } from "../support/office-enquiries.ts";
import { changeEnquiry, mailServer, notedKinds, storedEnquiry } from "../support/office-inbox.ts";
import { openSignedInAdmin, see, send } from "../support/signed-in-admin.ts";

test("spam says why, is not mailed, and is mailed once it is not spam", async () => {
  await using office = await openSignedInAdmin(mailServer);
  const id = await receiveEnquiry(office, {}, spamSign);
  const page = await see(office, `/admin/enquiries/${id}`);
  expect(page.html).toContain("A hidden field was filled in.");
  expect(page.html).toContain("Not mailed, because it looks like spam");
  expect((await storedEnquiry(office, id)).mail.state).toBe("none");

  const rescued = await changeEnquiry(office, id, { intent: "not spam" });
  expect(rescued.answer).toContain("Enquiry marked as not spam");
  expect(await storedEnquiry(office, id)).toMatchObject({ state: "new", mail: { state: "waiting" } });
  expect(await notedKinds(office)).toEqual(["enquiry marked not spam"]);
});

test("mail that fails for an hour is told on every page, with its reason, and sent again on demand", async () => {
  await using office = await openSignedInAdmin(mailServer);
  const id = await receiveEnquiry(office);
  await receiveEnquiry(office);
  await failMail(office, { kind: "unreachable", detail: "ECONNREFUSED" });
  for (const path of ["/admin/upload", "/admin/enquiries"]) {
    expect((await see(office, path)).html).not.toContain("could not be mailed");
  }
  await office.ageMailFailures(hour);
  for (const path of ["/admin/upload", "/admin/images", "/admin/enquiries", "/admin/account"]) {
    const { html } = await see(office, path);
    expect(html).toContain("2 enquiries could not be mailed since");
    expect(html).toContain("The mail server could not be reached: nobody answers at its address and port.");
  }
  expect((await see(office, `/admin/enquiries/${id}`)).html).toContain("Not sent yet; it is tried again");

  const again = await send(office, "/admin/enquiries", { intent: "send failed again" });
  expect([again.status, again.answer]).toEqual([
    200,
    expect.stringContaining("The mails are sent again now"),
  ]);
  const order = await office.outbox.claim();
  if (order === null) throw new Error("Nothing is due.");
  await office.outbox.sent(order);
  expect((await see(office, "/admin/upload")).html).toContain("1 enquiry could not be mailed since");
  const { entries } = await office.services.activity.list(1, 5);
  expect(entries).toMatchObject([{ kind: "enquiry mails sent again", detail: "2 mails" }]);
});

test("one mail is sent again, also after it went out, but never that of spam", async () => {
  await using office = await openSignedInAdmin(mailServer);
  const id = await receiveEnquiry(office);
  const order = await office.outbox.claim();
  if (order === null) throw new Error("Nothing is due.");
  await office.outbox.sent(order);
  expect((await see(office, `/admin/enquiries/${id}`)).html).toMatch(/Sent on <time/);

  expect((await changeEnquiry(office, id, { intent: "send again" })).status).toBe(200);
  expect((await storedEnquiry(office, id)).mail.state).toBe("waiting");
  await office.services.enquiries.setState(id, "spam");
  const refused = await changeEnquiry(office, id, { intent: "send again" });
  expect([refused.status, refused.answer]).toEqual([409, expect.stringContaining("marked as spam now")]);
  expect(await notedKinds(office)).toEqual(["enquiry sent again"]);
});
