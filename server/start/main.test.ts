import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";
import { root } from "#platform/root.ts";
import { compileCache } from "#tests/support/server-process.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const built = "../../build/server/start.js";

function run(file: string, env: Record<string, string> = {}): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [join(import.meta.dirname, file)], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: compileCache,
      TEST_FOLDER: process.env.TEST_FOLDER,
      ...env,
    },
  });
}

async function outcome(server: ChildProcessWithoutNullStreams): Promise<{ code: number; output: string }> {
  let output = "";
  for (const stream of [server.stdout, server.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      output += chunk.toString("utf8");
    });
  }
  const [code] = await once(server, "close");
  return { code, output };
}

test("the server refuses to start on a bad configuration, in one sentence that names the variable", async () => {
  await using folder = await temporaryFolder();
  const { code, output } = await outcome(run(built, { DATA_DIR: folder.path, PORT: "eighty" }));
  expect(code).toBe(1);
  expect(output).toBe("PORT must be a whole number from 0 to 65535.\n");
});

test("npm start without a build says in one sentence what to do first", async () => {
  await using folder = await temporaryFolder();
  await copyFile(join(root, "package.json"), join(folder.path, "package.json"));
  const npm = spawn("npm", ["start", "--silent"], { cwd: folder.path, env: { PATH: process.env.PATH } });
  const { code, output } = await outcome(npm);
  expect(code).toBe(1);
  expect(output).toBe("The site is not built yet: npm run build builds it.\n");
});

test("the server refuses a first administrator with a common password, in one sentence [ACC-10, SEC-5]", async () => {
  await using folder = await temporaryFolder();
  const first = { ADMIN_EMAIL: "owner@rathkar.example", ADMIN_PASSWORD: "password1" };
  const { code, output } = await outcome(
    run(built, { DATA_DIR: folder.path, LOG_LEVEL: "silent", ...first }),
  );
  expect(code).toBe(1);
  expect(output).toBe(
    "ADMIN_EMAIL and ADMIN_PASSWORD make no administrator: The password is one of those that are tried first.\n",
  );
});

test.each(["SIGTERM", "SIGINT"] as const)(
  "on %s the server finishes its requests, closes and ends with 0",
  async (signal) => {
    const server = run("../../tests/support/slow-server.ts");
    const lines = createInterface(server.stdout)[Symbol.asyncIterator]();
    const port = (await lines.next()).value;
    const pending = fetch(`http://127.0.0.1:${port}/admin`);
    expect((await lines.next()).value).toBe("asked");
    const ended = once(server, "exit");
    server.kill(signal);
    expect((await lines.next()).value).toBe("stopping");
    server.stdin.write("go on");
    const answer = await pending;
    expect(await answer.text()).toBe("finished");
    expect((await lines.next()).value).toBe("closed");
    expect(await ended).toEqual([0, null]);
  },
);

test("a second signal ends the server at once", async () => {
  const server = run("../../tests/support/slow-server.ts");
  const lines = createInterface(server.stdout)[Symbol.asyncIterator]();
  const port = (await lines.next()).value;
  const pending = fetch(`http://127.0.0.1:${port}/admin`).catch(() => "cut off");
  expect((await lines.next()).value).toBe("asked");
  const ended = once(server, "exit");
  server.kill("SIGTERM");
  expect((await lines.next()).value).toBe("stopping");
  server.kill("SIGINT");
  expect(await ended).toEqual([1, null]);
  expect(await pending).toBe("cut off");
});
