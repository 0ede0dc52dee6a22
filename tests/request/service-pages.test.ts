import { afterAll, beforeAll, expect, test } from "vitest";
import { sitePath } from "#app/language/paths.ts";
import { type Language, languages } from "#content/languages.ts";
import { bodyTypeSlugs, serviceSlugs } from "#content/services.server.ts";
import { textsOf } from "#content/texts.server.ts";
import { eachOf, linksOf, within, wordsOf } from "#tests/support/html.ts";
import { openTestSite, type TestSite } from "#tests/support/test-site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site[Symbol.asyncDispose]());

async function read(code: Language, path: string) {
  const answer = await site.app.request(sitePath(code, path));
  const html = await answer.text();
  return {
    status: answer.status,
    location: answer.headers.get("Location"),
    html,
    main: within(html, "main"),
  };
}

/** What a page of a service, or of a body type, says last: the way to a quote, twice, and the way back. */
function expectQuotesAndBack(
  code: Language,
  main: string,
  title: string,
  back: { href: string; words: string },
) {
  const links = linksOf(main);
  const quote = `${sitePath(code, "/contact")}?service=${encodeURIComponent(title)}`;
  const toContact = links.filter(({ href }) => href.includes("/contact?"));
  expect(toContact.map(({ href }) => href)).toEqual([quote, quote]);
  const backwards = links.filter(({ words }) => words.includes(wordsOf(back.words)));
  expect([...new Set(backwards.map(({ href }) => href))]).toEqual([back.href]);
}

/** Four figures of one picture each under the capabilities, no two alike, and no slider in place of two. */
function expectFourPictures(main: string, title: string) {
  const section = /<section.*?<\/section>/s.exec(
    main.slice(main.lastIndexOf("<section", main.indexOf(title))),
  );
  const figures = section?.[0].match(/<figure.*?<\/figure>/gs) ?? [];
  expect(figures).toHaveLength(4);
  const pictures = figures.map((figure) => /<picture.*?<\/picture>/s.exec(figure)?.[0]);
  expect(new Set(pictures).size).toBe(4);
  expect(section?.[0]).not.toContain('type="range"');
}

test.each(languages)(
  "the list in $name leads to every service and every body type [SRV-1, SRV-2, SRV-3, SRV-6]",
  async ({ code }) => {
    const { services, bodyTypes, servicesList } = textsOf(code);
    const { main } = await read(code, "/services");
    expect(eachOf(main, "h1")).toEqual([wordsOf(servicesList.intro.title)]);
    const links = linksOf(main);
    for (const slug of serviceSlugs) {
      const words = wordsOf(`${servicesList.learnMore} ${services[slug].title}`);
      expect(links).toContainEqual({ href: sitePath(code, `/services/${slug}`), words });
    }
    for (const slug of bodyTypeSlugs) {
      const href = sitePath(code, `/services/body-building/${slug}`);
      expect(links).toContainEqual({ href, words: wordsOf(bodyTypes[slug].title) });
    }
    expect(links.map(({ words }) => words)).toContain(wordsOf(servicesList.closing.getQuote));
    const cards = [...main.matchAll(/<article.*?<\/article>/gs)].map(([card]) => card);
    expect(cards).toHaveLength(serviceSlugs.length);
    for (const card of cards) {
      expect(card).toContain("<picture");
      expect(card.match(/<path/g)?.length).toBeGreaterThan(0);
    }
    const icons = cards.map((card) => /<svg.*?<\/svg>/s.exec(card)?.[0]);
    expect(new Set(icons).size).toBe(serviceSlugs.length);
  },
);

test.each(languages)(
  "every service in $name has all its blocks [SRV-8, SRV-9, SRV-10, SRV-12, SRV-13, SRV-14, SRV-15]",
  async ({ code }) => {
    const { services, servicePanels: panels } = textsOf(code);
    const back = { href: sitePath(code, "/services"), words: panels.backToServices };
    for (const slug of serviceSlugs) {
      const { title } = services[slug];
      const { main } = await read(code, `/services/${slug}`);
      expect(eachOf(main, "h1")).toEqual([wordsOf(title)]);
      expect(eachOf(main, "h2")).toEqual(
        [
          panels.overview,
          panels.features,
          panels.capabilities,
          panels.whyChooseUs.title,
          panels.quickQuote.title,
        ].map(wordsOf),
      );
      expectFourPictures(main, panels.capabilities);
      expectQuotesAndBack(code, main, title, back);
    }
  },
);

test.each(languages)(
  "every body type in $name has its specifications and applications [SRV-9, SRV-16]",
  async ({ code }) => {
    const { bodyTypes, servicePanels: panels } = textsOf(code);
    const back = { href: sitePath(code, "/services"), words: panels.backToServices };
    for (const slug of bodyTypeSlugs) {
      const { title, specifications, applications } = bodyTypes[slug];
      const { main } = await read(code, `/services/body-building/${slug}`);
      expect(eachOf(main, "h1")).toEqual([wordsOf(title)]);
      expect(eachOf(main, "dt")).toEqual(specifications.map(({ name }) => wordsOf(name)));
      expect(eachOf(main, "h2")).toEqual(
        [
          panels.overview,
          panels.features,
          panels.specifications,
          panels.applications,
          panels.capabilities,
          panels.whyChooseUs.title,
          panels.quickQuote.title,
        ].map(wordsOf),
      );
      expectFourPictures(main, panels.capabilities);
      const list = main.slice(main.indexOf(panels.applications));
      expect(eachOf(list, "li")).toEqual(expect.arrayContaining(applications.map(wordsOf)));
      expectQuotesAndBack(code, main, title, back);
    }
  },
);

test.each(languages)(
  "every service and body type in $name answers its questions, to search engines, too [SRV-20]",
  async ({ code }) => {
    const { services, bodyTypes } = textsOf(code);
    const pages = [
      ...serviceSlugs.map((slug) => [`/services/${slug}`, services[slug]] as const),
      ...bodyTypeSlugs.map((slug) => [`/services/body-building/${slug}`, bodyTypes[slug]] as const),
    ];
    for (const [path, { questions }] of pages) {
      const { html, main } = await read(code, path);
      expect(questions.length).toBeGreaterThanOrEqual(3);
      const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? "";
      const things: { "@type": string; mainEntity?: unknown }[] = JSON.parse(data)["@graph"];
      const told = things.filter((thing) => thing["@type"] === "FAQPage");
      expect(told.map(({ mainEntity }) => mainEntity)).toEqual([
        questions.map(({ title, text }) => ({
          "@type": "Question",
          name: title,
          acceptedAnswer: { "@type": "Answer", text },
        })),
      ]);
      for (const { title, text } of questions) {
        const asked = [...main.matchAll(/<details name="faq".*?<\/details>/gs)].map(([item]) =>
          wordsOf(item),
        );
        expect(asked).toContain(wordsOf(title) + wordsOf(text));
      }
    }
  },
);

test("every body type leads to all others, and to the one before and after it [SRV-22]", async () => {
  for (const [index, slug] of bodyTypeSlugs.entries()) {
    const { main } = await read("hi", `/services/body-building/${slug}`);
    const pathOf = (other: string | undefined) => `/hi/services/body-building/${other}`;
    const hrefs = linksOf(main).map(({ href }) => href);
    expect(hrefs).toEqual(expect.arrayContaining(bodyTypeSlugs.map(pathOf)));
    const beside = [...main.matchAll(/<a href="([^"]+)" rel="(prev|next)"/g)].map(([, href]) => href);
    const after = bodyTypeSlugs[(index + 1) % bodyTypeSlugs.length];
    expect(beside).toEqual([pathOf(bodyTypeSlugs.at(index - 1)), pathOf(after)]);
  }
});

test("the way back is called as the customer calls it, on every page [SRV-10]", async () => {
  const paths = [
    ...serviceSlugs.map((slug) => `/services/${slug}`),
    ...bodyTypeSlugs.map((slug) => `/services/body-building/${slug}`),
  ];
  for (const path of paths) {
    const links = linksOf((await read("en", path)).main);
    expect(links).toContainEqual({
      href: "/services",
      words: expect.stringMatching(/^←? ?Back to Services$/),
    });
  }
});

test("body building links its eight body types [SRV-5]", async () => {
  const { main } = await read("mr", "/services/body-building");
  const bodies = linksOf(main).filter(({ href }) => href.startsWith("/mr/services/body-building/"));
  expect(new Set(bodies.map(({ href }) => href)).size).toBe(bodyTypeSlugs.length);
});

test.each(languages)(
  "an unknown service or body type says so in $name, with status 404 [SRV-17, SRV-18]",
  async ({ code }) => {
    const { serviceNotFound, bodyTypeNotFound } = textsOf(code).servicePanels;
    for (const [path, { title, message, hint }] of [
      ["/services/spray-tan", serviceNotFound],
      ["/services/body-building/submarine", bodyTypeNotFound],
    ] as const) {
      const { status, html, main } = await read(code, path);
      expect(status).toBe(404);
      expect(html).toContain('name="robots" content="noindex"');
      expect(eachOf(main, "h1")).toEqual([wordsOf(title)]);
      for (const sentence of [message, hint]) expect(wordsOf(main)).toContain(wordsOf(sentence));
    }
  },
);

test("the English texts for the unknown are the customer's [SRV-17]", async () => {
  const { main } = await read("en", "/services/spray-tan");
  expect(eachOf(main, "h1")).toEqual(["Service Not Found"]);
  expect(wordsOf(main)).toContain("The requested service information is not available.");
  expect(wordsOf(main)).toContain("Please check our services page for available options.");
  expect(linksOf(main)).toContainEqual({ href: "/services", words: "All services" });
});

test.each(languages)(
  "addresses once in use in $name lead to the service that answers for them [SRV-6, SRV-7]",
  async ({ code }) => {
    for (const [from, to] of [
      ["oem-work", "oem-body-seller"],
      ["denting-painting", "denting"],
    ]) {
      const { status, location } = await read(code, `/services/${from}`);
      expect([status, location]).toEqual([301, sitePath(code, `/services/${to}`)]);
    }
  },
);

test("a service leads to its work in the gallery", async () => {
  const { main } = await read("en", "/services/denting");
  const words = wordsOf(textsOf("en").servicePanels.seeInGallery);
  expect(linksOf(main)).toContainEqual({ href: "/gallery?work=denting", words });
});
