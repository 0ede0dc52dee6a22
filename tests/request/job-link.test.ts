import { expect, test } from "vitest";
import { sitePath } from "#app/language/paths.ts";
import { writtenDay } from "#app/language/written-day.ts";
import { languages } from "#content/languages.ts";
import { textsOf } from "#content/texts.server.ts";
import { wordsOf } from "#tests/support/html.ts";
import { getPage, openSignedInSite, type SignedInSite } from "#tests/support/signed-in-site.ts";
import { inDays, openJob } from "#tests/support/site-jobs.ts";

/** The address in the WhatsApp message of the office, as a path. */
async function sentLink(site: SignedInSite, id: string): Promise<string> {
  const { html } = await getPage(site, `/admin/calendar/${id}`);
  const chat = /https:\/\/wa\.me\/\d+\?text=[^"]*job[^"]*/.exec(html)?.[0] ?? "";
  const { pathname, search } = new URL(/http\S+\/job\?of=\S+/.exec(decodeURIComponent(chat))?.[0] ?? "");
  return pathname + search;
}

test.each(languages)(
  "the link in the office's message shows a customer his vehicle in $name, and nothing of himself [JOB-6]",
  async ({ code }) => {
    await using site = await openSignedInSite();
    await site.services.referenceLists.add("vehicle_names", "Tata Ace", {
      hi: "टाटा एस",
      mr: "टाटा एस गाडी",
    });
    const promisedOn = inDays(9);
    const job = await openJob(site, { language: code, promisedOn });
    await site.services.jobs.setStage(job.id, "received", "primer");
    const path = await sentLink(site, job.id);
    expect(path.startsWith(sitePath(code, "/job?of="))).toBe(true);

    const answer = await site.app.request(path);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
    const html = await answer.text();
    expect(html).toContain('content="noindex"');
    const { page, stages } = textsOf(code).job;
    const vehicle = { en: "Tata Ace", hi: "टाटा एस", mr: "टाटा एस गाडी" }[code];
    const words = wordsOf(html);
    for (const said of [vehicle, stages.primer, page.now, writtenDay(promisedOn, code)]) {
      expect(words).toContain(said);
    }
    for (const own of ["Ganpatrao", "98220", "Side door"]) expect(html).not.toContain(own);
    for (const { code: other } of languages) {
      const { search } = new URL(path, "http://site");
      expect(html).toContain(`href="${sitePath(other, `/job${search}`)}"`);
    }

    await site.services.jobs.setStage(job.id, "primer", "delivered");
    const delivered = wordsOf(await (await site.app.request(path)).text());
    expect(delivered).toContain(page.delivered.split("{day}")[1]?.trim() ?? "no such words");
    expect(delivered).not.toContain(stages.primer);
    await site.services.jobs.remove(job.id);
    const ended = await site.app.request(path);
    expect([ended.status, ended.headers.get("cache-control")]).toEqual([404, "no-store"]);
    expect(wordsOf(await ended.text())).toContain(page.ended.title);
  },
);

test("an address that nobody was sent says so, and who tries many is asked to wait, unlike who was sent one [JOB-6]", async () => {
  await using site = await openSignedInSite();
  const { page } = textsOf("en").job;
  const id = (await openJob(site)).id;
  for (const path of ["/job", "/job?of=thought-up", `/job?of=${id}`, `/job?of=${"a".repeat(5000)}`]) {
    const answer = await site.app.request(path);
    expect(answer.status).toBe(404);
    expect(wordsOf(await answer.text())).toContain(page.ended.title);
  }
  for (let guess = 0; guess < 196; guess++) await site.services.jobs.openLink("a guess", "0.0.0.0");
  const answer = await site.app.request("/job?of=thought-up");
  expect(answer.status).toBe(429);
  expect(wordsOf(await answer.text())).toContain(page.tooMany.title);
  expect((await site.app.request(`/job?of=${site.services.jobs.sealLink(id)}`)).status).toBe(200);
});
