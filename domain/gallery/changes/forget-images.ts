import type { Transaction } from "kysely";
import type { Database } from "#platform/database/schema.ts";
import { usedUrls } from "../images/image-rows.ts";
import { forgetEdits } from "../pictures/picture-edits.ts";
import { giveUpNames, objectNamesOf } from "../pictures/picture-rows.ts";
import { forgetChangesOf } from "./earlier-pictures.ts";

/** Answers the pictures whose files may go. */
export async function forgetImages(
  trx: Transaction<Database>,
  forgotten: { ids: readonly string[]; urls: readonly string[]; now: Date },
): Promise<string[]> {
  const urls = [...forgotten.urls, ...(await forgetChangesOf(trx, forgotten.ids))];
  const used = await usedUrls(trx, urls);
  const unused = await withSources(
    trx,
    urls.filter((url) => !used.has(url)),
  );
  await giveUpNames(trx, objectNamesOf(unused), forgotten.now);
  return unused;
}

async function withSources(trx: Transaction<Database>, unusedUrls: string[]): Promise<string[]> {
  const sources = await forgetEdits(trx, unusedUrls);
  const used = await usedUrls(trx, sources);
  return [...new Set([...unusedUrls, ...sources.filter((url) => !used.has(url))])];
}
