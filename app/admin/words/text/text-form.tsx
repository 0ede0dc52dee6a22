import { useRef, useState } from "react";
import { useFetcher } from "react-router";
import { Button } from "#app/ui/button.tsx";
import type { TextWithHistory } from "#domain/site-texts/site-texts.ts";
import {
  type SiteLanguage,
  siteLanguages,
  type TextProblem,
  validateText,
} from "#domain/site-texts/text-rules.ts";
import { useAdminText } from "../../layout/admin-text.ts";
import { notifySuccess } from "../../layout/notices.tsx";
import { CheckBox } from "../../ui/field.tsx";
import { OfficeForm } from "../../ui/office-form.tsx";
import { Problem } from "../../ui/problem.tsx";
import { UnsavedChangesGuard } from "../../ui/unsaved-changes-guard.tsx";
import { useEachAnswer } from "../../ui/use-each-answer.ts";
import {
  applyNewer,
  differing,
  followStored,
  isDirty,
  savedAs,
  startDraft,
  typeValues,
  type VersionedDraft,
} from "../../ui/versioned-draft.ts";
import { textPath } from "../addresses.ts";
import { isInHeadingFace } from "../text-kinds.ts";
import { PlaceholderHints } from "./placeholder-hints.tsx";
import type { TextOutcome } from "./save-text.server.ts";
import { TextField } from "./text-field.tsx";
import { TextHistory } from "./text-history.tsx";

type Values = VersionedDraft["values"];

/** The same words by the names of the fields. */
const baseOf = ({ version, words }: TextWithHistory) => ({ version, values: { ...words } });

export function TextForm({ stored }: { stored: TextWithHistory }) {
  const { words: text, facts } = useAdminText();
  const sent = useRef<Values>({});
  const [typed, setTyped] = useState(() => startDraft(baseOf(stored)));
  const [isTranslated, setTranslated] = useState(false);
  const [refusal, setRefusal] = useState<{ message: string; problems: TextProblems } | null>(null);
  const saving = useFetcher<TextOutcome>({ key: `text-${stored.key}` });
  const draft = followStored(typed, baseOf(stored));
  const isSaving = saving.state !== "idle";
  const isUnsaved = isDirty(draft) || isTranslated;
  const isDefault = siteLanguages.every((language) => stored.words[language] === stored.standard[language]);
  const problems = { ...refusal?.problems, ...problemsIn(draft.values, stored) };

  useEachAnswer(saving, ({ ok, title, description, problems: found, stored: now }) => {
    setRefusal(ok ? null : { message: description ?? title, problems: found ?? {} });
    if (ok) notifySuccess(title, description);
    if (ok) setTranslated(false);
    if (ok && now !== undefined) setTyped(savedAs(draft, sent.current, baseOf(now)));
    if (!ok && now !== undefined) setTyped(applyNewer(draft, baseOf(now), false));
  });

  function type(values: Values) {
    setTyped(typeValues(draft, values));
    if (refusal !== null) setRefusal({ ...refusal, problems: {} });
  }

  function save() {
    sent.current = draft.values;
    const fields = { ...draft.values, key: stored.key, version: String(draft.base.version) };
    const asked = isTranslated ? { ...fields, isTranslated: "yes" } : fields;
    void saving.submit({ ...asked, intent: "save" }, { method: "post", action: textPath });
  }

  return (
    <>
      <UnsavedChangesGuard isUnfinished={isUnsaved} question={facts.leaveQuestion} isWithinPageToo />
      <OfficeForm
        label={text.form}
        className="panel p-4 md:p-5"
        isSaving={isSaving}
        refusal={refusal}
        onSave={save}
      >
        {refusal === null ? null : (
          <Problem title={text.failure} message={refusal.message} className="mb-4" />
        )}
        <div className="grid gap-5 lg:grid-cols-3">
          {siteLanguages.map((language) => (
            <TextField
              key={language}
              language={language}
              value={draft.values[language] ?? ""}
              standard={stored.standard[language]}
              isOptional={stored.isOptional}
              longest={stored.rule.longest}
              factWords={stored.factWords[language]}
              isInHeadingFace={isInHeadingFace(stored.key)}
              isBehind={stored.behind.includes(language)}
              problem={problems[language]}
              newer={draft.newer[language]}
              onChange={(value) => type({ ...draft.values, [language]: value })}
            />
          ))}
        </div>
        <PlaceholderHints rule={stored.rule} standard={stored.standard} factWords={stored.factWords} />
        <p className="mt-3 max-w-prose text-sm text-steel">
          {stored.isOptional ? text.mayBeLeftOut : text.isNeeded} {text.plainText}
        </p>
        {stored.behind.length > 0 || hasLeftOne(draft) ? (
          <CheckBox
            name={text.isTranslated}
            isNameShown
            checked={isTranslated}
            onChange={() => setTranslated(!isTranslated)}
          />
        ) : null}
        <div className="sticky bottom-14 z-10 -mx-4 mt-4 -mb-4 flex flex-wrap justify-end gap-3 rounded-b-md border-t border-line bg-sheet px-4 py-3 md:bottom-0 md:-mx-5 md:-mb-5 md:px-5">
          {isDefault && !isDirty(draft) ? null : (
            <Button kind="quiet" onClick={() => type({ ...stored.standard })}>
              {text.toDefault}
            </Button>
          )}
          <Button kind="primary" type="submit" aria-disabled={isSaving}>
            {isSaving ? facts.saving : facts.save}
          </Button>
        </div>
      </OfficeForm>
      <TextHistory stored={stored} onUse={type} />
    </>
  );
}

type TextProblems = Partial<Record<SiteLanguage, TextProblem>>;

function problemsIn(values: Values, { rule, factWords }: TextWithHistory): TextProblems {
  const problems: TextProblems = {};
  for (const language of siteLanguages) {
    const validated = validateText(values[language] ?? "", rule, factWords[language]);
    if (!validated.ok) problems[language] = validated.refusal;
  }
  return problems;
}

/** Some languages are typed anew and some are not. */
function hasLeftOne({ values, base }: VersionedDraft): boolean {
  const changed = differing(values, base.values).length;
  return changed > 0 && changed < siteLanguages.length;
}
