import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import {
  type ListItem,
  type ListName,
  type ListProblems,
  mostItems,
  problemsOfItem,
  shapeOf,
} from "#domain/site-texts/list-shapes.ts";
import type { FilledIn, TextProblem } from "#domain/site-texts/text-rules.ts";
import { UnsavedChangesGuard } from "../../../kit/dialog/unsaved-changes-guard.tsx";
import { DocumentForm } from "../../../kit/documents/document-form.tsx";
import { DocumentHistory } from "../../../kit/documents/document-history.tsx";
import {
  fieldOf,
  idsIn,
  isListIn,
  moveId,
  withIds,
  withoutBlankEntries,
} from "../../../kit/documents/entries.ts";
import type { StoredDocument } from "../../../kit/documents/stored-document.ts";
import type { Option } from "../../../kit/form/field.tsx";
import { newId } from "../../../kit/form/new-id.ts";
import { useOnPage } from "../../../kit/form/on-page.ts";
import { useVersionedForm, type VersionedOutcome } from "../../../kit/form/use-versioned-form.ts";
import type { FieldValues } from "../../../kit/form/versioned-draft.ts";
import { useAdminText } from "../../../kit/page/admin-text.ts";
import { ItemForm } from "./item-form.tsx";
import { itemsIn, nameOfItem } from "./list-values.ts";
import { sampleStateOf } from "./sample-state.ts";

interface ListFormProps {
  name: ListName;
  stored: StoredDocument;
  facts: FilledIn;
  choices?: readonly Option[];
}

export function ListForm({ name, stored, facts: factWords, choices = [] }: ListFormProps) {
  const { words: text, facts, layout, language } = useAdminText();
  const shape = shapeOf(name);
  const onPage = useOnPage();
  const [undo, setUndo] = useState<readonly string[][]>([]);
  const [told, setTold] = useState("");
  const form = useVersionedForm<VersionedOutcome<TextProblem>>({
    ...{ key: `list-${name}`, stored, isList: true },
    fieldsOf: (values) => ({ items: JSON.stringify(itemsIn(values, shape)) }),
    onSaved: () => {
      setUndo([]);
      setTold("");
    },
  });
  const { values, newer } = form.draft;
  const ids = idsIn(values);
  const items = itemsIn(values, shape);
  const samples = itemsIn(stored.defaults, shape);
  const problems: ListProblems = { ...whileTyping(items, name, factWords), ...form.problems };
  const namesOf = (list: FieldValues) =>
    itemsIn(list, shape).map((item) => nameOfItem(item, shape, language));

  function change(next: FieldValues, message = "") {
    form.type(next);
    form.forgetProblems();
    setTold(message);
  }

  function reorder(next: readonly string[], message = "", from: FieldValues = values) {
    setUndo([...undo, ids]);
    change(withIds(from, next), message);
  }

  function move(id: string, by: -1 | 1) {
    const next = moveId(ids, id, by);
    const place = next.indexOf(id) + 1;
    if (next.join() !== ids.join())
      reorder(next, fillPlaceholders(text.movedTo, { place, count: next.length }));
  }

  const use = (list: FieldValues) => reorder(idsIn(list), "", { ...values, ...list });

  return (
    <>
      <UnsavedChangesGuard
        isUnfinished={form.isUnsaved}
        question={facts.leaveQuestion}
        isWithinPageToo={onPage !== null}
      />
      <p role="status" className="sr-only">
        {told}
      </p>
      <DocumentForm
        label={text.lists[name].title}
        form={form}
        className="@container"
        failure={text.failure}
        newer={isListIn(newer) ? namesOf(newer) : undefined}
        onUseNewer={() => {
          setUndo([...undo, ids]);
          form.takeNewer(values);
        }}
        actions={
          undo.length === 0 ? null : (
            <Button
              kind="quiet"
              onClick={() => {
                setUndo(undo.slice(0, -1));
                change(withIds(values, undo.at(-1) ?? ids), text.undone);
              }}
            >
              {layout.undo}
            </Button>
          )
        }
        footClassName="rounded-md border border-line"
        onSave={(intent) => form.save(withoutBlankEntries(values), intent)}
      >
        {items.length === 0 ? <p className="panel p-4">{text.emptyList}</p> : null}
        <ol className="flex flex-col gap-3">
          {items.map((item, index) => (
            <ItemForm
              key={item.id}
              name={name}
              item={item}
              choices={choices}
              index={index}
              count={items.length}
              sampleState={sampleStateOf(name, item, items, samples)}
              problems={problems}
              onType={(path, words) => change({ ...values, [fieldOf(item.id, path)]: words })}
              onMove={(by) => move(item.id, by)}
              onRemove={() =>
                reorder(
                  ids.filter((id) => id !== item.id),
                  text.removed,
                )
              }
            />
          ))}
        </ol>
        {items.length >= mostItems ? null : (
          <Button kind="secondary" className="mt-3" onClick={() => reorder([...ids, newId()])}>
            {text.lists[name].add}
          </Button>
        )}
      </DocumentForm>
      <DocumentHistory stored={stored} endsWithDefault onUse={use}>
        {(list) => <p className="line-clamp-3 wrap-anywhere">{namesOf(list).join(" · ")}</p>}
      </DocumentHistory>
    </>
  );
}

function whileTyping(items: readonly ListItem[], name: ListName, facts: FilledIn): ListProblems {
  const found = items.flatMap((item, index) =>
    Object.entries(problemsOfItem(item, index, shapeOf(name), facts)).filter(
      ([, problem]) => problem?.kind !== "empty",
    ),
  );
  return Object.fromEntries(found);
}
