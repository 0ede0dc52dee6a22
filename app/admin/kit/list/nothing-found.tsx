import { Link } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";

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
