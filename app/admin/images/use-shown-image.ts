import { useChange } from "../kit/form/form-outcome.ts";
import { type NameOptions, nameForReader } from "../kit/list/name-options.ts";
import { useAdminText } from "../kit/page/admin-text.ts";
import { useLastLoaded } from "../kit/page/last-loaded.ts";
import { type ImageWithHints, isStarShown, newestImage } from "../kit/picture/listed-image.ts";
import type { ImageOutcome } from "./change-image.server.ts";

export type ShownImage = ReturnType<typeof useShownImage>;

export function useShownImage(listed: ImageWithHints, choices: NameOptions) {
  const { images, language } = useAdminText();
  const { change, isBusy, send } = useChange<ImageOutcome>(`image-${listed.image.id}`);
  const image = newestImage(listed.image, useLastLoaded(change.data?.image ?? null));
  const { id, category, vehicleType, bodyType, workType } = image;
  return {
    row: { ...listed, image },
    choices,
    isBusy,
    name: nameForReader(language, choices.vehicles, image.vehicleName),
    facts: {
      category: images.work[category],
      "vehicle-type":
        vehicleType === null ? images.empty : nameForReader(language, choices.vehicles, vehicleType),
      "body-type": bodyType === null ? images.empty : nameForReader(language, choices.bodies, bodyType),
      "work-type": workType === null ? images.empty : images.work[workType],
    },
    isFeatured: isStarShown(image, change),
    feature: (isFeatured: boolean) => send({ intent: "feature", id, isFeatured: String(isFeatured) }),
    remove: () => send({ intent: "delete", id }),
  };
}
