import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { letOthersGoFirst } from "./run-command.ts";

const idle = "5";

test.skipIf(!existsSync("/usr/bin/chrt"))(
  "the process of a backup runs only while nobody else wants to [OPS-15]",
  async () => {
    const child = spawn(process.execPath, ["-e", "setTimeout(() => {}, 1_000_000)"]);
    onTestFinished(() => void child.kill());
    letOthersGoFirst(child);
    // The 41st field, of which the second is the name in brackets (proc(5)).
    const policy = () => readFileSync(`/proc/${child.pid}/stat`, "utf8").split(") ")[1]?.split(" ")[38];
    await expect.poll(policy).toBe(idle);
  },
);
