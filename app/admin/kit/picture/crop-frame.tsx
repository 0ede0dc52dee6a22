import { movedCrop, proportionOf } from "#app/ui/crop.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { Crop, Size } from "#platform/images/picture-edit.ts";
import { useAdminText } from "../page/admin-text.ts";
import { useFrameMoves } from "./use-frame-moves.ts";
import { useObjectUrl } from "./use-object-url.ts";

interface CropFrameProps {
  picture: Blob;
  size: Size;
  crop: Crop;
  onChange(crop: Crop): void;
  label: string;
}

export function CropFrame({ picture, size, crop, onChange, label }: CropFrameProps) {
  const { framePlace } = useAdminText().layout;
  const url = useObjectUrl(picture);
  const proportion = proportionOf(size);
  const handling = useFrameMoves(crop, onChange);
  const percent = (share: number) => `${share * 100}%`;
  return (
    <div
      data-framed
      className="relative mx-auto overflow-hidden rounded-sm bg-sand"
      style={{ aspectRatio: proportion, width: `min(100%, calc(27dvh * ${proportion}))` }}
    >
      {url === null ? null : (
        <img src={url} alt="" draggable={false} className="absolute inset-0 size-full" />
      )}
      <button
        type="button"
        aria-label={label}
        aria-description={fillPlaceholders(framePlace, {
          left: Math.round(crop.x * 100),
          top: Math.round(crop.y * 100),
        })}
        {...handling(movedCrop)}
        className="absolute cursor-move touch-none border-2 border-white shadow-[0_0_0_200vmax_rgb(16_23_61/0.72)]"
        style={{
          left: percent(crop.x),
          top: percent(crop.y),
          width: percent(crop.width),
          height: percent(crop.height),
        }}
      />
    </div>
  );
}
