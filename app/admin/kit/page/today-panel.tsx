import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { useAdminText } from "./admin-text.ts";
import { sectionOf } from "./sections.ts";

export const quietLink =
  "inline-flex min-h-11 min-w-11 items-center font-bold text-teal underline underline-offset-4";

export function TodayPanel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="panel p-4 md:p-5">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}

interface MendProps {
  to: string | null;
  children: ReactNode;
}

export function MendItem({ to, children }: MendProps) {
  const names = useAdminText().layout.sections;
  const section = to === null ? undefined : sectionOf(to.split(/[?#]/, 1)[0] ?? "");
  const row = "flex min-h-11 items-center justify-between gap-3 py-2";
  const sentence = <span className="min-w-0 wrap-anywhere">{children}</span>;
  return (
    <li className="border-t border-line">
      {to === null || section === undefined ? (
        <div className={row}>{sentence}</div>
      ) : (
        <Link to={to} className={`${row} hover:bg-sand`}>
          {sentence}
          <span className="shrink-0 font-bold text-teal underline underline-offset-4">
            {names[section.name].short}
          </span>
        </Link>
      )}
    </li>
  );
}
