import { sitePath } from "#app/language/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import { type ListedOption, nameForReader } from "../kit/list/name-options.ts";
import { counted, useAdminText } from "../kit/page/admin-text.ts";
import { notifyFailure, notifySuccess } from "../kit/page/notices.tsx";
import type { ImageWithHints } from "../kit/picture/listed-image.ts";
import { share } from "../kit/share/share.ts";
import type { ImageBulk } from "./use-image-bulk.ts";

/** More would make the address of the message too long. */
const mostShared = 20;

interface ShareSelectedProps {
  bulk: ImageBulk["bulk"];
  rows: readonly ImageWithHints[];
  vehicles: readonly ListedOption[];
}

export function ShareSelected({ bulk, rows, vehicles }: ShareSelectedProps) {
  const { images, language } = useAdminText();
  const text = images.onSite;

  async function shareSelected() {
    const tooMany = fillPlaceholders(text.most, { most: mostShared });
    if (bulk.selected > mostShared) return notifyFailure(text.notShared, tooMany);
    const ids = new Set(await bulk.selectedIds("share"));
    const selected = rows.filter(({ image }) => ids.has(image.id));
    const shown = selected.filter(({ isOnSite }) => isOnSite);
    if (shown.length === 0) return ids.size > 0 && notifyFailure(text.notShared, text.none);
    const left = selected.length - shown.length;
    if (left > 0) notifySuccess(counted(text.hidden, left));
    await share(
      shown.map(({ image }) => ({
        name: nameForReader(language, vehicles, image.vehicleName),
        path: sitePath(language, `/gallery/${image.id}`),
      })),
    );
  }

  return (
    <Button
      kind="secondary"
      className="max-sm:px-3"
      disabled={bulk.counting !== null}
      onClick={() => void shareSelected()}
    >
      <span>
        {text.share}
        <span className="sr-only">{text.selectedImages}</span>
      </span>
    </Button>
  );
}
