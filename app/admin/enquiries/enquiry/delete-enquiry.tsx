import type { FetcherWithComponents } from "react-router";
import { Confirm } from "#app/admin/ui/confirm.tsx";
import { Button } from "#app/ui/button.tsx";
import type { EnquiryChange } from "../enquiry-change.ts";
import { useToldOutcome } from "../use-told-outcome.ts";

/** Deletes after a question. */
export function DeleteEnquiry({ removal }: { removal: FetcherWithComponents<EnquiryChange | undefined> }) {
  const isDone = removal.data?.ok === true;
  useToldOutcome(removal);
  return (
    <Confirm
      title="Delete enquiry"
      question="Are you sure you want to delete this enquiry?"
      confirm="Delete"
      onConfirm={() => void removal.submit({ intent: "delete" }, { method: "post" })}
      trigger={
        <Button kind="danger" disabled={removal.state !== "idle" || isDone}>
          {removal.state === "idle" ? "Delete" : "Deleting..."}
        </Button>
      }
    />
  );
}
