import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { connect } from "node:tls";
import { promisify } from "node:util";
import { freePort } from "./free-port.ts";
import { nginxProgram, wholeConfiguration } from "./nginx.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const run = promisify(execFile);
const deploy = resolve(import.meta.dirname, "../../deploy");

export const proxiedName = "www.example.com";
/** What `deploy/Caddyfile` cannot be read without. */
export const caddyVariables = { DOMAIN: proxiedName };

export interface TlsProxy extends AsyncDisposable {
  http: number;
  https: number;
}

interface Place {
  folder: string;
  http: number;
  https: number;
  server: number;
}

interface Program {
  name: string;
  file: string;
  /** Of Debian. */
  path: string;
  prepare(place: Place): Promise<string[]>;
}

const nginx: Program = {
  name: "nginx",
  file: "nginx.conf",
  path: nginxProgram,
  async prepare({ folder, http, https, server }) {
    const [key, certificate] = [join(folder, "key.pem"), join(folder, "certificate.pem")];
    const subject = ["-subj", `/CN=${proxiedName}`, "-addext", `subjectAltName=DNS:${proxiedName}`];
    const curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
    await run("openssl", ["req", "-x509", ...curve, ...subject, "-keyout", key, "-out", certificate]);
    const site = (await readFile(join(deploy, this.file), "utf8"))
      .replace("127.0.0.1:3000", `127.0.0.1:${server}`)
      .replace(/^ {2}listen \[::\].*$/gm, "")
      .replace("listen 80 ", `listen 127.0.0.1:${http} `)
      .replace("listen 443 ", `listen 127.0.0.1:${https} `)
      .replace("/etc/rathkar/tls/key.pem", key)
      .replace("/etc/rathkar/tls/certificate.pem", certificate)
      .replaceAll("/var/log/nginx/rathkar.log", join(folder, "rathkar.log"));
    const file = join(folder, this.file);
    await writeFile(file, wholeConfiguration(folder, site));
    return ["-c", file, "-p", folder];
  },
};

const caddy: Program = {
  name: "Caddy",
  file: "Caddyfile",
  path: "/usr/bin/caddy",
  async prepare({ folder, http, https }) {
    const options = [
      ...[`http_port ${http}`, `https_port ${https}`, "default_bind 127.0.0.1", "admin off"],
      ...["local_certs", "skip_install_trust", `storage file_system ${folder}`],
    ];
    const file = join(folder, this.file);
    await writeFile(file, `{\n${options.join("\n")}\n}\n${await readFile(join(deploy, this.file), "utf8")}`);
    return ["run", "--config", file, "--adapter", "caddyfile"];
  },
};

export const tlsProxies = [nginx, caddy].map((program) => ({
  ...program,
  isThere: existsSync(program.path),
  start: (server: number) => start(program, server),
}));

async function start(program: Program, server: number): Promise<TlsProxy> {
  const folder = await temporaryFolder();
  const [http, https] = [await freePort(), await freePort()];
  const words = await program.prepare({ folder: folder.path, http, https, server });
  const env = { ...caddyVariables, SERVER: `127.0.0.1:${server}`, PATH: process.env.PATH, HOME: folder.path };
  const proxy = spawn(program.path, words, { env, stdio: ["ignore", "ignore", "pipe"] });
  const complaints: Buffer[] = [];
  proxy.stderr.on("data", (chunk: Buffer) => complaints.push(chunk));
  while (!(await shakesHands(https))) {
    if (proxy.exitCode !== null) throw new Error(`${program.name} ended:\n${Buffer.concat(complaints)}`);
    await pause(20);
  }
  return {
    ...{ http, https },
    async [Symbol.asyncDispose]() {
      await ended(proxy);
      await folder[Symbol.asyncDispose]();
    },
  };
}

async function ended(proxy: ChildProcess): Promise<void> {
  if (proxy.exitCode !== null) return;
  const exit = once(proxy, "exit");
  proxy.kill("SIGTERM");
  await exit;
}

async function shakesHands(port: number): Promise<boolean> {
  const socket = connect({ port, host: "127.0.0.1", servername: proxiedName, rejectUnauthorized: false });
  try {
    await once(socket, "secureConnect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
