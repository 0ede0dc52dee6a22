import { useFetcher } from "react-router";
import { counted, useAdminText } from "../layout/admin-text.ts";
import { type FormOutcome, useOutcomeNotice } from "../ui/form-outcome.ts";

/** Moves all samples to the bin at one tap; the notice has "Undo". */
export function RemoveSamples({ count }: { count: number }) {
  const { removeSamples } = useAdminText().imageList;
  const removal = useFetcher<FormOutcome>({ key: "samples" });
  useOutcomeNotice(removal);
  return (
    <removal.Form method="post">
      <button
        type="submit"
        name="intent"
        value="delete-samples"
        disabled={removal.state !== "idle"}
        className="min-h-11 font-bold text-teal underline underline-offset-4"
      >
        {counted(removeSamples, count)}
      </button>
    </removal.Form>
  );
}
