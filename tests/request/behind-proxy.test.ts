import { execFile } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { request as requestPlain } from "node:http";
import { connect as connectHttp2 } from "node:http2";
import { type RequestOptions, request } from "node:https";
import { resolve } from "node:path";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "#platform/config.ts";
import { silentLog } from "#platform/log.ts";
import { createServices } from "#server/start/create-services.ts";
import { type RunningSite, siteStarter } from "#tests/support/running-site.ts";
import { addProject } from "#tests/support/site-gallery.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { sampleEnquiry } from "#tests/support/test-enquiries.ts";
import { caddyVariables, proxiedName, type TlsProxy, tlsProxies } from "#tests/support/tls-proxy.ts";

const run = promisify(execFile);
const origin = `https://${proxiedName}`;
const stay = "max-age=31536000; includeSubDomains";
let picture = "";

const startSite = siteStarter(async (dataDir) => {
  const { services, close } = await createServices(readConfig({ DATA_DIR: dataDir }), silentLog);
  await addProject({ services }, "Tata Ace", "painting");
  await services.pictures.warmedUp();
  const { projects } = await services.gallery.projects(1, 1);
  picture = `${projects[0]?.pictureUrls[0]}/320.jpeg`;
  await close();
});

describe.each(tlsProxies)("behind $name", ({ isThere, path, start }) => {
  describe.skipIf(!isThere)(isThere ? "of Debian" : `not tried, as this machine has no ${path}`, () => {
    let site: RunningSite;
    let proxy: TlsProxy;
    beforeAll(async () => {
      site = await startSite({ PUBLIC_URL: origin, TRUSTED_PROXY: "127.0.0.1" });
      proxy = await start(Number(new URL(site.url).port));
    });
    afterAll(async () => {
      await proxy[Symbol.asyncDispose]();
      await site[Symbol.asyncDispose]();
    });

    function open(pathname: string, options: RequestOptions) {
      return request({
        ...{ host: "127.0.0.1", port: proxy.https, path: pathname, servername: proxiedName },
        ...{ rejectUnauthorized: false, agent: false, ...options },
        headers: { Host: proxiedName, ...options.headers },
      });
    }

    async function ask(pathname: string, options: RequestOptions = {}, body: string | Buffer = "") {
      const [answer] = await once(open(pathname, options).end(body), "response");
      return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
    }

    /** An empty one, from an address of this machine. */
    function signIn(localAddress: string, forwardedFor: string) {
      const headers = { Origin: origin, "X-Forwarded-For": forwardedFor };
      return ask("/admin", { method: "POST", localAddress, headers: { ...headers, ...formType } });
    }

    test("HTTP leads to HTTPS, which says to stay there, once [OPS-21]", async () => {
      const asked = requestPlain({
        ...{ host: "127.0.0.1", port: proxy.http, path: "/gallery?work=painting" },
        headers: { Host: proxiedName },
      }).end();
      const [plain] = await once(asked, "response");
      expect([plain.statusCode, plain.headers.location]).toEqual([308, `${origin}/gallery?work=painting`]);
      plain.resume();

      const page = await ask("/");
      expect([page.status, page.headers["strict-transport-security"]]).toEqual([200, stay]);
    });

    test("pages come by HTTP/2 [OPS-21]", async () => {
      const session = connectHttp2(`https://127.0.0.1:${proxy.https}`, {
        ...{ servername: proxiedName, rejectUnauthorized: false },
      });
      const stream = session.request({ ":path": "/mr", ":authority": proxiedName });
      const [headers] = await once(stream, "response");
      stream.resume();
      await once(stream, "end");
      expect([session.alpnProtocol, headers[":status"]]).toEqual(["h2", 200]);
      session.close();
    });

    test("limits count the address that asks, whatever it claims to be [OPS-21]", async () => {
      const statuses: (number | undefined)[] = [];
      for (let time = 0; time < 31; time++) {
        statuses.push((await signIn("127.0.0.7", `203.0.113.${time}`)).status);
      }
      expect([statuses.slice(0, 30).includes(429), statuses.at(-1)]).toEqual([false, 429]);
      expect((await signIn("127.0.0.8", "203.0.113.1")).status).not.toBe(429);
    });

    test("an enquiry arrives from the site's own address [OPS-21]", async () => {
      const { name, email, phone, inquiry, message, privacyVersion } = sampleEnquiry;
      const form = new URLSearchParams({ name, email, phone, inquiry, message, privacyVersion });
      const headers = { Origin: origin, ...formType };
      const sent = await ask("/contact", { method: "POST", headers }, form.toString());
      expect([sent.status, sent.headers.location]).toEqual([303, expect.stringMatching(/^\/.*\?of=/)]);
    });

    test("25 MB of photographs pass, what says it is more is refused before it is sent [OPS-21]", async () => {
      const headers = { Origin: origin, "Content-Type": "multipart/form-data; boundary=end" };
      const post = { method: "POST", headers };
      // Not a form, which the server alone can tell.
      const passed = await ask("/contact/quick-price", post, Buffer.alloc(25 * 1024 * 1024));
      expect(passed.status).toBe(400);

      const tooMuch = open("/contact/quick-price", {
        ...post,
        headers: { ...headers, "Content-Length": 28 * 1024 * 1024 },
      });
      tooMuch.flushHeaders();
      const [refusal] = await once(tooMuch, "response");
      expect([refusal.statusCode, refusal.headers["strict-transport-security"]]).toEqual([413, stay]);
      tooMuch.destroy();
    });

    test("a picture is kept by browsers for a year, as the server says [OPS-21]", async () => {
      const shown = await ask(picture);
      expect([shown.status, shown.headers["content-type"]]).toEqual([200, "image/jpeg"]);
      expect(shown.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
      const direct = await fetch(site.url + picture, { headers: { Host: proxiedName } });
      expect(shown.body.equals(Buffer.from(await direct.arrayBuffer()))).toBe(true);
    });
  });
});

const caddy = "/usr/bin/caddy";
test.skipIf(!existsSync(caddy))(
  "Caddy takes its configuration as it stands, and writes it alike [OPS-21]",
  async () => {
    await using folder = await temporaryFolder();
    const file = resolve(import.meta.dirname, "../../deploy/Caddyfile");
    const env = { ...caddyVariables, PATH: process.env.PATH, HOME: folder.path };
    const checked = await run(caddy, ["validate", "--config", file, "--adapter", "caddyfile"], { env });
    expect(checked.stdout).toContain("Valid configuration");
    expect((await run(caddy, ["fmt", "--diff", file], { env })).stdout).not.toMatch(/^[+-]/m);
  },
);

const formType = { "Content-Type": "application/x-www-form-urlencoded" };
