import { sql, type Transaction } from "kysely";
import type { Database, Engine } from "#platform/database/schema.ts";
import { type Migration, tableEnd, textType } from "./migration.ts";

const sources = [
  { table: "fact_changes", key: "'facts/' || :section", content: ":fields", picture: "null" },
  {
    table: "site_text_changes",
    key: "case when :key like 'lists/%' then :key else 'texts/' || :key end",
    content: ":content",
    picture: "null",
  },
  {
    table: "place_pictures",
    key: "'pictures/' || :place",
    content: {
      sqlite:
        "json_object('url', :url, 'document', :document, 'focus', json_object('x', :focus_x, 'y', :focus_y))",
      postgres:
        "json_build_object('url', :url, 'document', :document, 'focus', json_build_object('x', :focus_x, 'y', :focus_y))::text",
    },
    picture: ":url",
  },
] as const;

/** Servers of the release before still write the old tables; triggers carry that over. */
export const documents: Migration = {
  name: "050-documents",
  async up(trx, engine) {
    const text = textType(engine);
    await trx.schema
      .createTable("documents")
      .addColumn("key", text, (column) => column.notNull())
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("state", text, (column) => column.notNull().check(sql`state in ('draft', 'live')`))
      .addColumn("base", "integer", (column) => column.notNull())
      .addColumn("content", text, (column) => column.notNull())
      .addColumn("picture_url", text)
      .addColumn("changed_at", text, (column) => column.notNull())
      .addColumn("changed_by", text, (column) => column.notNull())
      .addPrimaryKeyConstraint("documents_version", ["key", "version"])
      .modifyEnd(tableEnd(engine))
      .execute();
    await trx.schema.createIndex("documents_picture_url").on("documents").column("picture_url").execute();
    await sql`create unique index documents_draft on documents (key) where state = 'draft'`.execute(trx);
    for (const source of sources) await carryOver(trx, engine, source);
  },
};

async function carryOver(trx: Transaction<Database>, engine: Engine, source: (typeof sources)[number]) {
  const { table, key, picture } = source;
  const content = typeof source.content === "string" ? source.content : source.content[engine];
  const row = (of: string, version: string) =>
    `${key}, ${version}, 'live', 0, ${content}, ${picture}, :changed_at, :changed_by`.replaceAll(
      /(?<!:):(?=\w)/g,
      of,
    );
  const columns = "documents (key, version, state, base, content, picture_url, changed_at, changed_by)";
  await sql.raw(`insert into ${columns} select ${row("", "version")} from ${table}`).execute(trx);
  // On SQLite one server has the file.
  if (engine === "sqlite") return;
  const next = `(select coalesce(max(version), 0) + 1 from documents where key = ${key.replaceAll(":", "NEW.")})`;
  await sql
    .raw(
      `create function carry_${table}() returns trigger language plpgsql as $$
       begin
         insert into ${columns} values (${row("NEW.", next)});
         return NEW;
       end $$`,
    )
    .execute(trx);
  await sql
    .raw(
      `create trigger carry_${table} after insert on ${table} for each row execute function carry_${table}()`,
    )
    .execute(trx);
}
