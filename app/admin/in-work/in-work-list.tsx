import { Link } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { inWorkPath } from "../kit/addresses/images.ts";
import { List } from "../kit/list/list.tsx";
import { withQuery } from "../kit/list/list-query.ts";
import { counted, useAdminText } from "../kit/page/admin-text.ts";
import { WhatIsThis } from "../kit/page/what-is-this.tsx";
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
  return (
    <>
      <div>
        <h2 className="text-lg">{text.title}</h2>
        <p className="mt-1 max-w-prose text-steel">{text.about}</p>
        {total === 0 ? null : <WhatIsThis about={text.show}>{text.showHelp}</WhatIsThis>}
      </div>
      <List
        {...{ rows, total, page, pages }}
        label={text.title}
        count={total === 0 ? text.none : counted(text.count, total)}
        addressOf={(other) => withQuery(inWorkPath, { page: other })}
        className="grid items-start gap-4 lg:grid-cols-2"
      >
        {(row) => (
          <li key={row.image.id}>
            <InWorkCard account={account} row={row} />
          </li>
        )}
      </List>
      <Link to="/admin/upload" className={`${buttonClass("secondary")} self-start`}>
        {text.upload}
      </Link>
    </>
  );
}
