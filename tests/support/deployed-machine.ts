import { execFile } from "node:child_process";
import { chmod, mkdir, readdir, readFile, readlink, symlink, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { root } from "#platform/root.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const run = promisify(execFile);

/**
 * What stands in for the programs of a machine that systemd runs. Its `systemctl` notes what it is told; a service that
 * does not answer has ended so often that systemd has given it up.
 */
const programs = {
  systemctl: `echo "$*" >> "$MACHINE/told"
case $1 in is-failed) [ -e "$MACHINE/silent" ] ;; esac`,
  curl: `[ ! -e "$MACHINE/silent" ]`,
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
  breakServer(): Promise<void>;
  deploy(script: string): Promise<{ code: number; output: string; problem: string }>;
  current(): Promise<string>;
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
  // In the order of their names, as those of releases, which are times.
  for (const name of ["1-older", "2-newer"]) await makeRelease(folder.path, name);
  await symlink(at("opt/rathkar/releases/2-newer"), at("opt/rathkar/current"));
  const env = { PATH: `${at("bin")}:${at("usr/local/bin")}:${process.env.PATH}`, MACHINE: folder.path };
  return {
    dataDir: at("var/lib/private/rathkar"),
    async configure(settings, backup = "") {
      const lines = Object.entries(settings).map(([name, value]) => `${name}='${value}'\n`);
      await writeFile(at("etc/rathkar/environment"), lines.join(""));
      await writeFile(at("opt/rathkar/releases/2-newer/backup-before"), backup);
    },
    breakServer: () => writeFile(at("silent"), ""),
    deploy: (script) =>
      run("sh", [at(`opt/rathkar/releases/2-newer/deploy/${script}`)], { env }).then(
        ({ stdout, stderr }) => ({ code: 0, output: stdout, problem: stderr }),
        ({ code, stdout, stderr }) => ({ code, output: stdout, problem: stderr }),
      ),
    current: async () => basename(await readlink(at("opt/rathkar/current"))),
    told: async () => (await readFile(at("told"), "utf8").catch(() => "")).split("\n").filter(Boolean),
    [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose](),
  };
}

async function makeRelease(machine: string, name: string): Promise<void> {
  const release = join(machine, "opt/rathkar/releases", name);
  await mkdir(join(release, "deploy"), { recursive: true });
  for (const shared of ["package.json", "scripts", "node_modules"]) {
    await symlink(join(root, shared), join(release, shared));
  }
  for (const file of await readdir(join(root, "deploy"))) {
    const text = await readFile(join(root, "deploy", file), "utf8");
    const placed = join(release, "deploy", file);
    await writeFile(placed, text.replace(/(?<![\w/.])\/(?=(opt|etc|var|usr\/local)\/)/g, `${machine}/`));
    await chmod(placed, 0o755);
  }
}
