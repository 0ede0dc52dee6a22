import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sitePath } from "#app/language/paths.ts";
import { type Language, languages } from "#content/languages.ts";
import { listsOf } from "#content/lists.server.ts";
import { bodyTypeSlugs, serviceSlugs } from "#content/services.server.ts";
import { textsOf } from "#content/texts.server.ts";
import { eachOf, linksOf, within, wordsOf } from "#tests/support/html.ts";
import { photographOf, uploadedFile } from "#tests/support/photographs.ts";
import { business } from "#tests/support/sample-business.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { openTestSite, type TestSite } from "#tests/support/test-site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site[Symbol.asyncDispose]());

/** What the page says between header and footer. */
async function mainOf(code: Language, path: string): Promise<string> {
  const response = await site.app.request(sitePath(code, path));
  return within(await response.text(), "main");
}

const pictureCount = (html: string) => html.match(/<img /g)?.length ?? 0;

test("the about page has all its parts [ABT-1, ABT-2, ABT-3, ABT-4, ABT-5, ABT-6]", async () => {
  const main = await mainOf("en", "/about");
  const titles = eachOf(main, "h2");
  expect(titles).toEqual(expect.arrayContaining(["Our Story", "Our Vision", "Our Mission", "Our Journey"]));
  expect(titles).toEqual(expect.arrayContaining(["Why Choose Us", "Our Leadership"]));
  const story = main.slice(main.indexOf("Our Story"), main.indexOf("Our Vision"));
  expect(pictureCount(story)).toBe(4);
  const points = eachOf(main, "h3");
  for (const value of ["Quality", "Integrity", "Innovation", "Customer Focus"])
    expect(points).toContain(value);
  for (const reason of ["Certified Excellence", "Experience & Expertise", "Skilled Team"])
    expect(points).toContain(reason);
  const { sample } = textsOf("en").gallery;
  expect(points).toEqual(expect.arrayContaining(listsOf("en").leaders.map(({ role }) => role)));
  const people = main.slice(main.indexOf("Our Leadership"));
  expect(people.split(`>${sample}<`)).toHaveLength(1 + 1);
  expect(eachOf(main, "b")).toEqual(expect.arrayContaining(["2005", "2010", "2015", "2020", "Today"]));
});

test.each(languages)(
  "about, home and gallery in $name end with a quote and a contact button [ABT-7, GAL-12, SITE-13]",
  async ({ code }) => {
    const { about, home, gallery } = textsOf(code);
    const closings = [
      { path: "/about", ...about.closing },
      { path: "/", ...home.closing },
      { path: "/gallery", ...gallery.closing },
    ];
    for (const { path, getQuote, contactUs } of closings) {
      expect(linksOf(await mainOf(code, path)).slice(-2)).toEqual([
        { href: sitePath(code, "/contact?inquiry=quote"), words: getQuote },
        { href: sitePath(code, "/contact"), words: contactUs },
      ]);
    }
    expect([textsOf("en").about.closing.getQuote, textsOf("en").about.closing.contactUs]).toEqual([
      "Get a Free Quote",
      "Contact Us",
    ]);
  },
);

test.each(languages)("the home page in $name has its sections in their order [HOME-1]", async ({ code }) => {
  const { services, statistics, brands, about, trays, whyChooseUs, testimonials, closing } =
    textsOf(code).home;
  // The short price belongs to the hero.
  const { quickPrice } = textsOf(code);
  const sections = [
    quickPrice,
    services,
    statistics,
    brands,
    about,
    trays,
    whyChooseUs,
    testimonials,
    closing,
  ];
  expect(eachOf(await mainOf(code, "/"), "h2")).toEqual(sections.map(({ title }) => wordsOf(title)));
});

test.each(languages)(
  "the six steps of a body in $name each have a picture of their own [HOME-14]",
  async ({ code }) => {
    const { process } = textsOf(code).home;
    const main = await mainOf(code, "/");
    for (const { title, text } of process.steps) expect(wordsOf(main)).toContain(wordsOf(title + text));
    const items = main
      .split("<li>")
      .filter((item) => process.steps.some(({ text }) => wordsOf(item).includes(wordsOf(text))));
    const pictures = items.flatMap((item) => [...item.matchAll(/<img src="([^"#]+)#([^"]+)"/g)]);
    expect(new Set(pictures.map(([picture]) => picture)).size).toBe(6);
    for (const [, address = "", part] of pictures)
      expect(await readFile(`build/client${address}`, "utf8")).toContain(`id="${part}"`);
  },
);

test.each(languages)("home in $name says that its pictures are illustrations [HOME-15]", async ({ code }) => {
  expect(wordsOf(await mainOf(code, "/"))).toContain(wordsOf(textsOf(code).site.illustrationsHere));
});

test.each(languages)(
  "services and teaser of the home page in $name lead on [HOME-6, HOME-10, HOME-13]",
  async ({ code }) => {
    const main = await mainOf(code, "/");
    const hrefs = linksOf(main).map(({ href }) => href);
    for (const slug of serviceSlugs) expect(hrefs).toContain(sitePath(code, `/services/${slug}`));
    expect(hrefs).toContain(sitePath(code, "/about"));
    expect(wordsOf(main)).toContain("Tata Motors");
    expect(main.match(/<blockquote/g)).toHaveLength(3);
  },
);

test.each(languages)(
  "a service in $name says its overview and its features [SRV-8, SRV-11, SRV-12]",
  async ({ code }) => {
    const { services, bodyTypes } = textsOf(code);
    const pages = [
      ...serviceSlugs.map((slug) => ({ path: `/services/${slug}`, text: services[slug] })),
      ...bodyTypeSlugs.map((slug) => ({ path: `/services/body-building/${slug}`, text: bodyTypes[slug] })),
    ];
    for (const { path, text } of pages) {
      const main = await mainOf(code, path);
      const words = wordsOf(main);
      const { main: first, context, points } = text.overview;
      const features = text.features.flatMap(({ title, text }) => [title, text]);
      for (const said of [text.label, text.title, text.description, first, context, ...points, ...features])
        expect(words).toContain(wordsOf(said));
      expect(words.indexOf(wordsOf(first))).toBeLessThan(words.indexOf(wordsOf(context)));
      expect(pictureCount(main)).toBeGreaterThanOrEqual(1 + 4);
    }
  },
);

test.each(languages)(
  "the contact page in $name has map, phones, e-mail and hours [CON-1, SITE-6, SITE-8, NAV-10]",
  async ({ code }) => {
    const main = await mainOf(code, "/contact");
    const { map, phone, email, hours } = textsOf(code).contact;
    expect(eachOf(main, "h2")).toEqual(
      expect.arrayContaining([map.title, phone.title, email.title, hours.title].map(wordsOf)),
    );
    const links = linksOf(main);
    for (const { shown, dialled } of business.phones)
      expect(links).toContainEqual({ href: `tel:${dialled}`, words: shown });
    expect(links).toContainEqual({ href: `mailto:${business.email}`, words: business.email });
    expect(links.map(({ words }) => words)).toContain(wordsOf(map.openInMaps));
    expect(main).not.toContain("<iframe");
    if (code === "en") expect(wordsOf(main)).toContain("9:00 AM - 6:00 PM");
  },
);

test("a gallery without projects says so, and how many there are is announced [GAL-11, GAL-19]", async () => {
  await using empty = await openTestSite();
  const html = await (await empty.app.request("/gallery")).text();
  expect(html).toContain("No projects found for the selected filters.");
  expect(html).toMatch(/<p role="status"[^>]*>0 projects</);
});

test("a featured project carries a star [GAL-9]", async () => {
  await using shop = await openTestSite();
  await using folder = await temporaryFolder();
  const bytes = await photographOf(60, 40).jpeg().toBuffer();
  const path = await uploadedFile(folder.path, "picture.jpg", bytes);
  const received = await shop.services.pictures.receive({
    path,
    role: "main",
    index: 0,
    originalName: "picture.jpg",
  });
  if (!received.ok) throw new Error(received.refusal.reason);
  const stored = await shop.services.gallery.addImages({
    category: "painting",
    workType: "painting",
    vehicleName: "Tata Ace",
    bodyType: null,
    images: [{ main: received.value.url }],
  });
  if (!stored.ok) throw new Error(stored.refusal.reason);
  const cards = async () => within(await (await shop.app.request("/gallery")).text(), "article");
  expect(wordsOf(await cards())).not.toContain(textsOf("en").gallery.featured);
  await shop.services.gallery.setFeatured(stored.value.ids[0] ?? "", true);
  expect(wordsOf(await cards())).toContain(textsOf("en").gallery.featured);
});

test("who saves data is offered small pictures only [SITE-18]", async () => {
  const widthsOffered = async (headers: Record<string, string>) => {
    const html = await (await site.app.request("/services/denting", { headers })).text();
    return new Set([...html.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width)));
  };
  expect(await widthsOffered({ "Save-Data": "on" })).toEqual(new Set([320, 480, 640]));
  expect(await widthsOffered({})).toContain(1280);
});

test("the name stands in the letters of the page: lettered by hand in header and footer, written elsewhere", async () => {
  const letteredNames = async (path: string) =>
    (await (await site.app.request(path)).text()).match(/role="img" aria-label="रथकार"/g)?.length ?? 0;
  expect(await letteredNames("/hi/company")).toBe(2);
  expect(await letteredNames("/mr/company")).toBe(2);
  expect(await letteredNames("/company")).toBe(0);
  const hindi = await site.app.request("/hi/company/certification");
  expect(await hindi.text()).not.toContain("Rathkar");
});
