import { Button, buttonClass } from "#app/ui/button.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import { useAdminText } from "./admin-text.ts";
import { signInPath } from "./sections.ts";

/** Works without scripts and without a session. */
export function AdminErrorPage({ title, message }: { title: string; message: string }) {
  const text = useAdminText().layout;
  return (
    <main className="wrap py-16">
      <title>{fillPlaceholders(text.pageTitle, { title })}</title>
      <meta name="robots" content="noindex, nofollow" />
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
