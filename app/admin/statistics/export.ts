import type { RouterContextProvider } from "react-router";
import { servicesContext } from "#app/context.server.ts";
import type { CountedKind } from "#domain/statistics/statistics.ts";
import { monthsKept, monthsUpTo } from "#domain/statistics/statistics.ts";
import { byteOrderMark, csvRow } from "#domain/values/csv-row.ts";
import { indianDay } from "#domain/values/indian-day.ts";
import { adminTextContext } from "../kit/page/admin-text.ts";
import { csvHeaders, csvStream } from "../kit/page/csv-answer.server.ts";
import { signedInAdministrator } from "../kit/session/guard.server.ts";
import type { Route } from "./+types/export";
import { serviceNames, sourceName } from "./read-statistics.server.ts";

type Context = Readonly<RouterContextProvider>;

/** Under the guard of pages: a link leads here, so who is signed out can sign in. */
export async function loader({ request, context }: Route.LoaderArgs) {
  signedInAdministrator(context);
  const headers = csvHeaders("numbers");
  if (request.method !== "GET") return new Response(null, { headers });
  return new Response(await csvStream(context, rowsOf(context)), { headers });
}

async function* rowsOf(context: Context): AsyncGenerator<string> {
  const { statistics, enquiries } = context.get(servicesContext);
  const text = context.get(adminTextContext);
  const { columns, pages, sources, taps } = text.statistics;
  yield byteOrderMark + csvRow([columns.day, columns.what, columns.name, columns.count]);
  const nameOf = serviceNames(context, text);
  const sums = await enquiries.sums(monthsUpTo(indianDay(new Date()), monthsKept));
  const newestFirst = sums.toSorted((one, other) => (one.month < other.month ? 1 : -1));
  for (const sum of newestFirst) {
    const { month, service, state, count } = sum;
    const what = `${text.statistics.enquiries.title}: ${text.enquiries.states[state]}`;
    yield csvRow([month, what, nameOf(service), String(count)]);
    for (const of of ["quoted", "won"] as const) {
      const amount = of === "won" && state !== "won" ? 0 : sum[of];
      if (amount > 0) yield csvRow([month, text.enquiries.columns[of], nameOf(service), String(amount)]);
    }
  }
  const titles: Readonly<Record<CountedKind, string>> = {
    ...{ page: pages.title, source: sources.title },
    ...{ call: taps.call.title, whatsapp: taps.whatsapp.title, quote: taps.quote.title },
  };
  for await (const portion of statistics.all()) {
    yield portion
      .map(({ kind, day, name, count }) => {
        const named = kind === "source" ? sourceName(text, name) : name;
        return csvRow([day, titles[kind], named, String(count)]);
      })
      .join("");
  }
}
