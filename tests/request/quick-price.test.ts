import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { languages } from "#content/languages.ts";
import { legalVersion } from "#content/legal-versions.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import { textsOf } from "#content/texts.server.ts";
import { storedEnquiries as stored } from "../support/contact-form.ts";
import { heifHeader, photographOf, quartersTurnedBy } from "../support/photographs.ts";
import { askForPrice as ask } from "../support/quick-price.ts";
import { business } from "../support/sample-business.ts";
import { openTestSite, type TestSite } from "../support/test-site.ts";

const jpeg = (width = 60, height = 40) => photographOf(width, height).jpeg().toBuffer();

async function onlyId(site: TestSite): Promise<string> {
  const [enquiry, ...others] = await stored(site);
  if (enquiry === undefined || enquiry === null || others.length > 0)
    throw new Error("There is not one enquiry.");
  return enquiry.id;
}

/** The files of photographs that strangers sent. */
async function privateFiles({ dataDir }: TestSite): Promise<string[]> {
  return readdir(join(dataDir, "gallery-images", "enquiries")).catch(() => []);
}

test.each(languages)(
  "a number, two photographs and a line are stored, and the answer says so in $name [QP-1, QP-2]",
  async ({ code, prefix }) => {
    await using site = await openTestSite();
    const service = textsOf(code).services.painting.title;
    const answer = await ask(
      site,
      {
        message: "Tata Ace, 8 feet",
        photographs: [
          ["one.jpg", await jpeg()],
          ["two.jpg", await jpeg(80, 60)],
        ],
        fields: { service, privacyVersion: legalVersion },
      },
      prefix,
    );
    const html = await answer.text();
    const { title, photographs } = textsOf(code).quickPrice.received;

    expect(answer.status).toBe(200);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    for (const words of [title, photographs, "+91 98220 12345", "Tata Ace, 8 feet", service]) {
      expect(html).toContain(words.replaceAll("&", "&amp;"));
    }
    expect(await stored(site)).toMatchObject([
      {
        ...{
          name: "",
          email: "",
          phone: "+919822012345",
          inquiry: "quote",
          message: "Tata Ace, 8 feet",
          service,
        },
        ...{ language: code, photographs: 2, privacyVersion: legalVersion, state: "new" },
      },
    ]);
    expect(await privateFiles(site)).toHaveLength(2);
  },
);

test("whatever is filled in as a number is taken, and is kept as it was typed where nobody can read it [QP-3]", async () => {
  await using site = await openTestSite();
  for (const phone of ["2553 1234", "9876543210 (Ramesh)"]) {
    expect((await ask(site, { phone })).status).toBe(200);
  }
  expect(await stored(site)).toMatchObject([
    { phone: "+919876543210", phoneTyped: "9876543210 (Ramesh)" },
    { phone: "2553 1234", phoneTyped: null },
  ]);
});

test.each(languages)(
  "a number that looks incomplete is asked about once in $name, and taken when it is sent again [QP-3]",
  async ({ code, prefix }) => {
    await using site = await openTestSite();
    const { incomplete } = textsOf(code).contact.form;
    const answer = await ask(site, { phone: "12", photographs: [["truck.jpg", await jpeg()]] }, prefix);
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toContain(incomplete);
    expect(html).toContain(textsOf(code).quickPrice.refused.chooseAgain);
    expect(await stored(site)).toEqual([]);

    const [, askedPhone = ""] = /name="askedPhone" value="([^"]*)"/.exec(html) ?? [];
    expect((await ask(site, { phone: "12", fields: { askedPhone } }, prefix)).status).toBe(200);
    expect(await stored(site)).toMatchObject([{ phone: "12" }]);
  },
);

test("without a number nothing is stored, and what was written comes back [QP-1]", async () => {
  await using site = await openTestSite();
  const answer = await ask(site, { phone: " ", message: 'Body "><script>', fields: { service: "Denting" } });
  const html = await answer.text();
  expect(answer.status).toBe(422);
  expect(html).toContain(textsOf("en").contact.form.missing.phone);
  expect(html).toContain("Body &quot;&gt;&lt;script&gt;");
  expect(html).toContain('name="service" value="Denting"');
  expect(await stored(site)).toEqual([]);
});

test("a photograph that cannot be taken is named with the reason, and none of the others is kept [QP-4]", async () => {
  await using site = await openTestSite();
  const sound = await jpeg();
  const { heic, damaged, noPhotograph } = textsOf("en").quickPrice.photograph;
  for (const [name, bytes, problem] of [
    ["phone.heic", heifHeader("heic", "mif1"), heic.other],
    ["cut.jpg", (await jpeg(600, 400)).subarray(0, 4000), damaged],
    ["notes.txt", Buffer.from("Tata Ace"), noPhotograph],
  ] as const) {
    const answer = await ask(site, {
      photographs: [
        ["sound.jpg", sound],
        [name, bytes],
      ],
    });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(
      `${name}: ${problem.replaceAll("&", "&amp;").replaceAll(">", "&gt;")}`,
    );
  }
  expect(await stored(site)).toEqual([]);
  expect(await privateFiles(site)).toEqual([]);
});

test("six photographs, or more than 25 MB, are refused with a sentence [QP-4]", async () => {
  await using site = await openTestSite();
  const sound = await jpeg();
  const six = await ask(site, {
    photographs: Array.from({ length: 6 }, (_, at) => [`${at}.jpg`, sound] as const),
  });
  expect(six.status).toBe(422);
  expect(await six.text()).toContain("At most 5 photos");
  const large = await ask(site, { photographs: [["large.jpg", Buffer.alloc(25.5 * 1024 * 1024)]] });
  expect(large.status).toBe(413);
  expect(await large.text()).toContain("larger than 25 MB");
  expect(await stored(site)).toEqual([]);
});

test("sent twice it is one enquiry, and other photographs are another [QP-5]", async () => {
  await using site = await openTestSite();
  const photographs = [["one.jpg", await jpeg()]] as const;
  const fields = { submissionKey: "0123456789abcdef" };
  const answers = await Promise.all([1, 2].map(() => ask(site, { photographs, fields })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await ask(site, { photographs, fields })).status).toBe(200);
  expect(await stored(site)).toHaveLength(1);
  expect(await privateFiles(site)).toHaveLength(1);

  await ask(site, { photographs: [["two.jpg", await jpeg(90, 60)]], fields });
  expect(await stored(site)).toHaveLength(2);
  expect(await privateFiles(site)).toHaveLength(2);
});

test("a photograph is for the office alone: a stranger who knows its address gets nothing [QP-6]", async () => {
  await using site = await openTestSite();
  await ask(site, { photographs: [["gps.jpg", await quartersTurnedBy(6)]] });
  const id = await onlyId(site);
  const [file = ""] = await privateFiles(site);
  const path = `/admin/enquiries/${id}/photographs/${file.replace(".jpg", "")}`;
  const strangers = await Promise.all(
    [
      path,
      `${path}?size=small`,
      `/gallery-images/enquiries/${file}`,
      `/gallery-images/${file}`,
      `/enquiries/${file}`,
    ].map((address) => site.app.request(address)),
  );
  for (const answer of strangers) {
    expect([401, 404]).toContain(answer.status);
    expect(answer.headers.get("Content-Type")).not.toContain("image");
  }

  const cookie = await site.signIn();
  const opened = await site.app.request(path, { headers: { cookie } });
  expect(opened.headers.get("Cache-Control")).toBe("no-store");
  const picture = await sharp(await opened.arrayBuffer()).metadata();
  expect(picture).toMatchObject({ format: "jpeg", width: 96, height: 64 });
  expect(picture.exif).toBeUndefined();
  const small = await site.app.request(`${path}?size=small`, { headers: { cookie } });
  expect(small.headers.get("Content-Type")).toBe("image/webp");
  const page = await (await site.app.request(`/admin/enquiries/${id}`, { headers: { cookie } })).text();
  expect(page).toContain(`${path}?size=small`);
});

test("in the bin it cannot be opened, comes back with its enquiry, and goes for good with it [QP-7]", async () => {
  await using site = await openTestSite();
  await ask(site, { photographs: [["one.jpg", await jpeg()]] });
  const id = await onlyId(site);
  const cookie = await site.signIn();
  const [file = ""] = await privateFiles(site);
  const open = () =>
    site.app.request(`/admin/enquiries/${id}/photographs/${file.replace(".jpg", "")}`, {
      headers: { cookie },
    });

  await site.services.enquiries.remove([id]);
  expect((await open()).status).toBe(404);
  await site.services.bin.restore([id]);
  expect((await open()).status).toBe(200);
  await site.services.enquiries.remove([id]);
  await site.services.bin.removeForGood([id]);
  expect(await privateFiles(site)).toEqual([]);
});

test("an erased person's photographs are gone at once, those of others stay [QP-7, CMP-7]", async () => {
  await using site = await openTestSite();
  await ask(site, { photographs: [["one.jpg", await jpeg()]] });
  await ask(site, { phone: "+919999999999", photographs: [["two.jpg", await jpeg(90, 60)]] });
  await site.services.enquiries.erasePerson("98220 12345");
  expect(await stored(site)).toMatchObject([{ phone: "+919999999999", photographs: 1 }]);
  expect(await privateFiles(site)).toHaveLength(1);
});

test("it counts in the limits of the contact form, and comes back with what was typed [QP-8]", async () => {
  await using site = await openTestSite();
  for (let count = 0; count < 5; count++) await ask(site, { message: `Order ${count}` });
  const answer = await ask(site, { message: "One more", photographs: [["one.jpg", await jpeg()]] }, "/mr");
  const html = await answer.text();
  expect(answer.status).toBe(429);
  const phone = business.phones[0].shown.replaceAll(" ", "\u00a0");
  const values = { minutes: "10", phone, whatsapp: phone };
  expect(html).toContain(fillPlaceholders(textsOf("mr").contact.form.tooMany, values));
  expect(html).toContain("One more");
  expect(html).toContain(textsOf("mr").quickPrice.refused.chooseAgain);
  expect(await stored(site)).toHaveLength(5);
});

test("what fills in the hidden field is answered alike and lies in spam [QP-8]", async () => {
  await using site = await openTestSite();
  expect((await ask(site, { fields: { website: "https://casino.example" } })).status).toBe(200);
  expect(await stored(site)).toEqual([]);
  expect((await site.services.enquiries.counts()).spam).toBe(1);
});

test("what is no such form, comes from elsewhere or has thousands of parts is refused [QP-8]", async () => {
  await using site = await openTestSite();
  const post = (type: string, body: string) =>
    site.app.request("/contact/quick-price", { method: "POST", body, headers: { "Content-Type": type } });
  expect((await post("application/x-www-form-urlencoded", "phone=1")).status).toBe(415);
  expect((await post("multipart/form-data", "no boundary")).status).toBe(400);
  const part = '--x\r\nContent-Disposition: form-data; name="phone"\r\n\r\n1\r\n';
  expect((await post("multipart/form-data; boundary=x", `${part.repeat(5000)}--x--\r\n`)).status).toBe(400);
  expect((await ask(site, {}, "", { Origin: "https://evil.example" })).status).toBe(403);
  expect(await stored(site)).toEqual([]);
});

test("only a failed storing is an error, and what was typed is not claimed to have arrived [QP-2]", async () => {
  await using site = await openTestSite();
  site.breakDown("enquiries.submitWithPhotographs");
  const answer = await ask(site, {});
  const html = await answer.text();
  expect(answer.status).toBe(500);
  expect(html).toContain("Failed to send message. Please try again or contact us directly.");
  expect(html).not.toContain("SQLITE");
});

test("pages that offer it stay the same for everybody and hold no token [QP-1]", async () => {
  await using site = await openTestSite();
  for (const path of ["/", "/contact?inquiry=quote", "/contact?service=Painting", "/contact?painting="]) {
    const html = await (await site.app.request(path)).text();
    expect(html).toContain('id="quick-price"');
    expect(html).toContain('action="/contact/quick-price"');
    expect(html).not.toMatch(/formToken|submissionKey/);
  }
  for (const path of ["/services", "/services/painting", "/services/body-building/bumper", "/contact"]) {
    expect(await (await site.app.request(path)).text()).not.toContain('id="quick-price"');
  }
  const page = await (await site.app.request("/contact?service=Painting")).text();
  expect(page).toContain(`name="service" value="${textsOf("en").services.painting.title}"`);
  const read = await site.app.request("/mr/contact/quick-price");
  expect([read.status, read.headers.get("Location")]).toEqual([302, "/mr/contact?inquiry=quote"]);
});
