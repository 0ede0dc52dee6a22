import { isRouteErrorResponse, Outlet } from "react-router";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { TooltipProvider } from "../ui/tooltip.tsx";
import type { Route } from "./+types/admin-root";
import { useAdminText, usePageTitle } from "./admin-text.ts";
import { Notices } from "./notices.tsx";
import { signInPath } from "./sections.ts";

export default function AdminRoot() {
  return (
    <TooltipProvider>
      <NotIndexed />
      <Outlet />
      <Notices />
    </TooltipProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { noEntry, fault } = useAdminText().layout;
  const answered = isRouteErrorResponse(error) ? error : null;
  if (answered?.status === 403) return <ErrorPage title={noEntry} message={String(answered.data)} />;
  const message = answered?.status === 503 ? String(answered.data) : fault.message;
  return <ErrorPage title={fault.title} message={message} />;
}

/** Works without scripts and without a session. */
function ErrorPage({ title, message }: { title: string; message: string }) {
  const text = useAdminText().layout;
  return (
    <main className="wrap py-16">
      <title>{usePageTitle(title)}</title>
      <NotIndexed />
      <h1 className="text-2xl">{title}</h1>
      <p className="mt-3 max-w-prose text-lg">{message}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <a href={signInPath} className={buttonClass("secondary")}>
          {text.backOffice}
        </a>
        <form method="post" action="/admin/sign-out">
          <Button kind="quiet" type="submit">
            {text.logOut}
          </Button>
        </form>
      </div>
    </main>
  );
}

function NotIndexed() {
  return <meta name="robots" content="noindex, nofollow" />;
}
