import { Link } from "react-router";
import { useAdminText } from "../kit/page/admin-text.ts";
import { Icon } from "../kit/page/icon.tsx";

export function Breadcrumb({ start, current }: { start: string; current: string }) {
  const text = useAdminText().layout;
  return (
    <nav aria-label={text.breadcrumb} className="text-sm text-steel max-md:shrink-0">
      <ol className="flex items-center gap-2">
        <li>
          <Link
            to={start}
            className="-mx-3 inline-flex min-h-11 min-w-11 items-center px-3 text-teal underline-offset-4 hover:underline"
          >
            <Icon name="home" className="size-5 md:hidden" />
            <span className="max-md:sr-only">{text.home}</span>
          </Link>
        </li>
        <li aria-hidden="true" className="max-md:mr-2">
          &gt;
        </li>
        <li aria-current="page" className="max-md:sr-only">
          {current}
        </li>
      </ol>
    </nav>
  );
}
