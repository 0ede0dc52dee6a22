import { type ReactNode, useId } from "react";
import { languages } from "#content/languages.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import {
  captionFields,
  hasOneVehicle,
  type ImageEdit,
  maxCaptionLength,
  maxTownLength,
  maxWorkDays,
} from "#domain/gallery/changes/image-edit.ts";
import { maxNameLength } from "#domain/gallery/names/names.ts";
import { isWorkType, workTypes } from "#domain/values/work.ts";
import { CheckBox, Options, SelectField, TextAreaField, TextField } from "../../kit/form/field.tsx";
import { NewerValue } from "../../kit/form/newer-value.tsx";
import type { NameOption, NameOptions } from "../../kit/list/name-options.ts";
import { type AdminText, useAdminText } from "../../kit/page/admin-text.ts";
import { type CaptionHints, categoryLabel } from "../../kit/picture/listed-image.ts";
import { changeVehicle, type EditDraft, type EditField } from "./edit-draft.ts";

interface EditFieldsProps {
  draft: EditDraft;
  choices: NameOptions;
  captionHints: CaptionHints;
  onChange(change: Partial<ImageEdit>): void;
}

export function EditFields({ draft, choices, captionHints, onChange }: EditFieldsProps) {
  const { fields: text, work } = useAdminText().images;
  const { edit } = draft;
  const suggestions = useId();
  const place = (field: EditField) => ({ field, draft, onChange });
  const works = workTypes.map((type) => ({ value: type, label: work[type] }));
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Place {...place("vehicleName")} isWide>
        <TextField
          label={text.vehicleName}
          name="vehicleName"
          value={edit.vehicleName}
          list={suggestions}
          maxLength={maxNameLength}
          required
          autoComplete="off"
          autoFocus
          onChange={({ target }) => onChange(changeVehicle(draft, target.value))}
        />
        <datalist id={suggestions}>
          {choices.vehicles.map(({ value, label }) => (
            <option key={value} value={value} label={label === value ? undefined : label} />
          ))}
        </datalist>
      </Place>
      <Choice
        {...place("category")}
        value={edit.category}
        options={works}
        onChoose={(value) => isWorkType(value) && onChange({ category: value })}
      />
      <Choice
        {...place("workType")}
        value={edit.workType}
        none={text.noWorkType}
        options={works}
        onChoose={(value) => onChange({ workType: isWorkType(value) ? value : null })}
      />
      {hasOneVehicle(draft.base) ? null : (
        <Choice
          {...place("vehicleType")}
          value={edit.vehicleType}
          none={text.none}
          options={withChosen(text, choices.vehicles, edit.vehicleType)}
          onChoose={(value) => onChange({ vehicleType: value || null })}
        />
      )}
      <Choice
        {...place("bodyType")}
        value={edit.bodyType}
        none={text.none}
        options={withChosen(text, choices.bodies, edit.bodyType)}
        onChoose={(value) => onChange({ bodyType: value || null })}
      />
      <Place {...place("town")}>
        <TextField
          label={text.town}
          name="town"
          value={edit.town ?? ""}
          maxLength={maxTownLength}
          autoComplete="off"
          onChange={({ target }) => onChange({ town: target.value || null })}
        />
      </Place>
      <Place {...place("workDays")}>
        <TextField
          label={text.workDays}
          name="workDays"
          type="number"
          inputMode="numeric"
          min={1}
          max={maxWorkDays}
          value={edit.workDays ?? ""}
          onChange={({ target }) => onChange({ workDays: target.value === "" ? null : target.valueAsNumber })}
        />
      </Place>
      <fieldset className="grid min-w-0 gap-4 sm:col-span-2">
        <legend className="mb-1 font-bold">{text.captions}</legend>
        <p className="-mt-2 max-w-prose text-sm text-steel">{text.captionsHint}</p>
        {languages.map(({ code }) => {
          const field = captionFields[code];
          return (
            <Place key={field} {...place(field)}>
              <TextAreaField
                label={text[field]}
                name={field}
                lang={code}
                rows={2}
                value={edit[field] ?? ""}
                placeholder={captionHints[code]}
                maxLength={maxCaptionLength}
                onChange={({ target: { value } }) => onChange({ [field]: value || null })}
              />
            </Place>
          );
        })}
      </fieldset>
      <Place {...place("isFeatured")} isWide>
        <CheckBox
          name={text.isFeatured}
          isNameShown
          checked={edit.isFeatured}
          onChange={() => onChange({ isFeatured: !edit.isFeatured })}
        />
      </Place>
      <Place {...place("isSample")} isWide>
        <CheckBox
          name={text.isSample}
          isNameShown
          checked={edit.isSample}
          onChange={() => onChange({ isSample: !edit.isSample })}
        />
      </Place>
    </div>
  );
}

interface PlaceProps {
  field: EditField;
  draft: EditDraft;
  onChange(change: Partial<ImageEdit>): void;
}

/** Below the field what is stored now, where somebody else has changed it meanwhile. */
function Place({
  isWide,
  field,
  draft,
  onChange,
  children,
}: PlaceProps & { isWide?: boolean; children: ReactNode }) {
  const text = useAdminText().images;
  const { edit, newer } = draft;
  return (
    <div className={isWide ? "sm:col-span-2" : undefined}>
      {children}
      {field in newer ? (
        <NewerValue
          newer={shownValue(text, field, newer[field])}
          value={shownValue(text, field, edit[field])}
          onUse={() => onChange({ [field]: newer[field] })}
        />
      ) : null}
    </div>
  );
}

interface ChoiceProps extends PlaceProps {
  value: string | null;
  none?: string;
  options: NameOption[];
  onChoose(value: string): void;
}

function Choice({ value, none, options, onChoose, ...place }: ChoiceProps) {
  const text = useAdminText().images.fields;
  return (
    <Place {...place}>
      <SelectField
        label={text[place.field]}
        name={place.field}
        value={value ?? ""}
        onChange={({ target }) => onChoose(target.value)}
      >
        {none === undefined ? null : <option value="">{none}</option>}
        <Options options={options} />
      </SelectField>
    </Place>
  );
}

function withChosen(
  text: AdminText["images"]["fields"],
  listed: NameOption[],
  chosen: string | null,
): NameOption[] {
  if (chosen === null || listed.some(({ value }) => value === chosen)) return listed;
  return [{ value: chosen, label: fillPlaceholders(text.notListed, { name: chosen }) }, ...listed];
}

function shownValue(
  text: AdminText["images"],
  field: EditField,
  value: ImageEdit[EditField] | undefined,
): string {
  if (typeof value === "boolean") return value ? text.fields.yes : text.fields.no;
  if (!value) return "";
  if (typeof value === "number") return String(value);
  return field === "category" || field === "workType" ? categoryLabel(text, value) : value;
}
