import { readWithRetries } from "#platform/retry.ts";
import { useAdminText } from "../layout/admin-text.ts";
import { LastLoaded, LoadFailure } from "../layout/section-error.tsx";
import { loadedOrNull } from "../list/last-loaded.ts";
import { signedInAdministrator } from "../session/guard.server.ts";
import type { Route } from "./+types/page";
import { GoLiveList } from "./go-live-list.tsx";
import { MostOpened } from "./most-opened.tsx";
import { readToday } from "./read-today.server.ts";
import { Tasks } from "./tasks.tsx";
import { WaitingEnquiries } from "./waiting-enquiries.tsx";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { userId } = signedInAdministrator(context);
  return { account: userId, today: await readWithRetries(() => readToday(context, url.origin)) };
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadedOrNull(serverLoader);
}

export default function TodayPage({ loaderData }: Route.ComponentProps) {
  return (
    <LastLoaded loaded={loaderData} failure={useAdminText().today.loadFailure}>
      {({ account, today }) => (
        <div className="grid max-w-6xl items-start gap-5 lg:grid-cols-2">
          <div className="grid gap-5">
            <WaitingEnquiries now={today.now} {...today.waiting} />
            <Tasks account={account} today={today} />
          </div>
          <div className="grid gap-5">
            <MostOpened opened={today.opened} />
            <GoLiveList items={today.goLive} />
          </div>
        </div>
      )}
    </LastLoaded>
  );
}

export function ErrorBoundary() {
  return <LoadFailure title={useAdminText().today.loadFailure} />;
}
