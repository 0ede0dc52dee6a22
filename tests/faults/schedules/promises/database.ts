import { sql } from "kysely";
import type { Data } from "../world/engines.ts";

export async function brokenDatabase({ database: { db, engine } }: Data): Promise<string[]> {
  if (engine !== "sqlite") return [];
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  const found = rows.map((row) => row.integrity_check).filter((finding) => finding !== "ok");
  return found.map((finding) => `integrity_check: ${finding}`);
}
