import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import type { TextWithHistory } from "#domain/site-texts/site-texts.ts";
import {
  type SiteLanguage,
  siteLanguages,
  type TextProblem,
  validateText,
} from "#domain/site-texts/text-rules.ts";
import { UnsavedChangesGuard } from "../../../kit/dialog/unsaved-changes-guard.tsx";
import { DocumentForm } from "../../../kit/documents/document-form.tsx";
import { DocumentHistory } from "../../../kit/documents/document-history.tsx";
import { isDefault, type StoredDocument } from "../../../kit/documents/stored-document.ts";
import { CheckBox } from "../../../kit/form/field.tsx";
import { useTypedLanguages } from "../../../kit/form/on-page.ts";
import { useVersionedForm, type VersionedOutcome } from "../../../kit/form/use-versioned-form.ts";
import { differing, type FieldValues, type VersionedDraft } from "../../../kit/form/versioned-draft.ts";
import { useAdminText } from "../../../kit/page/admin-text.ts";
import { WhatIsThis } from "../../../kit/page/what-is-this.tsx";
import { textPath } from "../addresses.ts";
import { isInHeadingFace, kindOfText, type TextKind } from "../text-kinds.ts";
import { PlaceholderHints } from "./placeholder-hints.tsx";
import { TextField } from "./text-field.tsx";

interface TextFormProps {
  text: TextWithHistory;
  stored: StoredDocument;
}

export function TextForm({ text: shown, stored }: TextFormProps) {
  const { words: text, facts } = useAdminText();
  const languages = useTypedLanguages();
  const [isTranslated, setTranslated] = useState(false);
  const form = useVersionedForm<VersionedOutcome<TextProblem>>({
    ...{ key: `text-${shown.key}`, stored, action: textPath },
    fieldsOf: (values) => ({ ...values, key: shown.key, ...(isTranslated ? { isTranslated: "yes" } : {}) }),
    onSaved: () => setTranslated(false),
  });
  const { draft } = form;
  const kindHelp: Partial<Record<TextKind, string>> = text.kindHelp;
  const help = kindHelp[kindOfText(shown.key)];
  const problems = { ...form.problems, ...problemsIn(draft.values, shown) };

  function type(values: FieldValues) {
    form.type(values);
    form.forgetProblems();
  }

  return (
    <>
      <UnsavedChangesGuard
        isUnfinished={form.isUnsaved || isTranslated}
        question={facts.leaveQuestion}
        isWithinPageToo
      />
      <DocumentForm
        label={text.form}
        form={form}
        className="panel @container p-4 md:p-5"
        failure={text.failure}
        intro={help === undefined ? null : <WhatIsThis className="mb-2">{help}</WhatIsThis>}
        actions={
          isDefault(stored, stored) && !form.isUnsaved ? null : (
            <Button kind="quiet" onClick={() => type(stored.defaults)}>
              {text.toDefault}
            </Button>
          )
        }
        footClassName="-mx-4 -mb-4 rounded-b-md border-t border-line md:-mx-5 md:-mb-5 md:px-5"
        onSave={(intent) => form.save(undefined, intent)}
      >
        <div className="grid gap-5 @2xl:grid-cols-3">
          {languages.map((language) => (
            <TextField
              key={language}
              language={language}
              value={draft.values[language] ?? ""}
              standard={shown.standard[language]}
              standing={(shown.history[0]?.words ?? shown.standard)[language]}
              isOptional={shown.isOptional}
              longest={shown.rule.longest}
              factWords={shown.factWords[language]}
              isInHeadingFace={isInHeadingFace(shown.key)}
              isStale={shown.staleTranslations.includes(language)}
              problem={problems[language]}
              newer={draft.newer[language]}
              onChange={(value) => type({ ...draft.values, [language]: value })}
            />
          ))}
        </div>
        <PlaceholderHints rule={shown.rule} standard={shown.standard} factWords={shown.factWords} />
        <p className="mt-3 max-w-prose text-sm text-steel">
          {shown.isOptional ? text.mayBeLeftOut : text.isNeeded} {text.plainText}
        </p>
        {shown.staleTranslations.length > 0 || hasLeftOne(draft) ? (
          <CheckBox
            name={text.isTranslated}
            isNameShown
            checked={isTranslated}
            onChange={() => setTranslated(!isTranslated)}
          />
        ) : null}
      </DocumentForm>
      <DocumentHistory stored={stored} onUse={type}>
        {(values, before) =>
          differing(values, before).map((language) => (
            <p key={language} lang={language} className="wrap-anywhere">
              {values[language] || text.leftOut}
            </p>
          ))
        }
      </DocumentHistory>
    </>
  );
}

type TextProblems = Partial<Record<SiteLanguage, TextProblem>>;

function problemsIn(values: FieldValues, { rule, factWords }: TextWithHistory): TextProblems {
  const problems: TextProblems = {};
  for (const language of siteLanguages) {
    const validated = validateText(values[language] ?? "", rule, factWords[language]);
    if (!validated.ok) problems[language] = validated.refusal;
  }
  return problems;
}

function hasLeftOne({ values, base }: VersionedDraft): boolean {
  const changed = differing(values, base.values).length;
  return changed > 0 && changed < siteLanguages.length;
}
