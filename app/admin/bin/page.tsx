import { servicesContext } from "#app/context.server.ts";
import { readWithRetries } from "#platform/retry.ts";
import { readBinQuery } from "../kit/addresses/bin.ts";
import { vehicleNaming } from "../kit/list/vehicle-naming.server.ts";
import { adminTextContext, useAdminText } from "../kit/page/admin-text.ts";
import { loadedOrNull } from "../kit/page/last-loaded.ts";
import { LastLoaded, LoadFailure } from "../kit/page/section-error.tsx";
import { signedInAdministrator } from "../kit/session/guard.server.ts";
import type { Route } from "./+types/page";
import { BinList, type LoadedBin } from "./bin-list.tsx";
import { nameOf, pictureUrlsOf } from "./binned-entry.ts";

export async function loader({ url, context }: Route.LoaderArgs): Promise<LoadedBin> {
  signedInAdministrator(context);
  const { bin, pictures } = context.get(servicesContext);
  const query = readBinQuery(url.searchParams);
  const [{ entries, total, page, pages }, counts, vehicle] = await readWithRetries(() =>
    Promise.all([bin.list(query.kind, query.page), bin.counts(), vehicleNaming(context)]),
  );
  const facts = await pictures.facts(entries.flatMap(pictureUrlsOf));
  const { language } = context.get(adminTextContext);
  const shown = entries.map((entry) => ({
    ...entry,
    name: nameOf(entry, language, vehicle),
    picture: facts.get(pictureUrlsOf(entry)[0] ?? "") ?? null,
  }));
  return { query: { ...query, page }, entries: shown, total, pages, counts };
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadedOrNull(serverLoader);
}

export default function BinPage({ loaderData }: Route.ComponentProps) {
  const text = useAdminText().bin;
  return (
    <div className="flex max-w-5xl flex-col gap-5">
      <p className="text-steel">{text.about}</p>
      <LastLoaded loaded={loaderData} failure={text.loadFailure}>
        {(shown) => <BinList {...shown} />}
      </LastLoaded>
    </div>
  );
}

export function ErrorBoundary() {
  return <LoadFailure title={useAdminText().bin.loadFailure} />;
}
