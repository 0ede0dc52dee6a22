import { fillPlaceholders } from "#content/placeholders.ts";
import { isWorkType, workTypes } from "#domain/gallery/work.ts";
import { useAdminText } from "../layout/admin-text.ts";
import type { NameOption } from "../list/name-options.ts";
import { SelectField } from "../ui/field.tsx";
import { type Draft, workTypeOf } from "./draft.ts";
import type { Upload } from "./use-upload.ts";

interface DetailsFieldsProps {
  upload: Upload;
  vehicleNames: NameOption[];
  bodyTypes: NameOption[];
}

export function DetailsFields({ upload, vehicleNames, bodyTypes }: DetailsFieldsProps) {
  const { draft, controller } = upload;
  const text = upload.text.details;
  const change = (part: Partial<Draft>) => controller.change((changed) => ({ ...changed, ...part }));
  const { work } = useAdminText().images;
  const works = workTypes.map((workType) => (
    <option key={workType} value={workType}>
      {work[workType]}
    </option>
  ));

  /** A chosen name stays, even if it was renamed or deleted since. */
  function nameField(key: "vehicleName" | "bodyType", options: NameOption[], none: string) {
    const name = draft[key];
    return (
      <SelectField
        label={text[key]}
        name={key}
        value={name ?? ""}
        onChange={({ target: { value } }) => change({ [key]: value === "" ? null : value })}
      >
        <option value="">{none}</option>
        {name === null || options.some(({ value }) => value === name) ? null : (
          <option value={name}>{fillPlaceholders(text.noLongerListed, { name })}</option>
        )}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
    );
  }

  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <SelectField
        label={text.category}
        name="category"
        value={draft.category ?? ""}
        required
        onChange={({ target: { value } }) => change({ category: isWorkType(value) ? value : null })}
      >
        <option value="">{text.noCategory}</option>
        {works}
      </SelectField>
      <SelectField
        label={text.workType}
        name="workType"
        value={workTypeOf(draft)}
        onChange={({ target: { value } }) => change({ chosenWorkType: isWorkType(value) ? value : null })}
      >
        {works}
      </SelectField>
      {nameField("vehicleName", vehicleNames, text.noVehicleName)}
      {nameField("bodyType", bodyTypes, text.noBodyType)}
    </div>
  );
}
