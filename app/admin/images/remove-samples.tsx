import { useFetcher } from "react-router";
import { Confirm } from "../kit/dialog/confirm.tsx";
import { type FormOutcome, useOutcomeNotice } from "../kit/form/form-outcome.ts";
import { counted, useAdminText } from "../kit/page/admin-text.ts";

export function RemoveSamples({ count }: { count: number }) {
  const { imageList, images } = useAdminText();
  const removal = useFetcher<FormOutcome>({ key: "samples" });
  useOutcomeNotice(removal);
  return (
    <Confirm
      title={counted(imageList.removeSamples, count)}
      question={counted(imageList.removeSamplesQuestion, count)}
      confirm={images.bulkDelete.delete}
      onConfirm={() => void removal.submit({ intent: "delete-samples" }, { method: "post" })}
      trigger={
        <button
          type="button"
          disabled={removal.state !== "idle"}
          className="min-h-11 font-bold text-teal underline underline-offset-4"
        >
          {counted(imageList.removeSamples, count)}
        </button>
      }
    />
  );
}
