import { useRef, useState } from "react";
import { useFetcher } from "react-router";
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
import type { ListWithHistory } from "#domain/site-texts/site-texts.ts";
import type { FilledIn } from "#domain/site-texts/text-rules.ts";
import { useAdminText } from "../../layout/admin-text.ts";
import { notifySuccess } from "../../layout/notices.tsx";
import { newId } from "../../new-id.ts";
import { OfficeForm } from "../../ui/office-form.tsx";
import { Problem } from "../../ui/problem.tsx";
import { UnsavedChangesGuard } from "../../ui/unsaved-changes-guard.tsx";
import { useEachAnswer } from "../../ui/use-each-answer.ts";
import { ItemForm } from "./item-form.tsx";
import {
  addItem,
  besideNewer,
  followList,
  isListDirty,
  type ListDraft,
  listSavedAs,
  moveItem,
  removeItem,
  replaceItems,
  startListDraft,
  typeInItem,
  undoLast,
  withoutBlankItems,
} from "./list-draft.ts";
import { ListHistory } from "./list-history.tsx";
import { NewerItems } from "./newer-items.tsx";
import { sampleStateOf } from "./sample-state.ts";
import type { ListOutcome } from "./save-list.server.ts";

interface ListFormProps {
  name: ListName;
  stored: ListWithHistory;
  facts: FilledIn;
}

export function ListForm({ name, stored, facts: factWords }: ListFormProps) {
  const { words: text, facts, layout } = useAdminText();
  const sent = useRef<readonly ListItem[]>([]);
  const [typed, setTyped] = useState(() => startListDraft(stored));
  const [refusal, setRefusal] = useState<{ message: string; problems: ListProblems } | null>(null);
  const [told, setTold] = useState("");
  const saving = useFetcher<ListOutcome>({ key: `list-${name}` });
  const draft = followList(typed, stored);
  const shape = shapeOf(name);
  const isSaving = saving.state !== "idle";
  const problems: ListProblems = { ...whileTyping(draft.items, name, factWords), ...refusal?.problems };

  useEachAnswer(saving, ({ ok, title, description, problems: found, stored: now }) => {
    setRefusal(ok ? null : { message: description ?? title, problems: found ?? {} });
    if (ok) notifySuccess(title, description);
    if (ok && now !== undefined) setTyped(listSavedAs(draft, sent.current, now));
    if (!ok && now !== undefined) setTyped(besideNewer(draft, now));
  });

  /** What was refused of the last try is judged anew at the next one. */
  function change(next: ListDraft, message = "") {
    setTyped(next);
    setTold(message);
    if (refusal !== null) setRefusal({ ...refusal, problems: {} });
  }

  function move(item: ListItem, by: -1 | 1) {
    const next = moveItem(draft, item.id, by);
    const place = next.items.findIndex(({ id }) => id === item.id) + 1;
    change(next, fillPlaceholders(text.movedTo, { place, count: next.items.length }));
  }

  function save() {
    const items = withoutBlankItems(draft.items, shape);
    setTyped({ ...draft, items });
    sent.current = items;
    const fields = { items: JSON.stringify(items), version: String(draft.base.version), intent: "save" };
    void saving.submit(fields, { method: "post" });
  }

  return (
    <>
      <UnsavedChangesGuard isUnfinished={isListDirty(draft)} question={facts.leaveQuestion} />
      <p role="status" className="sr-only">
        {told}
      </p>
      <OfficeForm label={text.lists[name].title} isSaving={isSaving} refusal={refusal} onSave={save}>
        {refusal === null ? null : (
          <Problem title={text.failure} message={refusal.message} className="mb-4" />
        )}
        {draft.newer === null ? null : (
          <NewerItems
            name={name}
            items={draft.newer}
            onUse={() => change(replaceItems(draft, draft.base.items))}
          />
        )}
        {draft.items.length === 0 ? <p className="panel p-4">{text.emptyList}</p> : null}
        <ol className="flex flex-col gap-3">
          {draft.items.map((item, index) => (
            <ItemForm
              key={item.id}
              name={name}
              item={item}
              index={index}
              count={draft.items.length}
              sampleState={sampleStateOf(name, item, draft.items, stored.standard)}
              problems={problems}
              onType={(field, language, words) =>
                change(typeInItem(draft, { id: item.id, field, language, text: words }))
              }
              onMove={(by) => move(item, by)}
              onRemove={() => change(removeItem(draft, item.id), text.removed)}
            />
          ))}
        </ol>
        {draft.items.length >= mostItems ? null : (
          <Button kind="secondary" className="mt-3" onClick={() => change(addItem(draft, shape, newId()))}>
            {text.lists[name].add}
          </Button>
        )}
        <div className="sticky bottom-14 z-10 mt-4 flex flex-wrap justify-end gap-3 rounded-md border border-line bg-sheet px-4 py-3 md:bottom-0">
          {draft.undo.length === 0 ? null : (
            <Button kind="quiet" onClick={() => change(undoLast(draft), text.undone)}>
              {layout.undo}
            </Button>
          )}
          <Button kind="primary" type="submit" aria-disabled={isSaving}>
            {isSaving ? facts.saving : facts.save}
          </Button>
        </div>
      </OfficeForm>
      <ListHistory name={name} stored={stored} onUse={(items) => change(replaceItems(draft, items))} />
    </>
  );
}

/** What is missing is told when it is saved, not before it could be typed. */
function whileTyping(items: readonly ListItem[], name: ListName, facts: FilledIn): ListProblems {
  const found = items.flatMap((item, index) =>
    Object.entries(problemsOfItem(item, index, shapeOf(name), facts)).filter(
      ([, { kind }]) => kind !== "empty",
    ),
  );
  return Object.fromEntries(found);
}
