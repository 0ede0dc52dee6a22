import { execFileSync } from "node:child_process";
import { existsSync, lstatSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { parseSync } from "vite";
import { z } from "zod";

type Source = ReturnType<typeof readSource>;

const root = resolve(import.meta.dirname, "..");
const names = z.record(z.string(), z.string()).optional();
const lockfile = z
  .object({ packages: z.record(z.string(), z.object({ dependencies: names, optionalDependencies: names })) })
  .parse(JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")));

function readSource(path: string) {
  const text = readFileSync(join(root, path), "utf8");
  const { comments, module } = parseSync(path, text);
  const requests = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.map((entry) => entry.moduleRequest?.value)),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ];
  return {
    path,
    lines: text.split("\n").length - 1,
    comments: comments.map(({ value }) => value),
    imports: requests.flatMap((request) => pathOf(request, path) ?? []),
    isTest: path.startsWith("tests/") || /\.(test|spec)\.tsx?$/.test(path),
  };
}

function pathOf(request: string | undefined, from: string): string | null {
  if (request?.startsWith("#")) return request.slice(1);
  return request?.startsWith(".") ? relative(root, resolve(root, dirname(from), request)) : null;
}

/** The start itself only where they lead back to it. */
function reachable(start: string, targetsOf: (one: string) => Iterable<string>): Set<string> {
  const found = new Set<string>();
  const toVisit = [start];
  for (let next = toVisit.pop(); next !== undefined; next = toVisit.pop()) {
    for (const target of targetsOf(next)) {
      if (found.has(target)) continue;
      found.add(target);
      toVisit.push(target);
    }
  }
  return found;
}

function circlesIn(parent: string): string {
  const folderOf = (path: string) =>
    path.startsWith(parent) && path.includes("/", parent.length)
      ? [path.slice(parent.length).replace(/\/.*/, "")]
      : [];
  const targetsOf = (folder: string) =>
    code
      .filter(({ path }) => folderOf(path).includes(folder))
      .flatMap(({ imports }) => imports.flatMap(folderOf))
      .filter((target) => target !== folder);
  const folders = [...new Set(code.flatMap(({ path }) => folderOf(path)))];
  const leads = (from: string, to: string) => reachable(from, targetsOf).has(to);
  const inCircle = folders.filter((folder) => leads(folder, folder));
  const circles = inCircle.map((folder) =>
    inCircle.filter((other) => leads(folder, other) && leads(other, folder)).join(", "),
  );
  return [`${inCircle.length} of ${folders.length}`, ...new Set(circles)].join("\n  ");
}

function sizeOf(packages: Iterable<string>): string {
  const sizes = [...packages].flatMap((path) => bytesOfPackages.get(path) ?? []);
  const megabytes = sizes.reduce((sum, bytes) => sum + bytes, 0) / 2 ** 20;
  return `${inWhole(sizes.length)} packages, ${inWhole(megabytes)} MB`;
}

function packagesOfProduction(): Set<string> {
  return reachable("", (path) => {
    const { dependencies, optionalDependencies } = lockfile.packages[path] ?? {};
    const names = Object.keys({ ...dependencies, ...optionalDependencies });
    return names.flatMap((name) => placeOf(name, path) ?? []);
  });
}

function placeOf(name: string, path: string): string | null {
  const place = `${path === "" ? "" : `${path}/`}node_modules/${name}`;
  if (place in lockfile.packages) return place;
  return path === "" ? null : placeOf(name, path.slice(0, Math.max(0, path.lastIndexOf("/node_modules/"))));
}

/** Bytes; what the lockfile does not name belongs to the package around it. */
function sizesOfPackages(): Map<string, number> {
  const sizes = new Map<string, number>();
  const counted = new Set<number>();
  const add = (path: string, owner: string | null) => {
    const file = lstatSync(join(root, path));
    const own = path in lockfile.packages ? path : owner;
    if (own !== null && !counted.has(file.ino)) sizes.set(own, (sizes.get(own) ?? 0) + file.blocks * 512);
    counted.add(file.ino);
    if (file.isDirectory()) for (const name of readdirSync(join(root, path))) add(`${path}/${name}`, own);
  };
  add("node_modules", null);
  return sizes;
}

function wordsOf(texts: readonly string[]): string {
  return inWhole(texts.join("\n").match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0);
}

function inWhole(number: number): string {
  return new Intl.NumberFormat("en", { maximumFractionDigits: 0 }).format(number);
}

const print = (what: string, figure: string) => console.log(`${what}: ${figure}`);
const bytesOfPackages = sizesOfPackages();
const sumOfLines = (sources: readonly Source[]) => sources.reduce((sum, { lines }) => sum + lines, 0);

const files = execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8" })
  .split("\n")
  .filter((path) => path !== "" && existsSync(join(root, path)));
const sources = files.filter((path) => /\.tsx?$/.test(path)).map(readSource);
const code = sources.filter(({ isTest }) => !isTest);
const tests = sources.filter(({ isTest }) => isTest);
const program = code.filter(({ path }) => !path.startsWith("content/"));
const sizes = code.map(({ lines }) => lines).toSorted((one, other) => one - other);
const atMostOf = (share: number) => sizes[Math.ceil(share * sizes.length) - 1];
const commentsOf = ({ comments }: Source) => comments;
const docs = files
  .filter((path) => /^(docs\/.*|[^/]+)\.md$/.test(path))
  .map((path) => readFileSync(join(root, path), "utf8"));

print("TypeScript outside content and tests", `${inWhole(sumOfLines(program))} lines`);
print("files that are no tests", inWhole(code.length));
print("tests", `${inWhole(sumOfLines(tests))} lines in ${inWhole(tests.length)} files`);
print("size of files: median, 9 of 10, most", [0.5, 0.9, 1].map(atMostOf).join(", "));
print("comments", `${wordsOf(sources.flatMap(commentsOf))} words`);
print("  outside tests", `${wordsOf(code.flatMap(commentsOf))} words`);
print("docs", `${wordsOf(docs)} words`);
print("folders of domain/ in circles", circlesIn("domain/"));
print("folders of app/admin/ in circles", circlesIn("app/admin/"));
print("production install", sizeOf(packagesOfProduction()));
print("npm ci", sizeOf(Object.keys(lockfile.packages)));
