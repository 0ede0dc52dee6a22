import { expect, test } from "vitest";
import { deployedMachine } from "#tests/support/deployed-machine.ts";

test("a release is installed under its domain, and what is still missing for HTTPS is said [OPS-32]", async () => {
  await using machine = await deployedMachine();
  await machine.clear();
  const { code, output, problem } = await machine.deploy("install.sh", "https://www.example.com/");
  expect([code, problem]).toEqual([0, ""]);
  expect(output).toContain("www.example.com has no address yet");
  expect(await machine.read("etc/rathkar/environment")).toMatch(/^PUBLIC_URL=https:\/\/www\.example\.com$/m);
  expect(await machine.read("etc/caddy/Caddyfile")).toMatch(/^www\.example\.com \{$/m);
  expect(await machine.told()).toEqual(expect.arrayContaining(["restart rathkar", "restart caddy"]));
  expect(await machine.releases()).toContain(await machine.current());

  expect(await machine.deploy("install.sh", "www.example.com")).toMatchObject({
    code: 1,
    problem: expect.stringContaining("It is installed already"),
  });
});

test("a server that does not answer leaves nothing that runs, so the same command may be given again [OPS-32]", async () => {
  await using machine = await deployedMachine();
  await machine.clear();
  await machine.breakServer("2-newer");
  const failed = await machine.deploy("install.sh", "www.example.com");
  expect(failed).toMatchObject({ code: 1, problem: "The server does not answer.\n" });
  expect([await machine.releases(), (await machine.told()).at(-1)]).toEqual([["2-newer"], "stop rathkar"]);
  const again = await machine.deploy("install.sh", "www.example.com");
  expect(again.problem).toBe("The server does not answer.\n");
});

test.each(["two words", ".example.com", "www.example.com;reboot"])(
  "`%s` is no domain, and changes nothing [OPS-32]",
  async (name) => {
    await using machine = await deployedMachine();
    await machine.clear();
    const { code, problem } = await machine.deploy("install.sh", name);
    expect([code, problem]).toEqual([1, `"${name}" is no domain: it is written as in www.example.com.\n`]);
    expect([await machine.releases(), await machine.told()]).toEqual([["2-newer"], []]);
  },
);
