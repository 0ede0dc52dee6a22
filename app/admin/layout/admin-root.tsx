import { isRouteErrorResponse, Outlet } from "react-router";
import { clearFlashMessage } from "../session/flash-message.server.ts";
import { TooltipTimes } from "../ui/tooltip.tsx";
import type { Route } from "./+types/admin-root";
import { AdminErrorPage } from "./admin-error-page.tsx";
import { Notices } from "./notices.tsx";

export const middleware = [clearFlashMessage];

/** What every page of the back office has, signed in or not. */
export default function Admin() {
  return (
    <TooltipTimes>
      <meta name="robots" content="noindex, nofollow" />
      <Outlet />
      <Notices />
    </TooltipTimes>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 403) {
    return <AdminErrorPage title="No entry" message={String(error.data)} />;
  }
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return isMissing ? (
    <AdminErrorPage title="Not found" message="There is no such page in the back office." />
  ) : (
    <AdminErrorPage
      title="Unexpected Application Error!"
      message="Something went wrong on our side. It has been noted. Please try again in a moment."
    />
  );
}
