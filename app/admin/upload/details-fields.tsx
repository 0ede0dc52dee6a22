import { gallery } from "#content/en/gallery.ts";
import { isWorkType, workTypes } from "#domain/gallery/work.ts";
import { SelectField } from "../ui/field.tsx";
import type { DraftChange } from "./change-draft.ts";
import { type Draft, workTypeOf } from "./draft.ts";

interface DetailsFieldsProps {
  draft: Draft;
  vehicleNames: string[];
  bodyTypes: string[];
  change(change: DraftChange): void;
}

/** What the form says of all its images (decision 16). */
export function DetailsFields({ draft, vehicleNames, bodyTypes, change }: DetailsFieldsProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <SelectField
        label="Category"
        name="category"
        value={draft.category ?? ""}
        required
        onChange={({ target: { value } }) =>
          change({ kind: "category", category: isWorkType(value) ? value : null })
        }
      >
        <option value="">Select a category</option>
        <WorkOptions />
      </SelectField>
      <SelectField
        label="Work type"
        name="workType"
        value={workTypeOf(draft)}
        onChange={({ target: { value } }) => {
          if (isWorkType(value)) change({ kind: "work type", workType: value });
        }}
      >
        <WorkOptions />
      </SelectField>
      <SelectField
        label="Vehicle name"
        name="vehicleName"
        value={draft.vehicleName ?? ""}
        onChange={({ target: { value } }) =>
          change({ kind: "vehicle", vehicleName: value === "" ? null : value })
        }
      >
        <option value="">None (shown as Vehicle Project)</option>
        <NameOptions names={vehicleNames} chosen={draft.vehicleName} />
      </SelectField>
      <SelectField
        label="Body type"
        name="bodyType"
        value={draft.bodyType ?? ""}
        onChange={({ target: { value } }) => change({ kind: "body", bodyType: value === "" ? null : value })}
      >
        <option value="">None</option>
        <NameOptions names={bodyTypes} chosen={draft.bodyType} />
      </SelectField>
    </div>
  );
}

function WorkOptions() {
  return workTypes.map((workType) => (
    <option key={workType} value={workType}>
      {gallery.work[workType]}
    </option>
  ));
}

/** A chosen name stays chosen, even if it was renamed or deleted since. */
function NameOptions({ names, chosen }: { names: string[]; chosen: string | null }) {
  return (
    <>
      {chosen === null || names.includes(chosen) ? null : (
        <option value={chosen}>{`${chosen} (no longer in the list)`}</option>
      )}
      {names.map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </>
  );
}
