import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "#tests/support/free-port.ts";
import { plainHttpProblem } from "./trials.ts";

async function serve(answer: (response: ServerResponse) => void): Promise<string> {
  const server = createServer((_request, response) => answer(response));
  const port = await freePort();
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(async () => {
    server.close();
    await once(server, "close");
  });
  return `http://127.0.0.1:${port}/`;
}

test.each([
  ["the page itself", 200, null],
  ["a redirect that may change", 302, "https://127.0.0.1/"],
  ["a redirect to plain http", 301, "/en"],
  ["a redirect to another host", 301, "https://elsewhere.example/"],
])("%s without TLS is a finding", async (_case, status, location) => {
  const url = await serve((response) => {
    response.writeHead(status, location === null ? {} : { Location: location }).end();
  });
  expect(await plainHttpProblem(url)).toBe(
    `${url} answers ${status} without TLS; let the proxy redirect it to https (301 or 308).`,
  );
});

test.each([301, 308])("a redirect to https with %i is right", async (status) => {
  const url = await serve((response) => {
    response.writeHead(status, { Location: "https://127.0.0.1/" }).end();
  });
  expect(await plainHttpProblem(url)).toBeNull();
});

test("where nobody answers without TLS, nothing is wrong", async () => {
  expect(await plainHttpProblem(`http://127.0.0.1:${await freePort()}/`)).toBeNull();
});
