import { Link } from "react-router";
import type { Outage } from "#domain/outages/outages.ts";
import { useAdminText } from "../kit/page/admin-text.ts";

export function OutageBanner({ outages }: { outages: readonly Outage[] }) {
  const text = useAdminText().layout.outages;
  const told = outages.filter((outage) => outage !== "mail");
  if (told.length === 0) return null;
  return (
    <section
      aria-label={text.label}
      role="alert"
      className="mb-5 grid gap-3 rounded-md border-2 border-l-8 border-vermilion bg-sheet px-4 py-3"
    >
      {told.map((outage) => (
        <div key={outage} className="min-w-0">
          <p className="font-bold text-vermilion">{text[outage].sentence}</p>
          <p className="wrap-anywhere max-sm:text-sm">{text[outage].help}</p>
          {outage === "backup" ? (
            <Link
              to="/admin/today"
              className="inline-flex min-h-11 items-center font-bold underline underline-offset-4"
            >
              {text.see}
            </Link>
          ) : null}
        </div>
      ))}
    </section>
  );
}
