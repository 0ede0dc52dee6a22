import { type StartSection, startSections } from "#domain/administrator/sessions.ts";
import { ActionButton } from "../kit/form/action-button.tsx";
import { useAdminText } from "../kit/page/admin-text.ts";

export function StartWith({ chosen }: { chosen: StartSection }) {
  const { today, layout } = useAdminText();
  const text = today.startWith;
  return (
    <section aria-labelledby="start-with">
      <h2 id="start-with" className="text-lg">
        {text.title}
      </h2>
      <p className="mt-1 mb-3 text-steel">{text.text}</p>
      <div className="flex flex-wrap gap-2">
        {startSections.map((section) => (
          <ActionButton
            key={section}
            kind="secondary"
            fetcherKey={`start-with-${section}`}
            fields={{ intent: "start with", section }}
            busy={text.saving}
            aria-pressed={section === chosen}
            className={section === chosen ? "bg-marigold!" : ""}
          >
            {layout.sections[section].title}
          </ActionButton>
        ))}
      </div>
    </section>
  );
}
