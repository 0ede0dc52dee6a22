import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { temporaryFolder } from "./temporary-folder.ts";

export const nginxProgram = "/usr/sbin/nginx";

/** Whether this machine has Debian's nginx. */
export const hasNginx = existsSync(nginxProgram);

/** nginx with `deploy/nginx.conf` before servers, without its certificate; the header X-Network says who asks. */
export interface Nginx extends AsyncDisposable {
  url: string;
  answered(): Promise<{ status: number; path: string }[]>;
}

export async function startNginx(ports: readonly number[], port: number): Promise<Nginx> {
  const folder = await temporaryFolder();
  const log = join(folder.path, "rathkar.log");
  const recipe = await readFile(resolve(import.meta.dirname, "../../deploy/nginx.conf"), "utf8");
  const file = join(folder.path, "nginx.conf");
  await writeFile(file, wholeConfiguration(folder.path, withServers(recipe, { ports, port, log })));
  const nginx = spawn(nginxProgram, ["-c", file, "-p", folder.path], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  const url = `http://127.0.0.1:${port}`;
  await untilItAnswers(nginx, url);
  return {
    url,
    async answered() {
      const lines = (await readFile(log, "utf8")).split("\n").filter((line) => line !== "");
      return lines.map((line) => {
        const [, , , path = "", status] = line.split(" ");
        return { status: Number(status), path };
      });
    },
    async [Symbol.asyncDispose]() {
      const ended = once(nginx, "exit");
      nginx.kill("SIGTERM");
      await ended;
      await folder[Symbol.asyncDispose]();
    },
  };
}

function withServers(recipe: string, at: { ports: readonly number[]; port: number; log: string }): string {
  const servers = at.ports.map((port) => `server 127.0.0.1:${port} max_fails=0;`).join("\n  ");
  const [head = ""] = recipe.split("server {\n  listen 80 ");
  const site = recipe.slice(recipe.indexOf("server {\n  listen 443 "));
  return (head + site)
    .replace(/server 127\.0\.0\.1:3000 .*/, servers)
    .replace(/^ {2}listen 443 .*$/m, `  listen 127.0.0.1:${at.port};`)
    .replace(/^ {2}(listen \[::\]|ssl_).*$/gm, "")
    .replace("/var/log/nginx/rathkar.log", at.log)
    .replace("X-Forwarded-For $remote_addr", "X-Forwarded-For $http_x_network");
}

export function wholeConfiguration(folder: string, site: string): string {
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  return `${process.getuid?.() === 0 ? "user root;" : ""}
daemon off;
worker_processes 1;
pid ${join(folder, "nginx.pid")};
error_log ${join(folder, "error.log")};
events {}
http {
${paths.join("\n")}
${site}
}
`;
}

async function untilItAnswers(nginx: ChildProcess, url: string): Promise<void> {
  while (nginx.exitCode === null) {
    const answer = await fetch(`${url}/livez`).catch(() => null);
    await answer?.body?.cancel();
    if (answer !== null) return;
    await pause(20);
  }
  throw new Error(`nginx ended with code ${nginx.exitCode} instead of starting.`);
}
