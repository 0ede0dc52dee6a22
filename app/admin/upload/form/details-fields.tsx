import { isWorkType, workTypes } from "#domain/gallery/work.ts";
import { useAdminText } from "../../layout/admin-text.ts";
import type { ListedOption } from "../../list/name-options.ts";
import { ListedNameField } from "../../reference-list/listed-name-field.tsx";
import { referenceListAt } from "../../reference-list/reference-list.ts";
import { CheckBox, SelectField } from "../../ui/field.tsx";
import { takenApart } from "../draft/arrange.ts";
import {
  type Draft,
  isPair,
  isPairDraft,
  isTransformationDraft,
  type NameField,
  workTypeOf,
} from "../draft/draft.ts";
import type { Upload } from "../sending/use-upload.ts";
import { useArrangement } from "./use-arrangement.ts";

/** What decides whether single pictures or pairs are asked for. */
export function WorkFields({ upload }: { upload: Upload }) {
  const { draft, controller } = upload;
  const text = upload.text.details;
  return (
    <div className="flex flex-wrap items-end gap-x-5 gap-y-2">
      <div className="min-w-0 flex-1 basis-56">
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
      </div>
      {isTransformationDraft(draft) ? null : <PairSwitch upload={upload} />}
    </div>
  );
}

/** Switched off it takes pairs apart; no photograph goes. */
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
      <details open={draft.chosenWorkType !== null || undefined}>
        <summary className="w-fit cursor-pointer py-2.5 leading-6 font-bold text-teal">{text.more}</summary>
        <SelectField
          label={text.workType}
          hint={text.workTypeHint}
          name="workType"
          value={workTypeOf(draft)}
          onChange={({ target: { value } }) =>
            controller.change((changed) => ({ ...changed, chosenWorkType: isWorkType(value) ? value : null }))
          }
        >
          <WorkOptions />
        </SelectField>
      </details>
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
