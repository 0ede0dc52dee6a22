import { Button, buttonClass } from "#app/ui/button.tsx";
import { signInPath } from "./sections.ts";

/** A page that only says why the asked one is not shown. Works without scripts and without a session. */
export function AdminErrorPage({ title, message }: { title: string; message: string }) {
  return (
    <main className="wrap py-16">
      <title>{`${title} | Rathkar back office`}</title>
      <meta name="robots" content="noindex, nofollow" />
      <h1 className="text-2xl">{title}</h1>
      <p className="mt-3 max-w-prose text-lg">{message}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <a href={signInPath} className={buttonClass("secondary")}>
          Back office
        </a>
        <form method="post" action="/admin/sign-out">
          <Button kind="quiet" type="submit">
            Logout
          </Button>
        </form>
      </div>
    </main>
  );
}
