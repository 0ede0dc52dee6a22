import { Writable } from "node:stream";
import { pino } from "pino";
import { expect, test } from "vitest";
import { openApp } from "#tests/support/open-app.ts";

test("the path of a page that is not there is in the log [ERR-2]", async () => {
  const lines: Record<string, unknown>[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString("utf8")));
      done();
    },
  });
  const nowhere = async () => new Response("Oops! Page not found", { status: 404 });
  await using world = await openApp(nowhere, { log: pino({ level: "info" }, sink) });
  await world.app.request("/hi/no/such/page");
  expect(lines).toContainEqual(expect.objectContaining({ path: "/hi/no/such/page", status: 404 }));
});
