import { workshopContext } from "#app/workshop.server.ts";
import { readWithRetries } from "#platform/retry.ts";
import { signedInAdministrator } from "../guard.server.ts";
import { loadedOrNull, useLastLoaded } from "../last-loaded.ts";
import { SectionFault } from "../section-fault.tsx";
import type { Route } from "./+types/page";
import { UploadForm } from "./upload-form.tsx";

export { SectionFault as ErrorBoundary };

export async function loader({ context }: Route.LoaderArgs) {
  const { userId } = signedInAdministrator(context);
  const { referenceLists } = context.get(workshopContext);
  const [vehicleNames, bodyTypes] = await readWithRetries(() =>
    Promise.all([referenceLists.names("vehicle_names"), referenceLists.names("body_types")]),
  );
  return { account: userId, vehicleNames, bodyTypes };
}

/** What is chosen and what is being uploaded stay, even where the names to choose from cannot be read again. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadedOrNull(serverLoader);
}

export default function UploadPage({ loaderData }: Route.ComponentProps) {
  const loaded = useLastLoaded(loaderData);
  return loaded === null ? <SectionFault /> : <UploadForm {...loaded} />;
}
