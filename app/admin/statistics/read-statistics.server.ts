import type { RouterContextProvider } from "react-router";
import { servicesContext, siteContentContext } from "#app/context.server.ts";
import { serviceTitleIn } from "#content/service-titles.ts";
import type { EnquirySum } from "#domain/enquiries/enquiries.ts";
import { monthsUpTo, type NamedCount, type Report } from "#domain/statistics/statistics.ts";
import { type AdminText, adminTextContext } from "../kit/page/admin-text.ts";
import { namedPages, type OpenedPage } from "../kit/site-pages/page-naming.server.ts";

type Context = Readonly<RouterContextProvider>;

export interface Outcomes {
  name: string;
  asked: number;
  won: number;
  lost: number;
  /** Won rupees count only where the enquiry was won. */
  rupees: { quoted: number; won: number };
}

export interface Numbers extends Report {
  pages: OpenedPage[];
  sources: NamedCount[];
  months: Outcomes[];
  services: Outcomes[];
}

const fourWeeks = 28;
const monthsShown = 13;
const mostShown = 10;

export async function readNumbers(context: Context): Promise<Numbers> {
  const { statistics, enquiries } = context.get(servicesContext);
  const text = context.get(adminTextContext);
  const report = await statistics.report();
  const months = monthsUpTo(report.today, monthsShown);
  const [opened, sources, sums] = await Promise.all([
    statistics.mostOf("page", fourWeeks),
    statistics.mostOf("source", fourWeeks),
    enquiries.sums(months),
  ]);
  const nameOf = serviceNames(context, text);
  const services = Map.groupBy(sums, ({ service }) => nameOf(service));
  return {
    ...report,
    pages: await namedPages(context, opened, mostShown),
    sources: sources.slice(0, mostShown).map(({ name, count }) => ({ name: sourceName(text, name), count })),
    months: months.map((month) =>
      outcomesOf(
        month,
        sums.filter((sum) => sum.month === month),
      ),
    ),
    services: [...services]
      .map(([name, ofService]) => outcomesOf(name, ofService))
      .toSorted((one, other) => other.asked - one.asked),
  };
}

function outcomesOf(name: string, sums: readonly EnquirySum[]): Outcomes {
  const total = (counted: readonly EnquirySum[], of: "count" | "quoted" | "won" = "count") =>
    counted.reduce((sum, one) => sum + one[of], 0);
  const isWon = ({ state }: EnquirySum) => state === "won";
  return {
    name,
    asked: total(sums),
    won: total(sums.filter(isWon)),
    lost: total(sums.filter(({ state }) => state === "lost")),
    rupees: { quoted: total(sums, "quoted"), won: total(sums.filter(isWon), "won") },
  };
}

export function serviceNames(context: Context, { language, statistics }: AdminText) {
  const { textsOf } = context.get(siteContentContext);
  const { noService, project } = statistics.enquiries;
  return (service: string | null) =>
    service === null ? noService : (serviceTitleIn(language, service, textsOf) ?? project);
}

export function sourceName({ statistics }: AdminText, source: string): string {
  const names: Readonly<Record<string, string>> = statistics.sources.names;
  return names[source] ?? source;
}
