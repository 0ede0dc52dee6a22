import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { listen } from "#server/start/listen.ts";
import { anyText } from "../support/any-text.ts";
import { everything } from "../support/test-enquiries.ts";
import { openTestSite, publicUrl } from "../support/test-site.ts";
import { shortOrLong } from "./short-or-long.ts";

const inputs = shortOrLong(100, 10_000);

/** An own name for a tag, so that an echo of ours is told from the page's own scripts. */
const canary = "<script data-hostile>alert(1)</script>";

const hostileText = fc.oneof(
  anyText({ maxLength: 300 }),
  fc.string({ unit: "grapheme", maxLength: 300 }),
  fc.constantFrom(
    canary,
    `"'><img src=x onerror=alert(1)>${canary}`,
    "ganpatrao@shinde.example\r\nBcc: all@victims.example",
    "=cmd|' /C calc'!A0",
    "'; drop table enquiries; --",
    "\0\u0007\u202e\ud800",
    "../../etc/passwd",
    "98220 12345",
    "९८२२०१२३४५",
    "owner@rathkar.example",
    "quote",
  ),
  fc
    .constantFrom("x", "ढ", "🚚", " ", "\n")
    .chain((unit) => fc.constantFrom(6_000, 300_000).map((length) => unit.repeat(length / unit.length))),
);

const field = fc.constantFrom(
  ...["name", "email", "phone", "inquiry", "message", "service", "website"],
  ...["submissionKey", "formToken", "privacyVersion", "__proto__", "constructor", "name[]"],
);

type Sent = { body?: BodyInit; headers?: Record<string, string>; weight: number };

const hostileBody = fc
  .record({
    fields: fc.array(fc.tuple(field, hostileText), { maxLength: 9 }),
    kind: fc.constantFrom("form", "form", "form", "multipart", "json", "nothing", "wrong type", "broken"),
  })
  .map(({ fields, kind }): Sent => {
    const weight = fields.reduce((sum, [, text]) => sum + text.length, 0);
    return { ...bodyOf(fields, kind), weight };
  });

function bodyOf(fields: [string, string][], kind: string): Omit<Sent, "weight"> {
  const json = JSON.stringify(fields);
  const wellFormed = fields.map(([name, text]) => [name, text.toWellFormed()]);
  switch (kind) {
    case "form":
      return { body: new URLSearchParams(wellFormed) };
    case "multipart":
      return { body: multipart(wellFormed) };
    case "json":
      return { body: json, headers: { "Content-Type": "application/json" } };
    case "wrong type":
      return { body: json, headers: { "Content-Type": "application/x-www-form-urlencoded" } };
    case "broken":
      return {
        body: "--x\r\nContent-",
        headers: { "Content-Type": "multipart/form-data; boundary=x" },
      };
    default:
      return {};
  }
}

function multipart(fields: string[][]): FormData {
  const body = new FormData();
  for (const [index, [name = "", text = ""]] of fields.entries()) {
    if (index % 3 === 2) body.append(name, new Blob([text]), "a\r\nb.html");
    else body.append(name, text);
  }
  return body;
}

async function expectNoEcho(answer: Response): Promise<void> {
  const text = await answer.text();
  if (answer.headers.get("Content-Type")?.startsWith("text/html")) {
    expect(text).not.toContain("<script data-hostile>");
    expect(text).not.toContain("<img src=x onerror");
  }
  expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
}

const paths = fc.constantFrom(
  "/contact",
  "/hi/contact",
  "/mr/contact?service=x&inquiry=%00",
  "/contact.data",
);

test(`${inputs} hostile submissions: never a fault, never an unescaped echo, never a lost enquiry between`, async () => {
  // Each request is from a visitor of its own, since the limit counts by address.
  await using site = await openTestSite({ TRUSTED_PROXY: "loopback" });
  const listening = await listen(site.app, { port: 0, host: "127.0.0.1", publicUrl });
  onTestFinished(() => listening.drain(0));
  let sent = 0;
  let good = 0;
  const goodNames = new Set<string>();

  const post = (path: string, { headers = {}, weight: _, ...init }: Sent) => {
    sent++;
    const from = `10.${sent >> 16}.${(sent >> 8) & 255}.${sent & 255}`;
    return fetch(`http://127.0.0.1:${listening.port}${path}`, {
      ...{ ...init, method: "POST", redirect: "manual" },
      // The server closes a connection on which not all of a body was read: the next request needs its own.
      headers: { ...headers, "X-Forwarded-For": from, Connection: "close" },
    });
  };
  async function sendGood(): Promise<void> {
    const name = `Good visitor ${good++}`;
    const body = new URLSearchParams({
      ...{ name, email: "good@visitor.example", phone: `98220 ${10_000 + good}` },
      ...{ inquiry: "quote", message: "A body for my truck", submissionKey: `good-submission-${good}` },
    });
    const answer = await post("/contact", { body, weight: 0 });
    expect(answer.status).toBe(303);
    goodNames.add(name);
  }

  await fc.assert(
    fc.asyncProperty(paths, hostileBody, async (path, init) => {
      const answer = await post(path, init).catch((error: unknown) => {
        // The server may hang up on what is too large, or sent to nowhere, before all of it has come.
        if (init.weight > (path.endsWith(".data") ? 1_000 : 100_000)) return null;
        throw error;
      });
      if (answer === null) return;
      expect(answer.status).toBeLessThan(500);
      await expectNoEcho(answer);
      expect([...answer.headers.keys()]).not.toContain("bcc");
      if (sent % 20 === 0) await sendGood();
    }),
    { numRuns: inputs },
  );

  const stored = new Set<string>();
  const filter = { ...everything, search: "good@visitor.example" };
  for (let page = 1, pages = 1; page <= pages; page++) {
    const found = await site.services.enquiries.list(filter, page);
    pages = found.pages;
    for (const { name } of found.enquiries) stored.add(name);
  }
  expect(goodNames.size).toBeGreaterThan(inputs / 40);
  expect([...goodNames].filter((name) => !stored.has(name))).toEqual([]);
});
