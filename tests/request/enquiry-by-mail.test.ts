import { expect, test } from "vitest";
import { startMailServer } from "../support/mail-server.ts";
import type { RunningSite } from "../support/running-site.ts";
import { startSiteProcess } from "../support/site-process.ts";

/** Sends the form as a browser without scripts does. */
async function write(site: RunningSite, name: string): Promise<void> {
  const body = new URLSearchParams({
    ...{ name, email: "ganpatrao@shinde.example", phone: "९८२२० १२३४५" },
    ...{ inquiry: "quote", message: "A container body for my Tata Ace" },
  });
  const answer = await fetch(`${site.url}/mr/contact`, { method: "POST", body, redirect: "manual" });
  expect(answer.status).toBe(303);
}

test("an enquiry reaches the mailbox at once, and what found no mail server as soon as there is one again [ENQ-2]", async () => {
  await using mailServer = await startMailServer();
  await using site = await startSiteProcess({
    ...{ SMTP_URL: mailServer.url, ENQUIRY_EMAIL: "owner@rathkar.example", OWNER_LANGUAGE: "hi" },
    LOG_LEVEL: "info",
  });

  await write(site, "Ganpatrao Shinde");
  await mailServer.received(1);
  const [first] = mailServer.taken;
  expect(first?.to).toEqual(["owner@rathkar.example"]);
  expect(first?.source).toContain("Reply-To: Ganpatrao Shinde <ganpatrao@shinde.example>");

  await mailServer.disappear();
  await write(site, "Savita Kale");
  await expect.poll(() => site.output()).toContain("An enquiry could not be mailed");
  await mailServer.comeBack();
  await write(site, "Ramesh Patil");
  await mailServer.received(3);

  const visitors = mailServer.taken.map(({ source }) => /^Reply-To: (\w+)/m.exec(source)?.[1]);
  expect(visitors).toEqual(["Ganpatrao", "Ramesh", "Savita"]);
  // The log knows enquiries by their ids only.
  expect(site.output()).toContain("An enquiry was mailed.");
  expect(site.output()).not.toMatch(/Ganpatrao|Savita|Ramesh|shinde|98220/);
});
