import type { PictureRole } from "#domain/gallery/pictures/picture-metadata.ts";
import type { Item, Source } from "./item.ts";
import { nameBelow } from "./picture-files.ts";
import type { Table } from "./read-table.ts";
import { imageColumns, nameColumns, readImageRow, readNameRow, withColumns } from "./row-schema.ts";

/** A table named after one of the two lists holds names, any other images. */
export function ofTable({ name, rows, problems }: Table): Source {
  const source: Source = { items: [], names: [], problems: [...problems], notes: [] };
  const list = (["vehicle_names", "body_types"] as const).find((one) => name.startsWith(one));
  const known = list === undefined ? imageColumns : nameColumns;
  const unknown = new Set<string>();
  for (const { where, row: given } of rows) {
    const row = withColumns(given);
    for (const column of Object.keys(row)) if (!known.includes(column)) unknown.add(column);
    const refusal = list === undefined ? addImage(source, where, row) : addName(source, where, row, list);
    if (refusal !== null) source.problems.push({ where, why: refusal });
  }
  for (const column of unknown) {
    source.notes.push(`${name}: the column “${column}” is not known, and was left out.`);
  }
  return source;
}

type Row = Record<string, unknown>;

function addName({ names }: Source, where: string, row: Row, list: "vehicle_names" | "body_types") {
  const read = readNameRow(row);
  if (!read.success) return firstIssue(read.error);
  const { name, name_hi: hi, name_mr: mr } = read.data;
  if (name === null) return "The row has no name.";
  names.push({ where, list, names: { name, hi: hi ?? "", mr: mr ?? "" } });
  return null;
}

function addImage({ items }: Source, where: string, given: Row): string | null {
  const read = readImageRow(given);
  if (!read.success) return firstIssue(read.error);
  const row = read.data;
  const pictures: Item["pictures"] = {};
  const addresses = { before: row.before_image_url, after: row.after_image_url, main: row.main_image_url };
  for (const [role, address] of rolesOf(addresses)) {
    const name = nameOf(address);
    if (name === null) return `The photograph ${address} does not lie in the bucket gallery-images.`;
    // The same file twice in a row is one photograph.
    if (!Object.values(pictures).includes(name)) pictures[role] = name;
  }
  if (Object.keys(pictures).length === 0) return "The row names no photograph.";
  items.push({
    where,
    id: row.id,
    createdAt: row.created_at,
    pictures,
    edit: {
      vehicleName: row.vehicle_name,
      vehicleType: row.vehicle_type ?? row.vehicle_name,
      bodyType: row.body_type,
      category: row.category,
      workType: row.work_type,
      description: row.description,
      captionHi: row.caption_hi,
      captionMr: row.caption_mr,
      town: row.town,
      workDays: row.work_days,
      isFeatured: row.is_featured,
    },
    hints: [],
  });
  return null;
}

function rolesOf(addresses: Record<PictureRole, string | null>): [PictureRole, string][] {
  const roles = ["before", "after", "main"] as const;
  return roles.flatMap((role) => {
    const address = addresses[role];
    return address === null ? [] : [[role, address]];
  });
}

function nameOf(address: string): string | null {
  if (/^https?:/i.test(address)) return nameBelow("/gallery-images/", address);
  return address.replaceAll("\\", "/").replace(/^\.\//, "");
}

function firstIssue(error: { issues: { message: string; path: PropertyKey[] }[] }): string {
  const [issue] = error.issues;
  return issue === undefined ? "The row cannot be read." : `${issue.path.join(".")}: ${issue.message}`;
}
