import { idsIn } from "#tests/support/enquiry-server.ts";
import type { TakenMail } from "#tests/support/mail-server.ts";
import type { Data } from "../world/engines.ts";

export async function brokenMails(
  { database: { db } }: Pick<Data, "database">,
  taken: readonly TakenMail[],
): Promise<string[]> {
  const mailed = new Set(taken.flatMap(idsIn));
  const mails = Map.groupBy(taken, ({ messageId }) => messageId);
  const enquiries = await db.selectFrom("enquiries").select(["id", "name"]).execute();
  const unmailed = enquiries.filter(({ id }) => !mailed.has(id));
  const different = [...mails].filter(([, copies]) => new Set(copies.map(wordsOf)).size > 1);
  return [
    ...unmailed.map(({ name }) => `The enquiry of ${name} was never mailed.`),
    ...different.map(([id]) => `The mail ${id} was sent with different words.`),
  ];
}

function wordsOf({ source, to }: TakenMail): string {
  const mark = /boundary="([^"]+)"/.exec(source)?.[1] ?? "no mark";
  return [...to, source.replaceAll(mark, "").replace(/^Date: .*$/m, "")].join("\n");
}
