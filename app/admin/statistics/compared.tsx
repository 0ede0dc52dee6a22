import { fillPlaceholders } from "#content/placeholders.ts";
import type { Weeks } from "#domain/statistics/statistics.ts";
import { counted, useAdminText } from "../kit/page/admin-text.ts";

export function Compared({ sentence, count, before }: Weeks & { sentence: Parameters<typeof counted>[0] }) {
  const { compared } = useAdminText().statistics;
  const kind = count > before ? "more" : count < before ? "fewer" : "same";
  const difference = Math.abs(count - before);
  return fillPlaceholders(compared[kind], { sentence: counted(sentence, count), count: difference });
}
