import { useEffect } from "react";
import { Button } from "#app/ui/button.tsx";
import { grouped } from "#content/grouped-number.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { Enquiry } from "#domain/enquiries/enquiry.ts";
import { type DetailField, type DetailProblem, detailFields } from "#domain/enquiries/enquiry.ts";
import { maxLengths } from "#domain/enquiries/enquiry-rules.ts";
import { mostRupees } from "#domain/values/rupees.ts";
import { DocumentField } from "../../kit/documents/document-field.tsx";
import { OfficeForm } from "../../kit/form/office-form.tsx";
import { useVersionedForm } from "../../kit/form/use-versioned-form.ts";
import { type AdminText, useAdminText } from "../../kit/page/admin-text.ts";
import { Panel } from "../../kit/page/panel.tsx";
import { Problem } from "../../kit/page/problem.tsx";
import { writtenDetails } from "../written-details.ts";
import type { EnquiryOutcome } from "./change-enquiry.server.ts";

interface OwnerDetailsFormProps {
  enquiry: Pick<Enquiry, "id" | "name" | "nameByOwner" | "quoted" | "won" | "detailsVersion">;
  onDirty(isDirty: boolean): void;
}

export function OwnerDetailsForm({ enquiry, onDirty }: OwnerDetailsFormProps) {
  const text = useAdminText().enquiries.details;
  const { id, name, nameByOwner, detailsVersion } = enquiry;
  const form = useVersionedForm<EnquiryOutcome>({
    key: `details-${id}`,
    stored: { version: detailsVersion, values: writtenDetails(enquiry) },
    fieldsOf: (values) => ({ ...values, intent: "details" }),
  });
  const { draft, refusal, problems, isSaving, isUnsaved } = form;
  useEffect(() => onDirty(isUnsaved), [isUnsaved, onDirty]);
  const isNameless = name === (nameByOwner ?? "");
  const title = isNameless ? text.title : text.titleOfNamed;
  return (
    <Panel title={title}>
      <OfficeForm
        label={title}
        className="mt-2 grid gap-3 sm:grid-cols-2"
        isSaving={isSaving}
        refusal={refusal}
        onSave={() => form.save()}
      >
        {detailFields.map((field) =>
          field === "name" && !isNameless ? null : (
            <div key={field} className={field === "name" ? "sm:col-span-2" : "min-w-0"}>
              <DocumentField
                label={text[field]}
                name={field}
                type={field === "name" ? "text" : "number"}
                language={undefined}
                value={draft.values[field] ?? ""}
                placeholder={field === "name" ? "" : text.example}
                problem={problemOf(text, problems?.[field])}
                {...newerOf(draft.newer, field)}
                status={field === "name" ? text.nameHint : undefined}
                onChange={(value) => form.type({ ...draft.values, [field]: value })}
              />
            </div>
          ),
        )}
        {refusal === null || refusal.problems !== undefined || isSaving ? null : (
          <div className="sm:col-span-2">
            <Problem title={refusal.title} message={refusal.description ?? ""} />
          </div>
        )}
        <Button
          kind="secondary"
          type="submit"
          disabled={isSaving || !isUnsaved}
          className="sm:justify-self-start"
        >
          {isSaving ? text.saving : text.save}
        </Button>
      </OfficeForm>
    </Panel>
  );
}

function newerOf(newer: Readonly<Record<string, string>>, field: DetailField) {
  const value = newer[field];
  return value === undefined ? {} : { newer: value };
}

function problemOf(
  text: AdminText["enquiries"]["details"],
  problem: DetailProblem | undefined,
): string | null {
  if (problem === undefined) return null;
  const most = problem === "too-long" ? maxLengths.name : grouped(mostRupees);
  return fillPlaceholders(text.problems[problem], { most });
}
