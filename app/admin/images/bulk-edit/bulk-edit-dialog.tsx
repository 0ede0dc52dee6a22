import { Dialog } from "radix-ui";
import { type ReactElement, useId, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { BulkEdit } from "#domain/gallery/changes/bulk-edited.ts";
import { maxCaptionLength } from "#domain/gallery/changes/image-edit.ts";
import { maxNameLength } from "#domain/gallery/names/names.ts";
import { workTypes } from "#domain/values/work.ts";
import { DialogPanel } from "../../kit/dialog/dialog-panel.tsx";
import { type Option, Options, SelectField, TextAreaField, TextField } from "../../kit/form/field.tsx";
import { useTypedLanguages } from "../../kit/form/on-page.ts";
import type { NameOptions } from "../../kit/list/name-options.ts";
import { counted, useAdminText } from "../../kit/page/admin-text.ts";
import { type BulkDraft, bulkEditOf, emptyDraft, noBody, previewOf } from "./bulk-edit-draft.ts";

interface BulkEditDialogProps {
  trigger: ReactElement;
  isOpen: boolean;
  count: number;
  choices: NameOptions;
  onChange(edit: BulkEdit): void;
  onOpenChange(isOpen: boolean): void;
}

export function BulkEditDialog({ trigger, isOpen, onOpenChange, ...form }: BulkEditDialogProps) {
  const text = useAdminText().imageList.bulkEdit;
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Trigger asChild>{trigger}</Dialog.Trigger>
      <DialogPanel title={counted(text.title, form.count)} width="narrow">
        <BulkEditForm {...form} />
      </DialogPanel>
    </Dialog.Root>
  );
}

function BulkEditForm({
  count,
  choices,
  onChange,
}: Pick<BulkEditDialogProps, "count" | "choices" | "onChange">) {
  const adminText = useAdminText();
  const { images, imageList, layout } = adminText;
  const text = imageList.bulkEdit;
  const [draft, setDraft] = useState(emptyDraft);
  const languages = useTypedLanguages();
  const suggestions = useId();
  const edit = bulkEditOf(draft);
  const preview = previewOf(adminText, edit, count);
  const type = (change: Partial<BulkDraft>) => setDraft((now) => ({ ...now, ...change }));
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (preview.length > 0) onChange(edit);
      }}
    >
      <p className="mb-4 text-steel">{text.hint}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={text.vehicle}
          value={draft.vehicle}
          list={suggestions}
          maxLength={maxNameLength}
          placeholder={text.stays}
          autoComplete="off"
          onChange={({ target }) => type({ vehicle: target.value })}
        />
        <datalist id={suggestions}>
          {choices.vehicles.map(({ value, label }) => (
            <option key={value} value={value} label={label === value ? undefined : label} />
          ))}
        </datalist>
        <Choice
          label={text.body}
          value={draft.body}
          options={[...choices.bodies, { value: noBody, label: text.noBody }]}
          onChoose={(body) => type({ body })}
        />
        <Choice
          label={text.work}
          value={draft.work}
          options={workTypes.map((work) => ({ value: work, label: images.work[work] }))}
          onChoose={(work) => type({ work })}
        />
        <Choice
          label={text.star}
          value={draft.star}
          options={[
            { value: "on", label: text.starOn },
            { value: "off", label: text.starOff },
          ]}
          onChoose={(star) => type({ star })}
        />
        <Choice
          label={text.sample}
          value={draft.sample}
          options={[
            { value: "on", label: text.sampleOn },
            { value: "off", label: text.sampleOff },
          ]}
          onChoose={(sample) => type({ sample })}
        />
        {languages.map((code) => (
          <div key={code} className="sm:col-span-2">
            <TextAreaField
              label={fillPlaceholders(text.caption, { language: adminText.facts.languages[code] })}
              lang={code}
              rows={1}
              value={draft.captions[code]}
              maxLength={maxCaptionLength}
              onChange={({ target }) => type({ captions: { ...draft.captions, [code]: target.value } })}
            />
          </div>
        ))}
      </div>
      <div className="sticky -bottom-4 -mx-4 mt-6 -mb-4 border-t border-line bg-sheet p-4 md:-bottom-6 md:-mx-6 md:-mb-6 md:px-6">
        <div role="status">
          <ul className="font-bold wrap-anywhere">
            {preview.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
        <div className="mt-3 flex flex-wrap justify-end gap-3">
          <Dialog.Close asChild>
            <Button kind="secondary">{layout.cancel}</Button>
          </Dialog.Close>
          <Button kind="primary" type="submit" disabled={preview.length === 0}>
            {text.change}
          </Button>
        </div>
      </div>
    </form>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly Option[];
  onChoose(value: string): void;
}

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  const { stays } = useAdminText().imageList.bulkEdit;
  return (
    <SelectField label={label} value={value} onChange={({ target }) => onChoose(target.value)}>
      <option value="">{stays}</option>
      <Options options={options} />
    </SelectField>
  );
}
