import { type PictureMetadata, pictureSizeUrl } from "#domain/gallery/pictures/picture-metadata.ts";
import { type Crop, type PictureEdit, straighteningZoom, turnedSize } from "#platform/images/picture-edit.ts";
import { CropFrame } from "./crop-frame.tsx";

interface EditedPreviewProps {
  source: PictureMetadata;
  edit: PictureEdit;
  ratio: number | null;
  onCrop(crop: Crop): void;
}

export function EditedPreview({ source, edit, ratio, onCrop }: EditedPreviewProps) {
  const { width, height } = turnedSize(source, edit.turns);
  const zoom = straighteningZoom({ width, height }, edit.angle);
  const isTurned = edit.turns % 2 === 1;
  return (
    <div
      data-framed
      className="relative mx-auto overflow-hidden rounded-sm"
      style={{
        aspectRatio: `${width} / ${height}`,
        maxWidth: `calc(42dvh * ${width / height})`,
        backgroundColor: source.placeholder,
      }}
    >
      <img
        src={pictureSizeUrl(source.url, 960, "jpeg")}
        alt=""
        draggable={false}
        className="absolute top-1/2 left-1/2 max-w-none select-none"
        style={{
          width: isTurned ? `${(height / width) * 100}%` : "100%",
          height: isTurned ? `${(width / height) * 100}%` : "100%",
          transform: `translate(-50%, -50%) rotate(${edit.turns * 90 + edit.angle}deg) scale(${zoom})`,
        }}
      />
      <CropFrame crop={edit.crop} ratio={ratio} onChange={onCrop} />
    </div>
  );
}
