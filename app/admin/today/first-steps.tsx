import { Link } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { FirstStep } from "#domain/administrator/first-steps.ts";
import { ActionButton } from "../kit/form/action-button.tsx";
import { useAdminText } from "../kit/page/admin-text.ts";

const goals: Readonly<Record<FirstStep, string>> = {
  details: "/admin/go-live",
  photographs: "/admin/upload",
  notifications: "/admin/account#push",
};

export function FirstSteps({ steps }: { steps: readonly FirstStep[] }) {
  const text = useAdminText().today.firstSteps;
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="first-steps">
      <h2 id="first-steps" className="mb-2 text-lg">
        {text.title}
      </h2>
      <ul className="grid gap-3 md:grid-cols-3">
        {steps.map((step) => (
          <li key={step} className="panel flex flex-col p-4">
            <h3 className="text-base">{text[step].title}</h3>
            <p className="mt-1 grow text-sm">{text[step].text}</p>
            <div className="mt-3 flex flex-wrap items-center justify-between gap-2">
              <Link to={goals[step]} className={buttonClass("secondary")}>
                {text[step].action}
              </Link>
              <ActionButton
                kind="quiet"
                fetcherKey={`first-step-${step}`}
                fields={{ intent: "put step aside", step }}
                busy={text.hiding}
                aria-label={fillPlaceholders(text.hideName, { name: text[step].title })}
              >
                {text.hide}
              </ActionButton>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
