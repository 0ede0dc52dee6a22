import { spawn } from "node:child_process";
import { once } from "node:events";
import { buffer, text } from "node:stream/consumers";
import { compileCache } from "./server-process.ts";

export async function runScript(
  name: string,
  { words = [], input = "", env }: { words?: string[]; input?: string; env: Record<string, string> },
) {
  const child = spawn(process.execPath, [`scripts/${name}.ts`, ...words], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compileCache, ...env },
  });
  child.stdin.end(input);
  const [bytes, problem, [code]] = await Promise.all([
    buffer(child.stdout),
    text(child.stderr),
    once(child, "exit"),
  ]);
  return { bytes, output: bytes.toString("utf8"), problem, code };
}
