import { expect, test } from "vitest";
import { readConfig } from "#platform/config.ts";
import { silentLog } from "#platform/log.ts";
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
    for (const path of ["/mr/about", "/mr/about", "/about", "/nobody?token=secret", "/admin"]) {
      await (await fetch(site + path)).text();
    }
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(metrics).toMatch(/rathkar_request_seconds_count\{route="\/about",status="200",kept="false"\} 2/);
    expect(metrics).toMatch(/rathkar_request_seconds_count\{route="\/about",status="200",kept="true"\} 1/);
    expect(metrics).toMatch(/route="not found",status="404"/);
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
