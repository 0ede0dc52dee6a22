import { type RawBuilder, type SqlBool, sql } from "kysely";
import { contains } from "#platform/database/queries.ts";
import { soundPatterns } from "./searched.ts";

/** That a row of a searched table has the folded word, however it is spelt. */
export function hasWordInRow(word: string): RawBuilder<SqlBool> {
  const conditions = [
    contains("search_text", word),
    ...soundPatterns(word).map((pattern) => contains("sound_text", pattern)),
  ];
  return sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;
}
