import { readFile, stat } from "node:fs/promises";
import { basename, extname } from "node:path";
import { parse } from "csv-parse/sync";
import { z } from "zod";
import { mostItems, type Problem } from "./item.ts";

export interface Table {
  name: string;
  rows: { where: string; row: Record<string, unknown> }[];
  problems: Problem[];
}

const mostBytes = 64 * 1024 * 1024;
const objects = z.array(z.record(z.string(), z.unknown()));
const csvRecord = z.object({
  info: z.object({ lines: z.number() }),
  record: z.record(z.string(), z.unknown()),
});

export async function readTable(path: string): Promise<Table> {
  const file = basename(path);
  const { size } = await stat(path);
  if (size > mostBytes) throw new Error(`${file} is larger than 64 MB: split it.`);
  const text = decoded(file, await readFile(path));
  const table = extname(path).toLowerCase() === ".json" ? ofJson(file, text) : ofCsv(file, text);
  if (table.rows.length > mostItems) throw new Error(`${file} has more than 100,000 rows: split it.`);
  return table;
}

export async function readPostgres(address: string): Promise<Table[]> {
  const { Client } = await import("pg");
  const client = new Client({
    connectionString: address,
    connectionTimeoutMillis: 15_000,
    statement_timeout: 120_000,
    options: "-c default_transaction_read_only=on",
  });
  await client.connect().catch((cause: Error) => {
    throw new Error(`The database of the present system does not answer: ${cause.message}.`, { cause });
  });
  try {
    const tables: Table[] = [];
    for (const name of ["vehicle_names", "body_types", "gallery_images"]) {
      const { rows: found } = await client.query("select 1 where to_regclass($1) is not null", [name]);
      if (found.length > 0) tables.push(await tableOf(client, name));
    }
    if (tables.at(-1)?.name !== "gallery_images") {
      throw new Error("That database has no table gallery_images.");
    }
    return tables;
  } finally {
    await client.end();
  }
}

async function tableOf(client: import("pg").Client, name: string): Promise<Table> {
  const measured = `select count(*)::int as rows, coalesce(sum(octet_length(to_jsonb(t)::text)), 0)::float8 as bytes from ${name} t`;
  const { rows: sizes } = await client.query<{ rows: number; bytes: number }>(measured);
  const { rows: count, bytes } = sizes[0] ?? { rows: 0, bytes: 0 };
  if (count > mostItems || bytes > mostBytes) {
    throw new Error(`The table ${name} has more than 100,000 rows or 64 MB.`);
  }
  const { rows } = await client.query<{ row: unknown }>(`select to_jsonb(t) as row from ${name} t`);
  return numbered(
    name,
    objects.parse(rows.map(({ row }) => row)),
    (row, index) => `${name}, row ${typeof row.id === "string" ? row.id : index + 1}`,
  );
}

function decoded(file: string, bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new Error(`${file} is not in UTF-8: save it as “CSV UTF-8”.`);
  }
}

function ofJson(file: string, text: string): Table {
  const rows = objects.safeParse(parsedJson(file, text));
  if (!rows.success) throw new Error(`${file} must be a list of objects, one for each row.`);
  return numbered(file, rows.data, (_row, index) => `${file}, row ${index + 1}`);
}

function parsedJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`${file} is no JSON.`, { cause });
  }
}

function numbered(
  name: string,
  rows: Record<string, unknown>[],
  where: (row: Record<string, unknown>, index: number) => string,
): Table {
  return { name, rows: rows.map((row, index) => ({ where: where(row, index), row })), problems: [] };
}

function ofCsv(file: string, text: string): Table {
  const problems: Problem[] = [];
  const [header = ""] = text.split(/\r?\n/, 1);
  const separators = [",", ";", "\t"].map((sign) => ({ sign, count: header.split(sign).length }));
  const delimiter = separators.reduce((best, one) => (one.count > best.count ? one : best)).sign;
  try {
    const records: unknown = parse(text, {
      columns: true,
      delimiter,
      info: true,
      skip_empty_lines: true,
      skip_records_with_error: true,
      on_skip: (error) => {
        // All that follows stands in it.
        if (error?.code === "CSV_QUOTE_NOT_CLOSED") throw error;
        const where = `${file}, line ${String(error?.lines ?? "?")}`;
        problems.push({ where, why: "The line has another number of fields than the first one." });
        return undefined;
      },
    });
    const rows = z
      .array(csvRecord)
      .parse(records)
      .map(({ info, record }) => ({ where: `${file}, line ${info.lines}`, row: record }));
    return { name: file, rows, problems };
  } catch (cause) {
    throw new Error(`${file} cannot be read as CSV: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    });
  }
}
