import { type ComponentProps, type ReactNode, useId } from "react";
import { fillPlaceholders } from "#content/placeholders.ts";
import {
  captionFields,
  maxCaptionLength,
  maxTownLength,
  maxWorkDays,
} from "#domain/gallery/changes/image-edit.ts";
import { workTypes } from "#domain/values/work.ts";
import { CheckBox, Options, SelectField, TextAreaField, TextField } from "../../kit/form/field.tsx";
import { NewerValue } from "../../kit/form/newer-value.tsx";
import { useTypedLanguages } from "../../kit/form/on-page.ts";
import type { FieldValues, VersionedDraft } from "../../kit/form/versioned-draft.ts";
import type { NameOption, NameOptions } from "../../kit/list/name-options.ts";
import { type AdminText, useAdminText } from "../../kit/page/admin-text.ts";
import { FieldProblem } from "../../kit/page/problem.tsx";
import { type CaptionHints, categoryLabel } from "../../kit/picture/listed-image.ts";
import { changeVehicle, type EditField, isOneVehicle } from "./edit-values.ts";
import { VehicleField } from "./vehicle-field.tsx";

interface Wrong {
  field: EditField;
  sentence: string;
}

interface EditFieldsProps {
  draft: VersionedDraft;
  choices: NameOptions;
  captionHints: CaptionHints;
  wrong: Wrong | null;
  onChange(change: FieldValues): void;
}

export function EditFields({ draft, choices, captionHints, wrong, onChange }: EditFieldsProps) {
  const { fields: text, work } = useAdminText().images;
  const languages = useTypedLanguages();
  const { values, base } = draft;
  const problem = useId();
  const place = (field: EditField) => ({
    ...{ field, draft, onChange },
    problem: wrong?.field === field ? { id: problem, problem: wrong.sentence } : null,
  });
  const typed = (field: EditField) => ({
    ...{ name: field, value: values[field] ?? "", label: text[field] },
    ...(wrong?.field === field ? { "aria-invalid": true, "aria-describedby": problem } : {}),
  });
  const works = workTypes.map((type) => ({ value: type, label: work[type] }));
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Place {...place("vehicleName")} isWide>
        <VehicleField
          {...typed("vehicleName")}
          choices={choices.vehicles}
          stored={base.values.vehicleName ?? ""}
          onChange={(name) => onChange(changeVehicle(base.values, name))}
        />
      </Place>
      <Choice {...place("category")} options={works} />
      <Choice {...place("workType")} none={text.noWorkType} options={works} />
      {isOneVehicle(base.values) ? null : (
        <Choice
          {...place("vehicleType")}
          none={text.none}
          options={withChosen(text, choices.vehicles, values.vehicleType)}
        />
      )}
      <Choice
        {...place("bodyType")}
        none={text.none}
        options={withChosen(text, choices.bodies, values.bodyType)}
      />
      <Place {...place("town")}>
        <TextField
          {...typed("town")}
          maxLength={maxTownLength}
          autoComplete="off"
          onChange={({ target }) => onChange({ town: target.value })}
        />
      </Place>
      <Place {...place("workDays")}>
        <TextField
          {...typed("workDays")}
          type="number"
          inputMode="numeric"
          min={1}
          max={maxWorkDays}
          onChange={({ target }) => onChange({ workDays: target.value })}
        />
      </Place>
      <fieldset className="grid min-w-0 gap-4 sm:col-span-2">
        <legend className="mb-1 font-bold">{text.captions}</legend>
        <p className="-mt-2 max-w-prose text-sm text-steel">{text.captionsHint}</p>
        {languages.map((code) => {
          const field = captionFields[code];
          return (
            <Place key={field} {...place(field)}>
              <TextAreaField
                {...typed(field)}
                lang={code}
                rows={2}
                placeholder={captionHints[code]}
                maxLength={maxCaptionLength}
                onChange={({ target }) => onChange({ [field]: target.value })}
              />
            </Place>
          );
        })}
      </fieldset>
      {(["isFeatured", "isSample"] as const).map((field) => (
        <Place key={field} {...place(field)} isWide>
          <CheckBox
            name={text[field]}
            isNameShown
            checked={values[field] === "true"}
            onChange={() => onChange({ [field]: String(values[field] !== "true") })}
          />
        </Place>
      ))}
    </div>
  );
}

interface PlaceProps {
  field: EditField;
  problem: ComponentProps<typeof FieldProblem> | null;
  draft: VersionedDraft;
  onChange(change: FieldValues): void;
}

function Place(props: PlaceProps & { isWide?: boolean; children: ReactNode }) {
  const { isWide, field, problem, draft, onChange, children } = props;
  const text = useAdminText().images;
  const newer = draft.newer[field];
  return (
    <div className={isWide ? "sm:col-span-2" : undefined}>
      {children}
      {problem === null ? null : <FieldProblem {...problem} />}
      {newer === undefined ? null : (
        <NewerValue
          newer={shownValue(text, field, newer)}
          value={shownValue(text, field, draft.values[field] ?? "")}
          onUse={() => onChange({ [field]: newer })}
        />
      )}
    </div>
  );
}

interface ChoiceProps extends PlaceProps {
  none?: string;
  options: NameOption[];
}

function Choice({ none, options, ...place }: ChoiceProps) {
  const { field, draft, onChange } = place;
  return (
    <Place {...place}>
      <SelectField
        label={useAdminText().images.fields[field]}
        name={field}
        value={draft.values[field]}
        onChange={({ target }) => onChange({ [field]: target.value })}
      >
        {none === undefined ? null : <option value="">{none}</option>}
        <Options options={options} />
      </SelectField>
    </Place>
  );
}

function withChosen(text: AdminText["images"]["fields"], listed: NameOption[], chosen = ""): NameOption[] {
  if (chosen === "" || listed.some(({ value }) => value === chosen)) return listed;
  return [{ value: chosen, label: fillPlaceholders(text.notListed, { name: chosen }) }, ...listed];
}

function shownValue(text: AdminText["images"], field: EditField, value: string): string {
  if (field === "isFeatured" || field === "isSample") {
    return value === "true" ? text.fields.yes : text.fields.no;
  }
  return field === "category" || field === "workType" ? categoryLabel(text, value) : value;
}
