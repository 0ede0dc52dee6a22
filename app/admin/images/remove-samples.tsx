import { Confirm } from "../kit/dialog/confirm.tsx";
import { useChange } from "../kit/form/form-outcome.ts";
import { counted, useAdminText } from "../kit/page/admin-text.ts";
import { quietLink } from "../kit/page/today-panel.tsx";

export function RemoveSamples({ count }: { count: number }) {
  const { imageList, images } = useAdminText();
  const { isBusy, send } = useChange("samples");
  return (
    <Confirm
      title={counted(imageList.removeSamples, count)}
      question={counted(imageList.removeSamplesQuestion, count)}
      confirm={images.bulkDelete.delete}
      onConfirm={() => send({ intent: "delete-samples" })}
      trigger={
        <button type="button" disabled={isBusy} className={quietLink}>
          {counted(imageList.removeSamples, count)}
        </button>
      }
    />
  );
}
