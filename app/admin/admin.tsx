import { isRouteErrorResponse, Outlet } from "react-router";
import type { Route } from "./+types/admin";
import { NoEntry } from "./no-entry.tsx";
import { Notices } from "./notices.tsx";
import { tellNewsOnce } from "./session-news.server.ts";
import { TooltipTimes } from "./tooltip.tsx";

export const middleware = [tellNewsOnce];

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
    return <NoEntry title="No entry" message={String(error.data)} />;
  }
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return isMissing ? (
    <NoEntry title="Not found" message="There is no such page in the back office." />
  ) : (
    <NoEntry
      title="Unexpected Application Error!"
      message="Something went wrong on our side. It has been noted. Please try again in a moment."
    />
  );
}
