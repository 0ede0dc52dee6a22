import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sitePath } from "#app/language/paths.ts";
import { languages } from "#content/languages.ts";
import { textsOf } from "#content/texts.server.ts";
import { linksOf, within, wordsOf } from "#tests/support/html.ts";
import { everything } from "#tests/support/test-enquiries.ts";
import { openTestSite, publicUrl, type TestSite } from "#tests/support/test-site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site[Symbol.asyncDispose]());

/** Each from a network of its own, since making pages and pictures has a limit. */
let network = 0;
function ask(path: string, remoteAddress = `10.1.${network >> 8}.${network++ & 255}`) {
  return site.app.request(path, {}, { incoming: { socket: { remoteAddress } } });
}

const read = async (path: string) => (await ask(path)).text();

const painted = "?chassis=light&body=food-van&cab=rani&frame=bottle&panels=ivory&band=wheel&name=Tara";

const chosen = (html: string) =>
  [...html.matchAll(/<input type="radio"[^>]*>/g)]
    .filter(([input]) => input.includes("checked"))
    .map(([input]) => /value="([^"]+)"/.exec(input)?.[1]);

/** What is written on the crown board. */
const nameOn = (html: string) => wordsOf(/<text[ >].*?<\/text>/s.exec(html)?.[0] ?? "");

test("without scripts the page's form leads to the truck as it says, drawn [PNT-1, PNT-2]", async () => {
  const html = await read(`/paint${painted}`);
  expect(chosen(html)).toEqual(["light", "food-van", "rani", "bottle", "ivory", "wheel"]);
  expect(nameOn(html)).toBe("Tara");
  const drawing = /<svg[^>]*data-drawing.*?<\/svg>/s.exec(html)?.[0] ?? "";
  expect(drawing).toContain("--cab:#c92868");
  const label = /aria-label="([^"]+)"/.exec(drawing)?.[1];
  expect(label).toBe("Your truck: Light truck, Food van, Rani pink, Bottle green, Ivory, Chariot wheel");
  const form = /<form[^>]*data-island="paint".*?<\/form>/s.exec(html)?.[0] ?? "";
  expect(form).toContain('type="submit"');
  expect(form).not.toContain("action=");
});

test.each(languages)(
  "the board says a name of its own in $name until one is written [PNT-3]",
  async ({ code }) => {
    const path = sitePath(code, "/paint");
    expect(nameOn(await read(path))).toBe(textsOf(code).paint.firstName);
    expect(nameOn(await read(`${path}?name=`))).toBe("");
    expect(nameOn(await read(`${path}?name=${encodeURIComponent("<i>श्री</i>")}`))).toBe("iश्रीi");
  },
);

test("the page of a painting shares that painting and its picture, but is the one page to search engines [PNT-4]", async () => {
  const html = await read(`/hi/paint${painted}&utm_source=x`);
  const property = (name: string) =>
    new RegExp(`property="${name}" content="([^"]+)"`).exec(html)?.[1]?.replaceAll("&amp;", "&");
  expect(property("og:url")).toBe(`${publicUrl}/hi/paint${painted}`);
  expect(property("og:image")).toBe(`${publicUrl}/paint/picture.jpeg${painted}`);
  expect(within(html, "head")).toContain(`rel="canonical" href="${publicUrl}/hi/paint"`);
});

test("the picture shows the painting, is what messengers take, and is kept by nobody for long [PNT-4]", async () => {
  const paths = ["", painted, "?name=%E0%A4%9C%E0%A4%AF"].map((query) => `/paint/picture.jpeg${query}`);
  const answers = await Promise.all(paths.map((path) => ask(path)));
  const pictures = await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  for (const [index, answer] of answers.entries()) {
    expect(answer.headers.get("Content-Type")).toBe("image/jpeg");
    expect(answer.headers.get("X-Robots-Tag")).toBe("noindex");
    const picture = Buffer.from(pictures[index] ?? new ArrayBuffer());
    expect(picture.length).toBeLessThan(200_000);
    expect(await sharp(picture).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  }
  expect(new Set(pictures.map((picture) => Buffer.from(picture).toString("base64"))).size).toBe(3);
});

test("who asks for very many pictures gets one after the other, others go on beside it [PNT-4, SEC-9]", async () => {
  const name = (number: number) => `/paint/picture.jpeg?name=Truck+${number}`;
  const many = Array.from({ length: 12 }, (_, number) => ask(name(number), "10.9.9.9"));
  expect((await ask(name(100))).status).toBe(200);
  // Whoever has waited for too long is told to come again.
  const statuses = (await Promise.all(many)).map(({ status }) => status);
  expect(statuses[0]).toBe(200);
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
});

test("the page is kept as it begins, paintings are not: strangers have no room to fill [PNT-4, SEC-9]", async () => {
  const renders = (target: string) => site.rendered.filter((address) => address === target).length;
  for (const query of ["?cab=vermilion", "?cab=nonsense", "?x=y"]) await read(`/mr/paint${query}`);
  expect(renders("/mr/paint")).toBe(1);
  for (let time = 0; time < 2; time++) await read("/mr/paint?cab=rani");
  expect(renders("/mr/paint?cab=rani")).toBe(2);
});

test.each(languages)("in $name it is asked for on WhatsApp with its address [PNT-5]", async ({ code }) => {
  const html = await read(sitePath(code, `/paint${painted}`));
  const { ask: words } = textsOf(code).paint;
  const link = linksOf(html).find((found) => found.words === words.whatsapp);
  const text = new URL(link?.href ?? "").searchParams.get("text");
  expect(text).toBe(`${words.greeting} ${publicUrl}${sitePath(code, `/paint${painted}`)}`);
});

test.each(languages)(
  "in $name every quote button of the page carries the painting, and so does the page it leads to [PNT-5]",
  async ({ code }) => {
    const address = sitePath(code, `/contact?painting=${encodeURIComponent(painted)}`);
    const html = await read(sitePath(code, `/paint${painted}`));
    const quotes = linksOf(html).filter(({ href }) => href.includes("/contact?"));
    expect([...new Set(quotes.map(({ href }) => href))]).toEqual([address]);
    expect(quotes.length).toBeGreaterThan(2);
    const price = await read(address);
    expect(price).toContain(`name="painting" value="${painted.replaceAll("&", "&amp;")}"`);
  },
);

test("who asks for the price of a painting sends it along, and the office opens it [PNT-5, QP-1]", async () => {
  const body = new FormData();
  for (const [name, value] of Object.entries({
    phone: "98220 12345",
    message: "8 feet",
    painting: `${painted}&x=y`,
  }))
    body.set(name, value);
  const answer = await site.app.request("/mr/contact/quick-price", {
    method: "POST",
    body,
    headers: { Origin: publicUrl, Accept: "text/html" },
  });
  expect(answer.status).toBe(303);
  const receipt = within(await (await site.app.request(answer.headers.get("Location") ?? "")).text(), "dl");
  expect(wordsOf(receipt)).toContain(textsOf("mr").paint.ask.painted);
  expect(wordsOf(receipt)).not.toContain("/paint");
  const { enquiries } = await site.services.enquiries.list(everything, 1);
  const id = enquiries[0]?.id ?? "";
  const stored = await site.services.enquiries.find(id);
  expect(stored?.message).toBe(`8 feet\n${publicUrl}/mr/paint${painted}`);
  const page = await site.app.request(`/admin/enquiries/${id}`, { headers: { Cookie: await site.signIn() } });
  expect(linksOf(await page.text()).map(({ href }) => href)).toContain(`/mr/paint${painted}`);
});
