import { Link } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";

/** A list without a row, with the way out of its search. */
export function NothingFound({ text, link, to }: { text: string; link: string; to: string }) {
  return (
    <div className="panel p-6">
      <p>{text}</p>
      <Link to={to} className={`${buttonClass("secondary")} mt-4`}>
        {link}
      </Link>
    </div>
  );
}
