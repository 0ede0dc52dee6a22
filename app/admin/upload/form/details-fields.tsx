import { isWorkType, workTypes } from "#domain/gallery/work.ts";
import { useAdminText } from "../../layout/admin-text.ts";
import { notifySuccessWithUndo } from "../../layout/notices.tsx";
import type { ListedOption } from "../../list/name-options.ts";
import { ListedNameField } from "../../reference-list/listed-name-field.tsx";
import { referenceListAt } from "../../reference-list/reference-list.ts";
import { CheckBox, SelectField } from "../../ui/field.tsx";
import { broughtBack, takenApart } from "../arrange.ts";
import { isPair, isPairDraft, isTransformationDraft, type NameField, workTypeOf } from "../draft.ts";
import type { Upload } from "../use-upload.ts";

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
  const { undo } = useAdminText().layout;
  const isOn = isPairDraft(draft);

  function toggle() {
    if (!isOn) return controller.change((changed) => ({ ...changed, wantsPairs: true }));
    const before = controller.state().draft;
    const files = before.entries.filter(isPair).flatMap((entry) => entry.files);
    const onUndo = controller.changeWithUndo(
      (changed) => ({ ...takenApart(changed), wantsPairs: false }),
      (changed) => ({ ...broughtBack(changed, before, files), wantsPairs: true }),
    );
    if (files.length > 0) notifySuccessWithUndo(text.takenApart, undefined, { label: undo, onUndo });
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
        <summary className="flex min-h-11 w-fit cursor-pointer items-center font-bold text-teal">
          {text.more}
        </summary>
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
