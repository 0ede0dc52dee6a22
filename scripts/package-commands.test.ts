import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFile, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { z } from "zod";
import { root } from "#platform/root.ts";
import { freePort } from "#tests/support/free-port.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(await readFile(join(root, "package.json"), "utf8")));

/** The words of one command, where cmd.exe and sh agree on them; null where they do not. */
function wordsOf(command: string): string[] | null {
  if (!/^(?:[\w:@./=-]+|"(?:[^"\\%$`]|\\")*")(?: (?:[\w:@./=-]+|"(?:[^"\\%$`]|\\")*"))*$/.test(command))
    return null;
  const words = command.match(/"(?:[^"\\]|\\")*"|\S+/g) ?? [];
  return words.map((word) => word.replace(/^"(.*)"$/, "$1").replaceAll('\\"', '"'));
}

async function runWithoutShell(name: string, cwd: string, env: Record<string, string> = {}) {
  const [program = "", ...words] = wordsOf(scripts[name] ?? "") ?? [];
  expect(program).toBe("node");
  const child = spawn(process.execPath, words, { cwd, env: { PATH: process.env.PATH, ...env } });
  const [output, problem, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "exit"),
  ]);
  return { output, problem, code };
}

/** A copy of the product in which only the settings are its own. */
async function checkout(settings: string) {
  const folder = await temporaryFolder();
  for (const name of ["node_modules", "scripts", "server", "platform", "domain", "content", "app", "build"])
    await symlink(join(root, name), join(folder.path, name));
  await copyFile(join(root, "package.json"), join(folder.path, "package.json"));
  await writeFile(join(folder.path, ".env"), settings);
  return folder;
}

test.each(Object.entries(scripts))("npm run %s needs no shell of one system", (_name, command) => {
  for (const part of command.split(" && ")) {
    expect(wordsOf(part), part).not.toBeNull();
    expect(part).not.toMatch(/^\w+=|^(?:exec|test|rm|cp|mv|env|sh) /);
  }
});

test("npm start without a build says so without a shell, too", async () => {
  await using folder = await temporaryFolder();
  const { code, problem } = await runWithoutShell("prestart", folder.path);
  expect([code, problem]).toEqual([1, "The site is not built yet: npm run build builds it.\n"]);
});

test("what .env says is heard by the server and by commands; what the environment says goes first", async () => {
  await using folder = await checkout("PORT=eighty\nLOG_LEVEL=loud\n");
  const refused = "PORT must be a whole number from 0 to 65535.\n";
  expect(await runWithoutShell("start", folder.path)).toMatchObject({ code: 1, problem: refused });
  expect((await runWithoutShell("doctor", folder.path)).problem).toContain(refused.trim());
  const { problem } = await runWithoutShell("start", folder.path, { PORT: String(await freePort()) });
  expect(problem).toMatch(/^LOG_LEVEL must be one of /);
});
