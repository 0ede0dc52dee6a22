import { useId } from "react";
import { isWorkType, workTypes } from "#domain/values/work.ts";
import { CheckBox, SelectField } from "../../kit/form/field.tsx";
import type { ListedOption } from "../../kit/list/name-options.ts";
import { referenceListAt } from "../../kit/names/reference-list.ts";
import { useAdminText } from "../../kit/page/admin-text.ts";
import { takenApart } from "../draft/arrange.ts";
import {
  type Draft,
  isPair,
  isPairDraft,
  isTransformationDraft,
  type NameField,
  workTypeOf,
} from "../draft/draft.ts";
import { type Upload, useArrangement } from "../sending/use-upload.ts";
import { ListedNameField } from "./listed-name-field.tsx";

export function WorkFields({ upload }: { upload: Upload }) {
  const { draft, controller } = upload;
  const text = upload.text.details;
  const hintId = useId();
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-1 sm:gap-x-5">
      <SelectField
        label={text.category}
        name="category"
        value={draft.category ?? ""}
        required
        onChange={({ target: { value } }) =>
          controller.change((changed) => ({ ...changed, category: isWorkType(value) ? value : null }))
        }
      >
        <option value="">{text.noCategory}</option>
        <WorkOptions />
      </SelectField>
      <SelectField
        label={text.workType}
        name="workType"
        value={workTypeOf(draft)}
        aria-describedby={hintId}
        onChange={({ target: { value } }) =>
          controller.change((changed) => ({ ...changed, chosenWorkType: isWorkType(value) ? value : null }))
        }
      >
        <WorkOptions />
      </SelectField>
      <p id={hintId} className="col-start-2 text-sm text-steel">
        {text.workTypeHint}
      </p>
      {isTransformationDraft(draft) ? null : (
        <div className="col-span-2">
          <PairSwitch upload={upload} />
        </div>
      )}
    </div>
  );
}

function PairSwitch({ upload }: { upload: Upload }) {
  const { controller, draft } = upload;
  const text = upload.text.pair;
  const arrange = useArrangement(upload);
  const isOn = isPairDraft(draft);

  function toggle() {
    const files = draft.entries.filter(isPair).flatMap((entry) => entry.files);
    const update = (changed: Draft) => ({ ...takenApart(changed), wantsPairs: !isOn });
    if (!isOn || files.length === 0) controller.change((changed) => ({ ...changed, wantsPairs: !isOn }));
    else arrange({ told: text.takenApart, update, files });
  }

  return <CheckBox name={text.wanted} isNameShown checked={isOn} onChange={toggle} />;
}

interface DetailsFieldsProps {
  upload: Upload;
  vehicleNames: ListedOption[];
  bodyTypes: ListedOption[];
}

export function DetailsFields({ upload, vehicleNames, bodyTypes }: DetailsFieldsProps) {
  const { draft, controller } = upload;
  const adminText = useAdminText();
  const text = upload.text.details;

  function nameField(key: NameField, path: string, names: ListedOption[], none: string) {
    return (
      <ListedNameField
        list={referenceListAt(path, adminText)}
        names={names}
        none={none}
        choice={{ name: draft[key], unlisted: draft.unlisted[key] }}
        onChange={({ name, unlisted }) =>
          controller.change((changed) => ({
            ...changed,
            [key]: name,
            unlisted: { ...changed.unlisted, [key]: unlisted },
          }))
        }
      />
    );
  }

  return (
    <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2">
      {nameField("vehicleName", "/admin/vehicle-names", vehicleNames, text.noVehicleName)}
      {nameField("bodyType", "/admin/body-types", bodyTypes, text.noBodyType)}
    </div>
  );
}

function WorkOptions() {
  const { work } = useAdminText().images;
  return workTypes.map((workType) => (
    <option key={workType} value={workType}>
      {work[workType]}
    </option>
  ));
}
