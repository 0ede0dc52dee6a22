import { expect, test } from "vitest";
import { sitePath } from "#app/language/paths.ts";
import { languages } from "#content/languages.ts";
import { textsOf } from "#content/texts.server.ts";
import { eachOf, wordsOf } from "#tests/support/html.ts";
import { publicPaths } from "#tests/support/public-paths.ts";
import { business } from "#tests/support/sample-business.ts";
import { addInWork, addProject } from "#tests/support/site-gallery.ts";
import { openTestSite, publicUrl } from "#tests/support/test-site.ts";

test.each(languages)(
  "whoever follows the feed in $name reads of new projects, the newest first [SEO-5]",
  async ({ code, prefix }) => {
    await using site = await openTestSite();
    const address = `${prefix}/feed.xml`;
    const empty = await (await site.app.request(address)).text();
    expect(eachOf(empty, "entry")).toEqual([]);
    expect(empty).toContain("<updated>1970-01-01T00:00:00.000Z</updated>");
    const ids = [
      await addProject(site, "Tata Ace & Sons", "painting"),
      await addProject(site, "Eicher", "denting"),
    ];
    await addInWork(site, "Bolero Pickup", "denting");

    const answer = await site.app.request(address);
    expect(answer.headers.get("Content-Type")).toBe("application/atom+xml; charset=utf-8");
    const feed = await answer.text();
    const { denting, painting } = textsOf(code).gallery.work;
    const [title, ...titles] = eachOf(feed, "title");
    expect(title).toBe(textsOf(code).gallery.search.title);
    expect(titles).toEqual([`Eicher, ${denting}`, `Tata Ace &#38; Sons, ${painting}`]);
    const gallery = publicUrl + sitePath(code, "/gallery");
    expect(eachOf(feed, "id")).toEqual([gallery, ...ids.toReversed().map((id) => `${gallery}/${id}`)]);
    expect(feed).toContain(`<link rel="self" type="application/atom+xml" href="${publicUrl}${address}"/>`);
    expect(eachOf(feed, "updated")[0]).toBe(eachOf(feed, "published")[0]);
    const [content = ""] = eachOf(feed, "content");
    expect(content).toMatch(
      /^&#60;p&#62;&#60;img src=&#34;http:\/\/localhost:5690\/gallery-images\/.+\/1280\.jpeg/,
    );

    const head = await (await site.app.request(sitePath(code, "/about"))).text();
    expect(head).toContain(`<link rel="alternate" type="application/atom+xml" href="${address}"/>`);
  },
);

test("a feed is kept until the gallery changes, and a reader that has it gets 304 [SEO-5]", async () => {
  await using site = await openTestSite();
  await addProject(site, "Tata Ace", "painting");
  const first = await site.app.request("/feed.xml");
  const headers = { "If-None-Match": first.headers.get("ETag") ?? "" };
  expect((await site.app.request("/feed.xml", { headers })).status).toBe(304);
  expect(site.rendered).toEqual(["/feed.xml"]);
  await addProject(site, "Eicher", "denting");
  const changed = await site.app.request("/feed.xml?x=y", { headers });
  expect(changed.status).toBe(200);
  expect(eachOf(await changed.text(), "entry")).toHaveLength(2);
});

test.each(languages)(
  "language models find every page in $name in llms.txt, with a sentence each [SEO-6]",
  async ({ code, prefix }) => {
    await using site = await openTestSite();
    const answer = await site.app.request(`${prefix}/llms.txt`);
    expect(answer.headers.get("Content-Type")).toBe("text/markdown; charset=utf-8");
    const [name, summary, facts, ...sections] = (await answer.text()).split("\n\n");
    const { home, contact } = textsOf(code);
    expect([name, summary]).toEqual([`# ${business.name[code]}`, `> ${home.search.description}`]);
    expect(facts).toContain("+91 00000 00000");
    expect(wordsOf(facts ?? "")).toContain(wordsOf(contact.words.days.Thursday));
    expect(sections.filter((part) => part.startsWith("## "))).toHaveLength(4);
    const lines = sections
      .flatMap((part) => part.split("\n"))
      .filter((line) => line !== "" && !line.startsWith("## "));
    const link = /^- \[[^\]]+\]\((http:\/\/localhost:5690[^)]*)\): \S.{20,}$/;
    expect(lines.filter((line) => !link.test(line))).toEqual([]);
    const named = lines.map((line) => link.exec(line)?.[1] ?? "");
    const listed = ["/", "/services", "/company"];
    for (const path of publicPaths().filter((path) => !listed.includes(path)))
      expect(named).toContain(publicUrl + sitePath(code, path));
    for (const address of named)
      expect([address, (await site.app.request(address.slice(publicUrl.length))).status]).toEqual([
        address,
        200,
      ]);
  },
);
