import { type ReactNode, useId } from "react";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { GalleryChoices } from "#domain/gallery/images/gallery-page.ts";
import { type ImageEdit, maxDescriptionLength } from "#domain/gallery/images/image-edit.ts";
import { isWorkType, workTypes } from "#domain/gallery/work.ts";
import { maxNameLength } from "#domain/reference-lists/names.ts";
import { type AdminText, useAdminText } from "../../layout/admin-text.ts";
import { CheckBox, SelectField, TextAreaField, TextField } from "../../ui/field.tsx";
import { categoryLabel } from "../listed-image.ts";
import type { EditDraft, EditField } from "./edit-draft.ts";

interface EditFieldsProps {
  draft: EditDraft;
  choices: GalleryChoices;
  onChange(change: Partial<ImageEdit>): void;
}

export function EditFields(props: EditFieldsProps) {
  const { draft, choices, onChange } = props;
  const text = useAdminText().images.fields;
  const { edit } = draft;
  const suggestions = useId();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Place field="vehicleName" isWide {...props}>
        <TextField
          label={text.vehicleName}
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
      </Place>
      <Place field="category" {...props}>
        <SelectField
          label={text.category}
          name="category"
          value={edit.category}
          onChange={({ target: { value } }) => {
            if (isWorkType(value)) onChange({ category: value });
          }}
        >
          <WorkOptions />
        </SelectField>
      </Place>
      <Place field="workType" {...props}>
        <SelectField
          label={text.workType}
          name="workType"
          value={edit.workType ?? ""}
          onChange={({ target: { value } }) => onChange({ workType: isWorkType(value) ? value : null })}
        >
          <option value="">{text.noWorkType}</option>
          <WorkOptions />
        </SelectField>
      </Place>
      <Place field="vehicleType" {...props}>
        <NameField
          label={text.vehicleType}
          name="vehicleType"
          value={edit.vehicleType}
          names={choices.vehicles}
          onChange={(vehicleType) => onChange({ vehicleType })}
        />
      </Place>
      <Place field="bodyType" {...props}>
        <NameField
          label={text.bodyType}
          name="bodyType"
          value={edit.bodyType}
          names={choices.bodies}
          onChange={(bodyType) => onChange({ bodyType })}
        />
      </Place>
      <Place field="description" isWide {...props}>
        <TextAreaField
          label={text.description}
          name="description"
          rows={3}
          value={edit.description ?? ""}
          maxLength={maxDescriptionLength}
          onChange={({ target: { value } }) => onChange({ description: value || null })}
        />
      </Place>
      <Place field="isFeatured" isWide {...props}>
        <CheckBox
          name={text.isFeatured}
          isNameShown
          checked={edit.isFeatured}
          onChange={() => onChange({ isFeatured: !edit.isFeatured })}
        />
      </Place>
    </div>
  );
}

interface PlaceProps {
  field: EditField;
  isWide?: boolean;
  draft: EditDraft;
  onChange(change: Partial<ImageEdit>): void;
  children: ReactNode;
}

function Place({ field, isWide = false, draft, onChange, children }: PlaceProps) {
  return (
    <div className={isWide ? "sm:col-span-2" : undefined}>
      {children}
      <NewerValue draft={draft} field={field} onTake={onChange} />
    </div>
  );
}

function WorkOptions() {
  const { work } = useAdminText().images;
  return workTypes.map((type) => (
    <option key={type} value={type}>
      {work[type]}
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
  const text = useAdminText().images.fields;
  const isListed = value === null || names.includes(value);
  return (
    <SelectField
      label={label}
      name={name}
      value={value ?? ""}
      onChange={({ target }) => onChange(target.value || null)}
    >
      <option value="">{text.none}</option>
      {isListed ? null : <option value={value}>{fillPlaceholders(text.notListed, { name: value })}</option>}
      {names.map((listed) => (
        <option key={listed} value={listed}>
          {listed}
        </option>
      ))}
    </SelectField>
  );
}

interface NewerValueProps {
  draft: EditDraft;
  field: EditField;
  onTake(change: Partial<ImageEdit>): void;
}

/** Beside a field that somebody else has changed meanwhile: what is stored now. */
function NewerValue({ draft: { edit, newer }, field, onTake }: NewerValueProps) {
  const text = useAdminText().images;
  if (!(field in newer)) return null;
  const value = shownValue(text, field, newer[field]);
  if (edit[field] === newer[field]) {
    return <p className="mt-1 text-sm text-teal">{fillPlaceholders(text.changedMeanwhile, { value })}</p>;
  }
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-vermilion">
      <span className="wrap-anywhere">{fillPlaceholders(text.newer, { value })}</span>
      <button
        type="button"
        className="min-h-11 font-bold text-teal underline underline-offset-4"
        onClick={() => onTake({ [field]: newer[field] })}
      >
        {text.useNewer}
      </button>
    </p>
  );
}

function shownValue(
  text: AdminText["images"],
  field: EditField,
  value: ImageEdit[EditField] | undefined,
): string {
  if (typeof value === "boolean") return value ? text.fields.yes : text.fields.no;
  if (!value) return text.empty;
  return field === "category" || field === "workType" ? categoryLabel(text, value) : value;
}
