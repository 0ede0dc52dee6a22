import { Link } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { whole } from "./enquiry-words.ts";
import { type AskedEnquiries, listAddress } from "./list-address.ts";

export function Pages({ asked, pages }: { asked: AskedEnquiries; pages: number }) {
  const { page } = asked;
  if (pages === 1) return null;
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center gap-3">
      {page === 1 ? null : (
        <Link to={listAddress({ ...asked, page: page - 1 })} className={buttonClass("secondary")}>
          Previous
        </Link>
      )}
      <span>
        Page {whole.format(page)} of {whole.format(pages)}
      </span>
      {page >= pages ? null : (
        <Link to={listAddress({ ...asked, page: page + 1 })} className={buttonClass("secondary")}>
          Next
        </Link>
      )}
    </nav>
  );
}
