import { useId } from "react";
import type { GalleryChoices } from "#domain/gallery/images/gallery-page.ts";
import type { ImageEdit } from "#domain/gallery/images/image-edit.ts";
import { maxDescriptionLength } from "#domain/gallery/images/image-edit.ts";
import { isWorkType, workTypes } from "#domain/gallery/work.ts";
import { maxNameLength } from "#domain/reference-lists/names.ts";
import { SelectField, TextAreaField, TextField } from "../ui/field.tsx";
import { CheckBox } from "./check-box.tsx";
import type { EditDraft } from "./edit-draft.ts";
import { workLabel } from "./image-words.ts";
import { NewerValue } from "./newer-value.tsx";

interface EditFieldsProps {
  draft: EditDraft;
  choices: GalleryChoices;
  onChange(change: Partial<ImageEdit>): void;
}

export function EditFields({ draft, choices, onChange }: EditFieldsProps) {
  const { edit } = draft;
  const suggestions = useId();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <TextField
          label="Vehicle name"
          name="vehicleName"
          value={edit.vehicleName}
          list={suggestions}
          maxLength={maxNameLength}
          required
          autoComplete="off"
          onChange={({ target }) => onChange({ vehicleName: target.value })}
        />
        <datalist id={suggestions}>
          {choices.vehicles.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <NewerValue draft={draft} field="vehicleName" onTake={onChange} />
      </div>
      <div>
        <SelectField
          label="Category"
          name="category"
          value={edit.category}
          onChange={({ target: { value } }) => {
            if (isWorkType(value)) onChange({ category: value });
          }}
        >
          <WorkOptions />
        </SelectField>
        <NewerValue draft={draft} field="category" onTake={onChange} />
      </div>
      <div>
        <SelectField
          label="Work type"
          name="workType"
          value={edit.workType ?? ""}
          onChange={({ target: { value } }) => onChange({ workType: isWorkType(value) ? value : null })}
        >
          <option value="">None (as the category)</option>
          <WorkOptions />
        </SelectField>
        <NewerValue draft={draft} field="workType" onTake={onChange} />
      </div>
      <div>
        <NameField
          label="Vehicle type"
          name="vehicleType"
          value={edit.vehicleType}
          names={choices.vehicles}
          onChange={(vehicleType) => onChange({ vehicleType })}
        />
        <NewerValue draft={draft} field="vehicleType" onTake={onChange} />
      </div>
      <div>
        <NameField
          label="Body type"
          name="bodyType"
          value={edit.bodyType}
          names={choices.bodies}
          onChange={(bodyType) => onChange({ bodyType })}
        />
        <NewerValue draft={draft} field="bodyType" onTake={onChange} />
      </div>
      <div className="sm:col-span-2">
        <TextAreaField
          label="Description"
          name="description"
          rows={3}
          value={edit.description ?? ""}
          maxLength={maxDescriptionLength}
          onChange={({ target: { value } }) => onChange({ description: value || null })}
        />
        <NewerValue draft={draft} field="description" onTake={onChange} />
      </div>
      <div className="sm:col-span-2">
        <CheckBox
          name="Featured: stands first in the gallery"
          isNameShown
          checked={edit.isFeatured}
          onChange={() => onChange({ isFeatured: !edit.isFeatured })}
        />
        <NewerValue draft={draft} field="isFeatured" onTake={onChange} />
      </div>
    </div>
  );
}

function WorkOptions() {
  return workTypes.map((work) => (
    <option key={work} value={work}>
      {workLabel(work)}
    </option>
  ));
}

interface NameFieldProps {
  label: string;
  name: string;
  value: string | null;
  names: string[];
  onChange(value: string | null): void;
}

/** A choice from a reference list; a text that is no longer in the list stays a choice. */
function NameField({ label, name, value, names, onChange }: NameFieldProps) {
  const isListed = value === null || names.includes(value);
  return (
    <SelectField
      label={label}
      name={name}
      value={value ?? ""}
      onChange={({ target }) => onChange(target.value || null)}
    >
      <option value="">None</option>
      {isListed ? null : <option value={value}>{`${value} (not in the list)`}</option>}
      {names.map((listed) => (
        <option key={listed} value={listed}>
          {listed}
        </option>
      ))}
    </SelectField>
  );
}
