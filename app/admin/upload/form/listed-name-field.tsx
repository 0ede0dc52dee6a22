import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import { foldName, maxNameLength, normalizeName, type TranslatedName } from "#domain/gallery/names/names.ts";
import {
  type ListedOption,
  matchingNames,
  type NameChoice,
  namedExactly,
} from "../../kit/list/name-options.ts";
import type { ReferenceList } from "../../kit/names/reference-list.ts";
import { useListChange } from "../../kit/names/use-list-change.ts";
import { useAdminText } from "../../kit/page/admin-text.ts";
import { notifySuccess } from "../../kit/page/notices.tsx";
import { FieldProblem } from "../../kit/page/problem.tsx";
import { Combobox } from "./combobox.tsx";

interface ListedNameFieldProps {
  list: ReferenceList;
  names: ListedOption[];
  choice: NameChoice;
  none: string;
  onChange(choice: NameChoice): void;
}

const addKey = "add";

export function ListedNameField({ list, names, choice, none, onChange }: ListedNameFieldProps) {
  const text = useAdminText().referenceLists;
  const id = useId();
  const wrapper = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const asked = useRef("");
  const { state, send } = useListChange(({ ok, title, names: added, problem }) => {
    if (ok) notifySuccess(title);
    if (problem !== undefined && foldName(asked.current) === foldName(choice.unlisted)) {
      setRefusal(problem.message);
    }
    if (!ok || added === undefined || !isCalled(added, choice.unlisted)) return;
    choose(added.name);
    wrapper.current?.focus({ preventScroll: true });
  }, list.path);

  function choose(name: string | null) {
    setTyped(null);
    setRefusal(null);
    onChange({ name, unlisted: "" });
  }

  function type(written: string) {
    setTyped(written);
    setRefusal(null);
    const exact = namedExactly(names, written);
    const isBlank = normalizeName(written) === "";
    onChange({ name: exact?.value ?? null, unlisted: exact !== null || isBlank ? "" : written });
  }

  const listedSince = namedExactly(names, choice.unlisted)?.value;
  const chooseListed = useEffectEvent((name: string) => {
    setRefusal(null);
    onChange({ name, unlisted: "" });
  });
  useEffect(() => {
    if (listedSince !== undefined) chooseListed(listedSince);
  }, [listedSince]);

  const chosen = names.find(({ value }) => value === choice.name);
  const shown = typed ?? (choice.unlisted || (chosen?.names[0] ?? choice.name ?? ""));
  const unlisted = normalizeName(choice.unlisted) || null;
  const addLabel = fillPlaceholders(list.text.addTyped, { name: unlisted ?? "" });
  const found = matchingNames(names, typed ?? "").map(({ value, label }) => ({ key: `=${value}`, label }));
  const problem = problemOf();

  function problemOf(): string | null {
    if (refusal !== null) return refusal;
    if (typed !== null || choice.unlisted === "") return null;
    return fillPlaceholders(list.text.notListed, { name: choice.unlisted });
  }

  function add() {
    if (unlisted === null || state === "submitting") return;
    setTyped(null);
    asked.current = unlisted;
    send({ intent: "add", name: unlisted });
  }

  return (
    <div ref={wrapper} tabIndex={-1} className="outline-none">
      <Combobox
        label={list.text.one}
        name={list.name}
        value={shown}
        placeholder={none}
        maxLength={maxNameLength}
        suggestions={unlisted !== null ? [...found, { key: addKey, label: addLabel, isExtra: true }] : found}
        onType={type}
        onPick={(key) => (key === addKey ? add() : choose(key.slice(1)))}
        onLeave={() => setTyped(null)}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : id}
      />
      {choice.name !== null && chosen === undefined ? (
        <p className="mt-1 text-sm text-steel">
          {fillPlaceholders(text.noLongerListed, { name: choice.name })}
        </p>
      ) : null}
      <FieldProblem id={id} problem={problem} />
      {typed === null && unlisted !== null ? (
        <Button kind="secondary" className="mt-2" aria-disabled={state === "submitting"} onClick={add}>
          {addLabel}
        </Button>
      ) : null}
    </div>
  );
}

function isCalled({ name, hi, mr }: TranslatedName, typed: string): boolean {
  return [name, hi, mr].some((one) => foldName(one) === foldName(typed));
}
