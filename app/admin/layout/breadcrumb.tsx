import { Link } from "react-router";
import { useAdminText } from "./admin-text.ts";
import { defaultSectionPath } from "./sections.ts";

export function Breadcrumb({ current }: { current: string }) {
  const text = useAdminText().layout;
  return (
    <nav aria-label={text.breadcrumb} className="text-sm text-steel">
      <ol className="flex items-center gap-2">
        <li>
          <Link
            to={defaultSectionPath}
            className="inline-flex min-h-11 min-w-11 items-center text-teal underline-offset-4 hover:underline"
          >
            {text.home}
          </Link>
        </li>
        <li aria-hidden="true">&gt;</li>
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
