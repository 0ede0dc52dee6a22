import { cpSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { layout } from "#content/en/admin/layout.ts";
import { languages } from "#content/languages.ts";
import { textsOf } from "#content/texts.server.ts";
import { getPage, openSignedInSite, postForm } from "#tests/support/signed-in-site.ts";
import { publicUrl, type TestSite } from "#tests/support/test-site.ts";
import { mountDisk } from "./schedules/world/disk.ts";
import { examineMachine } from "./schedules/world/machine.ts";

const { canMount } = await examineMachine();

const typed = {
  name: "Ganpatrao Shinde",
  email: "ganpatrao@shinde.example",
  phone: "98220 12345",
  message: "Container body on a Tata Ace.",
};

/** Forms of one number are limited, also those that could not be stored. */
function typedByAnother(number: number): typeof typed {
  return { ...typed, phone: `98220 1${2340 + number}` };
}

function post({ app }: TestSite, path: string, body: URLSearchParams | FormData): Promise<Response> {
  return app.request(path, { method: "POST", body, headers: { Origin: publicUrl, Accept: "text/html" } });
}

async function shown(answer: Response): Promise<string> {
  return (await answer.text()).replace(/ data-props="[^"]*"/g, "").replaceAll("&amp;", "&");
}

function offeredMessage(html: string): string | null {
  const [, offer = ""] = html.split("data-offer");
  const [, text] = /href="https:\/\/wa\.me\/\d+\?text=([^"]*)"/.exec(offer) ?? [];
  return text === undefined || !offer.includes('href="tel:+') ? null : decodeURIComponent(text);
}

async function openOnDisk(path: string) {
  const dataDir = join(path, "data");
  await using model = await openSignedInSite();
  cpSync(model.dataDir, dataDir, { recursive: true });
  return openSignedInSite({ DATA_DIR: dataDir });
}

test.skipIf(!canMount)(
  "on a full disk every page of the office says so, and what is refused says why, until there is room [OPS-29]",
  async () => {
    await using disk = await mountDisk();
    await using site = await openOnDisk(disk.path);
    const { disk: words } = layout.outages;
    const pages = ["/admin/today", "/admin/upload", "/admin/images", "/admin/enquiries", "/admin/account"];
    await disk.fill(0);
    for (const page of pages) {
      const { status, html } = await getPage(site, page);
      expect([page, status, html.includes(words.sentence), html.includes(words.help)]).toEqual([
        page,
        200,
        true,
        true,
      ]);
    }
    const refused = await postForm(site, "/admin/vehicle-names", {
      intent: "add",
      name: "Bolero",
      hi: "",
      mr: "",
    });
    expect([refused.status, refused.answer]).toEqual([503, expect.stringContaining(words.sentence)]);
    expect(await site.services.outages.all()).toEqual(["disk"]);

    await disk.empty();
    expect(await site.services.outages.all()).toEqual([]);
    expect((await getPage(site, "/admin/today")).html).not.toContain(words.sentence);
  },
);

test.skipIf(!canMount)(
  "while a full disk takes no message visitors keep what they typed, and are offered to call or WhatsApp [OPS-29]",
  async () => {
    await using disk = await mountDisk();
    await using site = await openOnDisk(disk.path);
    await disk.fill(0);
    for (const [index, { code, prefix }] of languages.entries()) {
      const typed = typedByAnother(index);
      const { unstored } = textsOf(code).contact.form;
      const form = new URLSearchParams({ ...typed, inquiry: "quote" });
      const written = await post(site, `${prefix}/contact`, form);
      const page = await shown(written);
      expect([written.status, page.includes(unstored.text)]).toEqual([503, true]);
      expect(page).toContain(`>${typed.message}</textarea>`);
      for (const word of Object.values(typed)) expect(offeredMessage(page)).toContain(word);

      const short = new FormData();
      for (const name of ["phone", "message"] as const) short.set(name, typed[name]);
      const asked = await post(site, `${prefix}/contact/quick-price`, short);
      const answer = await shown(asked);
      expect([asked.status, answer.includes(unstored.text)]).toEqual([503, true]);
      for (const name of ["phone", "message"] as const) {
        expect(answer).toContain(`value="${typed[name]}"`);
        expect(offeredMessage(answer)).toContain(typed[name]);
      }
    }
    await disk.empty();
    const form = new URLSearchParams({ ...typed, inquiry: "quote" });
    expect((await post(site, "/contact", form)).status).toBe(303);
  },
);
