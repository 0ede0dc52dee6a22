import { useId } from "react";
import { type Corner, corners, movedCrop, resizedCrop } from "#app/ui/crop.ts";
import { type Crop, isWhole } from "#platform/images/picture-edit.ts";
import { useAdminText } from "../../kit/page/admin-text.ts";
import { useFrameMoves } from "../../kit/picture/use-frame-moves.ts";

interface CropFrameProps {
  crop: Crop;
  ratio: number | null;
  onChange(crop: Crop): void;
}

const placeOf: Record<Corner, string> = {
  topLeft: "top-0 left-0 cursor-nwse-resize",
  topRight: "top-0 right-0 cursor-nesw-resize",
  bottomLeft: "bottom-0 left-0 cursor-nesw-resize",
  bottomRight: "right-0 bottom-0 cursor-nwse-resize",
};
const edgeOf: Record<Corner, string> = {
  topLeft: "top-0 left-0 border-t-4 border-l-4",
  topRight: "top-0 right-0 border-t-4 border-r-4",
  bottomLeft: "bottom-0 left-0 border-b-4 border-l-4",
  bottomRight: "right-0 bottom-0 border-r-4 border-b-4",
};

export function CropFrame({ crop, ratio, onChange }: CropFrameProps) {
  const text = useAdminText().imagePictures.frame;
  const hintId = useId();
  const handling = useFrameMoves(crop, onChange);
  const resize = (corner: Corner) =>
    handling((from, across, down) => resizedCrop(from, corner, { across, down, ratio }));
  const percent = (fraction: number) => `${fraction * 100}%`;
  return (
    <fieldset
      aria-describedby={hintId}
      className="absolute min-w-0 shadow-[0_0_0_100rem_rgb(19_26_43/0.65)] outline-2 -outline-offset-2 outline-white"
      style={{
        left: percent(crop.x),
        top: percent(crop.y),
        width: percent(crop.width),
        height: percent(crop.height),
      }}
    >
      <legend className="sr-only">{text.label}</legend>
      <span id={hintId} hidden>
        {text.hint}
      </span>
      <button
        type="button"
        aria-label={text.move}
        className={`absolute inset-0 cursor-move ${isWhole(crop) ? "touch-pan-y" : "touch-none"}`}
        {...handling(movedCrop)}
      />
      {corners.map((corner) => (
        <button
          key={corner}
          type="button"
          aria-label={text[corner]}
          className={`absolute size-11 touch-none ${placeOf[corner]}`}
          {...resize(corner)}
        >
          <span aria-hidden="true" className={`absolute size-6 border-marigold ${edgeOf[corner]}`} />
        </button>
      ))}
    </fieldset>
  );
}
