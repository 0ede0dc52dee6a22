import { isRouteErrorResponse, Outlet } from "react-router";
import { clearFlashMessage } from "../session/flash-message.server.ts";
import { TooltipTimes } from "../ui/tooltip.tsx";
import type { Route } from "./+types/admin-root";
import { AdminErrorPage } from "./admin-error-page.tsx";
import { useAdminText } from "./admin-text.ts";
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
  const { noEntry, notFound, fault } = useAdminText().layout;
  if (isRouteErrorResponse(error) && error.status === 403) {
    return <AdminErrorPage title={noEntry} message={String(error.data)} />;
  }
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return isMissing ? <AdminErrorPage {...notFound} /> : <AdminErrorPage {...fault} />;
}
