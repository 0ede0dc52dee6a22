import { servicesContext } from "#app/context.server.ts";
import { readWithRetries } from "#platform/retry.ts";
import { adminTextContext } from "../layout/admin-text.ts";
import { SectionFault } from "../layout/section-error.tsx";
import { loadedOrNull, useLastLoaded } from "../list/last-loaded.ts";
import { nameOptions } from "../list/name-options.ts";
import { signedInAdministrator } from "../session/guard.server.ts";
import type { Route } from "./+types/page";
import { UploadForm } from "./form/upload-form.tsx";

export { revalidateAfterAnswer as shouldRevalidate } from "../ui/form-outcome.ts";
export { SectionFault as ErrorBoundary };

export async function loader({ context }: Route.LoaderArgs) {
  signedInAdministrator(context);
  const { referenceLists } = context.get(servicesContext);
  const [vehicles, bodies] = await readWithRetries(() =>
    Promise.all([referenceLists.names("vehicle_names"), referenceLists.names("body_types")]),
  );
  const { language } = context.get(adminTextContext);
  return {
    vehicleNames: nameOptions(language, vehicles),
    bodyTypes: nameOptions(language, bodies),
  };
}

/** The form stays, even where the names to choose from cannot be read again. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadedOrNull(serverLoader);
}

export default function UploadPage({ loaderData }: Route.ComponentProps) {
  const loaded = useLastLoaded(loaderData);
  return loaded === null ? <SectionFault /> : <UploadForm {...loaded} />;
}
