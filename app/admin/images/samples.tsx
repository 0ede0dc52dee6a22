import { useFetcher } from "react-router";
import { counted, useAdminText } from "../layout/admin-text.ts";
import { type FormOutcome, useOutcomeNotice } from "../ui/form-outcome.ts";

/** Samples that stand beside the owner's own pictures, and the way to be rid of them. */
export function Samples({ count }: { count: number }) {
  const { samples } = useAdminText().imageList;
  const removal = useFetcher<FormOutcome>({ key: "samples" });
  useOutcomeNotice(removal);
  return (
    <removal.Form method="post" className="flex flex-wrap items-center gap-x-4">
      <input type="hidden" name="intent" value="delete-samples" />
      <p>{counted(samples.beside, count)}</p>
      <button
        type="submit"
        disabled={removal.state !== "idle"}
        className="min-h-11 font-bold text-teal underline underline-offset-4"
      >
        {samples.remove}
      </button>
    </removal.Form>
  );
}
