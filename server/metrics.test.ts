import { expect, test } from "vitest";
import { readConfig } from "#platform/config.ts";
import { silentLog } from "#platform/log.ts";
import { createMetrics } from "#server/metrics.ts";
import { startServer } from "#server/start/start-server.ts";
import { freePort } from "#tests/support/free-port.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

test("Prometheus reads on a port of its own what the server does, and nothing of who asks [OPS-17]", async () => {
  await using folder = await temporaryFolder();
  const port = await freePort();
  const config = readConfig({
    DATA_DIR: folder.path,
    PORT: "0",
    HOST: "127.0.0.1",
    METRICS_PORT: String(port),
  });
  const server = await startServer(config, silentLog);
  try {
    const site = `http://127.0.0.1:${server.port}`;
    const made = [1, 2, 3].flatMap((number) => [
      `/X${number}`,
      `/admin/secret${number}`,
      `/mr/%61bout${number}`,
    ]);
    const project = "/gallery/2aa147da-e3e6-4a38-a710-a87426931cef";
    const paths = ["/mr/about", "/mr/about", "/about", "/nobody?token=secret", "/admin", "/livez", project];
    for (const path of [...paths, ...made]) await (await fetch(site + path, { redirect: "manual" })).text();
    await fetch(`${site}/contact`, { method: "POST", body: new URLSearchParams("name=secret") });
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(metrics).toMatch(/rathkar_request_seconds_count\{route="\/about",status="200",kept="false"\} 2/);
    expect(metrics).toMatch(/rathkar_request_seconds_count\{route="\/about",status="200",kept="true"\} 1/);
    const routes = metrics.matchAll(/rathkar_request_seconds_count\{route="([^"]+)"/g);
    expect(new Set([...routes].map(([, route]) => route))).toEqual(
      new Set(["/about", "/admin", "not found", "refused", "other"]),
    );
    expect(metrics).toMatch(/rathkar_query_seconds_count [1-9]/);
    expect(metrics).toMatch(/rathkar_outbox_waiting 0/);
    expect(metrics).toMatch(/rathkar_outbox_age_seconds 0/);
    expect(metrics).toMatch(/rathkar_backup_age_seconds Nan/i);
    expect(metrics).toMatch(/nodejs_eventloop_lag_p99_seconds/);
    expect(metrics).not.toContain("secret");
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    expect((await fetch(`${site}/metrics`)).status).toBe(404);
  } finally {
    await server.stop();
  }
});

test("there are as many labels as routes, whatever addresses are made up [OPS-17]", async () => {
  const metrics = createMetrics();
  const statuses = [200, 301, 302, 303, 400, 404, 405, 410, 422, 503];
  for (let made = 0; made < 100_000; made++) {
    const route = made % 3 === 0 ? null : made % 3 === 1 ? "/mr/*" : "/hi/gallery/:id";
    const status = statuses[made % statuses.length] ?? 200;
    metrics.answered({ route, status, milliseconds: 1, isKept: false });
  }
  expect((await metrics.text()).length).toBeLessThan(100_000);
});
