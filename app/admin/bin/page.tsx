import { servicesContext } from "#app/context.server.ts";
import type { BinEntry } from "#domain/bin/bin-list.ts";
import { readWithRetries } from "#platform/retry.ts";
import { readBinQuery } from "../kit/addresses/bin.ts";
import { vehicleNaming } from "../kit/list/vehicle-naming.server.ts";
import { adminTextContext } from "../kit/page/admin-text.ts";
import { sectionPage } from "../kit/page/section-page.tsx";
import { signedInAdministrator } from "../kit/session/guard.server.ts";
import type { Route } from "./+types/page";
import { BinList, type LoadedBin } from "./bin-list.tsx";
import { type BinnedEntry, nameOf, pictureUrlsOf } from "./binned-entry.ts";

export { clientLoader } from "../kit/page/section-page.tsx";

export async function loader({ url, context }: Route.LoaderArgs): Promise<LoadedBin> {
  signedInAdministrator(context);
  const { bin, pictures } = context.get(servicesContext);
  const query = readBinQuery(url.searchParams);
  const [{ groups, total, page, pages }, counts, vehicle] = await readWithRetries(() =>
    Promise.all([bin.list(query, query.page), bin.counts(), vehicleNaming(context)]),
  );
  const facts = await pictures.metadata(groups.flatMap(({ entries }) => entries.flatMap(pictureUrlsOf)));
  const { language } = context.get(adminTextContext);
  const shown = (entry: BinEntry): BinnedEntry => ({
    ...entry,
    name: nameOf(entry, language, vehicle),
    picture: facts.get(pictureUrlsOf(entry)[0] ?? "") ?? null,
  });
  return {
    query: { ...query, page },
    groups: groups.map(({ entries: [first, ...others], ...group }) => ({
      ...group,
      first: shown(first),
      others: others.map(shown),
    })),
    ...{ total, pages, counts },
  };
}

const page = sectionPage<LoadedBin>({
  Content: BinList,
  className: "max-w-5xl gap-5",
  failure: ({ bin }) => bin.loadFailure,
});

export default page.Page;
export const ErrorBoundary = page.ErrorBoundary;
