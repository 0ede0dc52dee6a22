import { ActionButton } from "../form/action-button.tsx";
import { useAdminText } from "../page/admin-text.ts";

export function SampleSwitch({ areHidden }: { areHidden: boolean }) {
  const text = useAdminText().samples;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="max-w-prose">{areHidden ? text.areHidden : text.areShown}</p>
      <ActionButton
        kind="secondary"
        fetcherKey="sample-switch"
        action="/admin/today"
        fields={{ hidden: String(!areHidden) }}
        busy={areHidden ? text.showing : text.hiding}
      >
        {areHidden ? text.show : text.hide}
      </ActionButton>
    </div>
  );
}
