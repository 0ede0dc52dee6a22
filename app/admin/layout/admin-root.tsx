import type { ReactNode } from "react";
import { isRouteErrorResponse, Outlet } from "react-router";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { useAdminText, usePageTitle } from "../kit/page/admin-text.ts";
import { isNoEntry } from "../kit/page/no-entry.ts";
import { Notices } from "../kit/page/notices.tsx";
import { signInPath } from "../kit/page/sections.ts";
import { TooltipProvider } from "../kit/page/tooltip.tsx";
import type { Route } from "./+types/admin-root";

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
  const text = useAdminText().layout;
  if (!isNoEntry(error)) {
    const { title, message } = text.fault;
    const isSaid = isRouteErrorResponse(error) && error.status === 503;
    return <ErrorPage title={title} message={isSaid ? String(error.data) : message} />;
  }
  return (
    <ErrorPage title={text.noEntry} message={error.data.noEntry}>
      <form method="post" action="/admin/sign-out">
        <Button kind="quiet" type="submit">
          {text.logOut}
        </Button>
      </form>
    </ErrorPage>
  );
}

interface ErrorPageProps {
  title: string;
  message: string;
  children?: ReactNode;
}

function ErrorPage({ title, message, children }: ErrorPageProps) {
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
        {children}
      </div>
    </main>
  );
}

function NotIndexed() {
  return <meta name="robots" content="noindex, nofollow" />;
}
