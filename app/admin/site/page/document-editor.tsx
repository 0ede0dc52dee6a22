import { useCallback, useState } from "react";
import { UnsavedChangesGuard } from "../../kit/dialog/unsaved-changes-guard.tsx";
import type { FormSection } from "../../kit/facts/section-values.ts";
import { useAdminText } from "../../kit/page/admin-text.ts";
import { SectionForm } from "../facts/section-form.tsx";
import { PlaceForm } from "../pictures/place/place-form.tsx";
import { ListForm } from "../words/list/list-form.tsx";
import { TextForm } from "../words/text/text-form.tsx";
import type { EditedDocument } from "./documents.server.ts";

export function DocumentEditor({ edited }: { edited: EditedDocument }) {
  if (edited.kind === "text") return <TextForm text={edited.text} stored={edited.stored} />;
  if (edited.kind === "list") return <ListForm {...edited} />;
  if (edited.kind === "picture") return <PlaceForm {...edited.place} />;
  return <Section {...edited} />;
}

function Section({ section, stored }: Extract<EditedDocument, { kind: "facts" }>) {
  const [isUnsaved, setUnsaved] = useState(false);
  const noteDirty = useCallback((_section: FormSection, isDirty: boolean) => setUnsaved(isDirty), []);
  return (
    <>
      <UnsavedChangesGuard
        isUnfinished={isUnsaved}
        question={useAdminText().facts.leaveQuestion}
        isWithinPageToo
      />
      <SectionForm section={section} stored={stored} warnings={[]} onDirty={noteDirty} />
    </>
  );
}
