import { Link } from "react-router";
import { useAdminText } from "../kit/page/admin-text.ts";
import { sitePageAddress } from "./page/addresses.ts";

export function EditOnPage({ path, name }: { path: string; name: string }) {
  const { onPage, language } = useAdminText();
  return (
    <Link
      to={sitePageAddress({ language, path })}
      aria-label={`${onPage.edit}: ${name}`}
      className="inline-flex min-h-11 items-center text-sm text-teal underline underline-offset-4"
    >
      {onPage.edit}
    </Link>
  );
}
