import type { ReactNode } from "react";
import { fillPlaceholders } from "#content/placeholders.ts";
import { useAdminText } from "../layout/admin-text.ts";

/** Around what is open to everybody: signing in and what belongs to it. */
export function SignInFrame({ title, children }: { title: string; children: ReactNode }) {
  const { layout, session: text } = useAdminText();
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-md flex-col justify-center px-4 py-10">
      <title>{fillPlaceholders(layout.pageTitle, { title })}</title>
      <div className="panel overflow-hidden">
        <div className="band" aria-hidden="true" />
        <div className="p-6">
          <h1 className="text-2xl">{title}</h1>
          {children}
        </div>
      </div>
      <a
        href="/"
        className="mt-4 inline-flex min-h-11 items-center self-center text-teal underline-offset-4 hover:underline"
      >
        {text.backToSite}
      </a>
    </main>
  );
}
