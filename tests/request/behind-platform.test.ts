import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { siteStarter } from "#tests/support/running-site.ts";

const startSite = siteStarter();
const name = "www.example.com";
const namingHeaders = ["Fly-Client-IP", "X-Real-IP", "CF-Connecting-IP", "True-Client-IP", "X-Forwarded-For"];

/**
 * What each writes of a visitor over what he claims to be, which it passes on in all other headers. Where requests pass its edge
 * differs, and it stands behind the visitor.
 */
const platforms: Record<string, (visitor: string, edge: string, claimed: string) => Record<string, string>> =
  {
    fly: (visitor, edge, claimed) => ({
      "Fly-Client-IP": visitor,
      "X-Forwarded-For": `${claimed}, ${visitor}, ${edge}`,
    }),
    railway: (visitor, edge) => ({ "X-Real-IP": visitor, "X-Forwarded-For": `${visitor}, ${edge}` }),
    render: (visitor, edge, claimed) => ({
      ...{ "CF-Connecting-IP": visitor, "True-Client-IP": visitor },
      "X-Forwarded-For": `${claimed},${visitor}, ${edge}, 10.21.157.68`,
    }),
    "home-server": (visitor, _edge, claimed) => ({
      "CF-Connecting-IP": visitor,
      "X-Forwarded-For": `${claimed},${visitor}`,
    }),
  };

test.each(Object.entries(platforms))(
  "set up as the recipe for %s says, limits count visitors, neither the platform nor whom they claim to be [OPS-31]",
  async (platform, headersOf) => {
    await using site = await startSite({
      ...{ PUBLIC_URL: `https://${name}`, CLIENT_ADDRESS_HEADER: await headerInRecipe(platform) },
    });
    async function signIn(visitor: string, edge: string, claimed: string) {
      const claims = Object.fromEntries(namingHeaders.map((header) => [header, claimed]));
      const headers = {
        Host: name,
        Origin: `https://${name}`,
        ...claims,
        ...headersOf(visitor, edge, claimed),
      };
      const answer = await fetch(`${site.url}/admin`, {
        ...{ method: "POST", headers, body: new URLSearchParams(), redirect: "manual" },
      });
      return answer.status;
    }

    const statuses: number[] = [];
    for (let time = 0; time < 31; time++) {
      statuses.push(await signIn("203.0.113.7", `198.51.100.${time}`, `192.0.${time}.1`));
    }
    expect([statuses.slice(0, 30).includes(429), statuses.at(-1)]).toEqual([false, 429]);
    for (const other of ["203.0.113.8", "192.0.30.1"]) {
      expect(await signIn(other, "198.51.100.30", "203.0.113.7")).not.toBe(429);
    }
  },
);

test("the probes of platforms, which know no name of the site, are answered [OPS-7]", async () => {
  await using site = await startSite({ PUBLIC_URL: `https://${name}` });
  for (const host of ["healthcheck.railway.app", "10.21.157.68:10000", "[fdaa:0:1::2]:3000"]) {
    const answer = await fetch(`${site.url}/readyz`, { headers: { Host: host }, redirect: "manual" });
    expect([host, answer.status]).toEqual([host, 200]);
  }
});

async function headerInRecipe(platform: string): Promise<string> {
  const recipe = await readFile(resolve(import.meta.dirname, `../../docs/recipes/${platform}.md`), "utf8");
  return /CLIENT_ADDRESS_HEADER(?:[\s="]|value:)+([\w-]+)/.exec(recipe)?.[1] ?? "";
}
