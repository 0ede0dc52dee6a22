import { execFile } from "node:child_process";
import {
  chmod,
  copyFile,
  mkdir,
  readdir,
  readFile,
  readlink,
  rm,
  symlink,
  writeFile,
} from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { root } from "#platform/root.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const run = promisify(execFile);

/**
 * What stands in for the programs of a machine that systemd runs. Its `systemctl` notes what it is told; a service that
 * does not answer has ended so often that systemd has given it up. No name has an address.
 */
const programs = {
  systemctl: `echo "$*" >> "$MACHINE/told"
case $1 in is-failed) [ -e "$MACHINE/opt/rathkar/current/silent" ] ;; esac`,
  curl: `[ ! -e "$MACHINE/opt/rathkar/current/silent" ]`,
  id: "echo 0",
  chown: "",
  getent: "exit 2",
  "apt-get": `mkdir -p "$MACHINE/etc/caddy" && echo :80 > "$MACHINE/etc/caddy/Caddyfile"`,
  journalctl: "echo 'What the server wrote last.'",
  "systemd-run": `while :; do
  case $1 in
    --property=WorkingDirectory=*) cd "\${1#*=*=}" ;;
    --property=EnvironmentFile=*) set -a; . "\${1#*=*=}"; set +a ;;
    -*) ;;
    *) exec "$@" ;;
  esac
  shift
done`,
};

export interface DeployedMachine extends AsyncDisposable {
  dataDir: string;
  configure(settings: Record<string, string>, backup?: string): Promise<void>;
  /** Of a release as this one, or of one whose server does not answer; its path. */
  archive(server: "answers" | "is silent"): Promise<string>;
  breakServer(release: string): Promise<void>;
  /** Leaves an unpacked release, of which nothing is installed. */
  clear(): Promise<void>;
  read(path: string): Promise<string>;
  deploy(script: string, ...words: string[]): Promise<{ code: number; output: string; problem: string }>;
  current(): Promise<string>;
  releases(): Promise<string[]>;
  told(): Promise<string[]>;
}

export async function deployedMachine(): Promise<DeployedMachine> {
  const folder = await temporaryFolder();
  const at = (path: string) => join(folder.path, path);
  const folders = ["bin", "etc/rathkar", "etc/systemd/system", "usr/local/bin", "var/lib/private"];
  for (const name of folders) await mkdir(at(name), { recursive: true });
  for (const [name, text] of Object.entries(programs)) {
    await writeFile(at(`bin/${name}`), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  }
  for (const name of ["1-older", "2-newer"]) await makeRelease(folder.path, name);
  await writeFile(at("opt/rathkar/releases/2-newer/release-before"), at("opt/rathkar/releases/1-older"));
  await symlink(at("opt/rathkar/releases/2-newer"), at("opt/rathkar/current"));
  await copyFile(at("opt/rathkar/releases/2-newer/deploy/rathkar"), at("usr/local/bin/rathkar"));
  const env = { PATH: `${at("bin")}:${at("usr/local/bin")}:${process.env.PATH}`, MACHINE: folder.path };
  return {
    dataDir: at("var/lib/private/rathkar"),
    async configure(settings, backup = "") {
      const lines = Object.entries(settings).map(([name, value]) => `${name}='${value}'\n`);
      await writeFile(at("etc/rathkar/environment"), lines.join(""));
      await writeFile(at("opt/rathkar/releases/2-newer/backup-before"), backup);
    },
    async archive(server) {
      const [unpacked, packed] = [await makeRelease(folder.path, "3-newest"), at("3-newest.tar.gz")];
      if (server === "is silent") await writeFile(join(unpacked, "silent"), "");
      await run("tar", ["-C", dirname(unpacked), "-czf", packed, basename(unpacked)]);
      await rm(unpacked, { recursive: true });
      return packed;
    },
    async clear() {
      for (const path of ["opt/rathkar/current", "opt/rathkar/releases/1-older"])
        await rm(at(path), { recursive: true });
    },
    breakServer: (release) => writeFile(at(`opt/rathkar/releases/${release}/silent`), ""),
    deploy: (script, ...words) =>
      run("sh", [at(`opt/rathkar/releases/2-newer/deploy/${script}`), ...words], { env }).then(
        ({ stdout, stderr }) => ({ code: 0, output: stdout, problem: stderr }),
        ({ code, stdout, stderr }) => ({ code, output: stdout, problem: stderr }),
      ),
    read: (path) => readFile(at(path), "utf8"),
    current: async () => basename(await readlink(at("opt/rathkar/current"))),
    releases: async () => (await readdir(at("opt/rathkar/releases"))).toSorted(),
    told: async () => (await readFile(at("told"), "utf8").catch(() => "")).split("\n").filter(Boolean),
    [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose](),
  };
}

async function makeRelease(machine: string, name: string): Promise<string> {
  const release = join(machine, "opt/rathkar/releases", name);
  await mkdir(join(release, "deploy"), { recursive: true });
  for (const shared of ["package.json", "scripts", "node_modules"]) {
    await symlink(join(root, shared), join(release, shared));
  }
  await copyFile(join(root, "scripts/release/rathkar.sh"), join(release, "rathkar"));
  await chmod(join(release, "rathkar"), 0o755);
  await mkdir(join(release, "bin"));
  await symlink(process.execPath, join(release, "bin/node"));
  for (const file of await readdir(join(root, "deploy"))) {
    const text = await readFile(join(root, "deploy", file), "utf8");
    const placed = join(release, "deploy", file);
    await writeFile(placed, text.replace(/(?<![\w/.])\/(?=(opt|etc|var|usr\/local)\/)/g, `${machine}/`));
    await chmod(placed, 0o755);
  }
  return release;
}
