import { expect, onTestFinished, test } from "vitest";
import { engines } from "#tests/support/engines.ts";
import { startTcpProxy } from "#tests/support/tcp-proxy.ts";
import { silentLog } from "./log.ts";
import { sharedLimiters } from "./rate-limiters.ts";

const network = "203.0.113.9";

async function openServers() {
  const engine = engines.find(({ name }) => name === "PostgreSQL");
  const database = await engine?.open();
  const url = database?.config.url ?? "";
  const lines = await Promise.all([startTcpProxy(url), startTcpProxy(url)]);
  const servers = await Promise.all(lines.map((line) => sharedLimiters(line.url, "a secret", silentLog)));
  onTestFinished(async () => {
    await Promise.all(servers.map(({ close }) => close()));
    await Promise.all(lines.map((line) => line[Symbol.asyncDispose]()));
    await database?.[Symbol.asyncDispose]();
  });
  const counters = servers.map(({ limiters }) => limiters("forms", 3, 600));
  const isAllowed = (server: 0 | 1) =>
    counters[server]?.consume(network).then(
      () => true,
      () => false,
    );
  return {
    lines,
    counters,
    isAllowed,
    rows: async () => database?.db.selectFrom("rate_limits").selectAll().execute(),
  };
}

test.skipIf(engines.length < 2)("servers on one database count attempts together [OPS-18]", async () => {
  const { counters, isAllowed } = await openServers();
  const allowed = [await isAllowed(0), await isAllowed(1), await isAllowed(0), await isAllowed(1)];
  expect(allowed).toEqual([true, true, true, false]);
  expect((await counters[0]?.get(network))?.consumedPoints).toBe(4);
  await counters[1]?.delete(network);
  expect(await isAllowed(0)).toBe(true);
});

test.skipIf(engines.length < 2)(
  "what one server takes out of the count is out of it for all [OPS-18]",
  async () => {
    const { counters, isAllowed } = await openServers();
    for (const server of [0, 1, 0] as const) await isAllowed(server);
    await counters[1]?.reward(network);
    expect([await isAllowed(0), await isAllowed(1)]).toEqual([true, false]);
  },
);

test.skipIf(engines.length < 2)("what is counted tells no network [OPS-18]", async () => {
  const { isAllowed, rows } = await openServers();
  await isAllowed(0);
  const stored = await rows();
  expect(stored).toHaveLength(1);
  expect(JSON.stringify(stored)).not.toContain(network);
});

test.skipIf(engines.length < 2)(
  "while the database is away each server counts by itself, afterwards together again [OPS-18]",
  async () => {
    const { lines, counters, isAllowed } = await openServers();
    await lines[1].close();
    const alone = [await isAllowed(1), await isAllowed(1), await isAllowed(1), await isAllowed(1)];
    expect(alone).toEqual([true, true, true, false]);
    expect(await isAllowed(0)).toBe(true);
    await lines[1].listen();
    await expect.poll(async () => (await counters[1]?.get(network))?.consumedPoints).toBe(1);
  },
);
