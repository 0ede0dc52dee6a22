import { expect, test } from "vitest";
import { z } from "zod";
import { sitePath } from "#app/language/paths.ts";
import { languages } from "#content/languages.ts";
import { textsOf } from "#content/texts.server.ts";
import { eachOf, wordsOf } from "#tests/support/html.ts";
import { publicPaths } from "#tests/support/public-paths.ts";
import { business } from "#tests/support/sample-business.ts";
import { insertAlike } from "#tests/support/sample-images.ts";
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

test("another program reads the whole gallery as JSON Feed, in the language it asks for [SEO-8]", async () => {
  await using site = await openTestSite();
  const ids = [await addProject(site, "Tata Ace", "painting"), await addProject(site, "Eicher", "denting")];
  await site.services.gallery.changeProjects({ kind: "group", ids });
  const [cover = ""] = ids;
  const older = await insertAlike(site, 100);
  const { main_image_url } = await site.db
    .selectFrom("gallery_images")
    .select("main_image_url")
    .where("id", "=", cover)
    .executeTakeFirstOrThrow();
  await site.db.updateTable("gallery_images").set({ main_image_url }).where("id", "in", older).execute();
  await addInWork(site, "Bolero Pickup", "denting");
  const feedAt = async (address: string) => {
    const answer = await site.app.request(address);
    expect(answer.headers.get("Content-Type")).toBe("application/feed+json; charset=utf-8");
    return feedSchema.parse(await answer.json());
  };

  const first = await feedAt("/mr/feed.json");
  expect([first.language, first.items.length]).toEqual(["mr", 100]);
  const [project] = first.items;
  expect(project?.attachments).toHaveLength(2);
  expect(project?._project).toMatchObject({ work: "painting", body: null, town: null });
  expect(project?.tags).toContain(textsOf("mr").gallery.work.painting);
  const last = await feedAt(first.next_url?.replace(publicUrl, "") ?? "");
  const all = [...first.items, ...last.items];
  expect(last.next_url).toBeUndefined();
  expect(new Set(all.map(({ id }) => id)).size).toBe(101);
  expect(all.every(({ id, url }) => id.startsWith(`${publicUrl}/mr/gallery/`) && url.startsWith(id))).toBe(
    true,
  );
  expect((await site.app.request("/mr/feed.json?page=3")).status).toBe(404);
});

const feedSchema = z.object({
  version: z.literal("https://jsonfeed.org/version/1.1"),
  language: z.string(),
  next_url: z.string().optional(),
  items: z.array(
    z.object({
      ...{ id: z.url(), url: z.url(), title: z.string(), content_html: z.string(), image: z.url() },
      ...{ date_published: z.iso.datetime(), tags: z.array(z.string()) },
      attachments: z.array(z.object({ url: z.url(), mime_type: z.literal("image/jpeg"), title: z.string() })),
      _project: z.record(z.string(), z.unknown()),
    }),
  ),
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
