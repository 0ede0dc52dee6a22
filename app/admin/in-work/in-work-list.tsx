import { Link } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { inWorkPath } from "../kit/addresses/images.ts";
import { withQuery } from "../kit/list/list-query.ts";
import { PageLinks } from "../kit/list/page-links.tsx";
import { useFocusAfterRemoval } from "../kit/list/use-focus-after-removal.ts";
import { counted, useAdminText } from "../kit/page/admin-text.ts";
import { InWorkCard, type InWorkRow } from "./in-work-card.tsx";

export interface LoadedInWork {
  account: string;
  rows: InWorkRow[];
  total: number;
  page: number;
  pages: number;
}

export function InWorkList({ account, rows, total, page, pages }: LoadedInWork) {
  const text = useAdminText().inWork;
  const count = useFocusAfterRemoval(total);
  return (
    <>
      <div>
        <h2 className="text-lg">{text.title}</h2>
        <p className="mt-1 max-w-prose text-steel">{text.about}</p>
      </div>
      <p ref={count} role="status" tabIndex={-1} className="text-steel outline-none">
        {total === 0 ? text.none : counted(text.count, total)}
      </p>
      <ul className="grid items-start gap-4 lg:grid-cols-2">
        {rows.map((row) => (
          <li key={row.image.id}>
            <InWorkCard account={account} row={row} />
          </li>
        ))}
      </ul>
      <PageLinks page={page} pages={pages} addressOf={(other) => withQuery(inWorkPath, { page: other })} />
      <Link to="/admin/upload" className={`${buttonClass("secondary")} self-start`}>
        {text.upload}
      </Link>
    </>
  );
}
