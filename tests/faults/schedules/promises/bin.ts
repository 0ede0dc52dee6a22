import type { OpenDatabase } from "#platform/database/open.ts";

/** The ids of what the owner has deleted. */
export async function binnedIds(db: OpenDatabase["db"]): Promise<Set<string>> {
  const rows = await db.selectFrom("bin").select("id").execute();
  return new Set(rows.map(({ id }) => id));
}
