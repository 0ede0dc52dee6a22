import type { Dirent } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join, parse } from "node:path";
import { type Item, mostItems, nothingKnown, type Source } from "./item.ts";

const ofSystems = ["Thumbs.db", "desktop.ini"];
/** In names that cameras, phones and messengers give. */
const cameraWords =
  /\b(img|dscn?|pxl|mvimg|vid|wa|photo|image|picture|screenshot|whatsapp|signal|at|am|pm)\b/gi;
const half = /(^|[ _.-])(before|after)(?=$|[ _.-])/i;

/** Photographs are named by vehicle/body/file; "before" and "after" make a pair. */
export async function ofFolder(folder: string): Promise<Source> {
  const source: Source = { items: [], names: [], problems: [], notes: [] };
  const pairs = new Map<string, Item>();
  for (const { path: name, entry } of await filesBelow(folder)) {
    if (!entry.isFile()) {
      const why = entry.isSymbolicLink() ? "This is a link; links are not followed." : "This is no file.";
      source.problems.push({ where: name, why });
      continue;
    }
    const { stem, role } = halfOf(name);
    const first = role === null ? undefined : pairs.get(stem);
    if (role !== null && first !== undefined && first.pictures[role] === undefined) {
      first.pictures[role] = name;
      first.where = Object.values(first.pictures).join(", ");
      continue;
    }
    const item = await itemOf(folder, name, role);
    source.items.push(item);
    if (role !== null) pairs.set(stem, item);
  }
  return source;
}

async function itemOf(folder: string, name: string, role: "before" | "after" | null): Promise<Item> {
  const [file = "", body, vehicle] = name.split("/").reverse();
  const places = name.split("/").slice(0, -1);
  const { mtime } = await stat(join(folder, name));
  const vehicleName = places[0] ?? vehicleIn(file);
  return {
    where: name,
    id: null,
    createdAt: mtime.toISOString(),
    pictures: { [role ?? "main"]: name },
    edit: {
      ...nothingKnown,
      vehicleName,
      vehicleType: vehicleName,
      bodyType: vehicle === undefined ? null : (body ?? null),
    },
    hints: [],
  };
}

function halfOf(name: string): { stem: string; role: "before" | "after" | null } {
  const { dir, name: file } = parse(name);
  const found = half.exec(file)?.[2]?.toLowerCase();
  const role = found === "before" || found === "after" ? found : null;
  return { stem: `${dir}/${file.replace(half, "$1")}`, role };
}

function vehicleIn(file: string): string | null {
  const words = parse(file)
    .name.replace(half, "$1")
    .replace(/[_-]+/g, " ")
    .replace(/[ (]*\d+\)?$/, "")
    .trim();
  const letters = words.replace(/\d+/g, " ").replace(cameraWords, "").match(/\p{L}/gu) ?? [];
  return letters.length < 3 ? null : words;
}

async function filesBelow(folder: string): Promise<{ path: string; entry: Dirent }[]> {
  const found: { path: string; entry: Dirent }[] = [];
  const folders = [""];
  for (const inside of folders) {
    for (const entry of await readdir(join(folder, inside), { withFileTypes: true })) {
      const path = inside === "" ? entry.name : `${inside}/${entry.name}`;
      if (entry.name.startsWith(".") || ofSystems.includes(entry.name)) continue;
      if (entry.isDirectory()) folders.push(path);
      else found.push({ path, entry });
      if (found.length + folders.length > mostItems) {
        throw new Error(`${folder} has more than 100,000 files: take it folder by folder.`);
      }
    }
  }
  const { compare } = new Intl.Collator("en", { numeric: true });
  return found.sort((one, other) => compare(one.path, other.path));
}
