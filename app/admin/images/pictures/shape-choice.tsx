import { buttonClass } from "#app/ui/button.tsx";
import { useAdminText } from "../../kit/page/admin-text.ts";

interface ShapeChoiceProps {
  shape: number | null;
  shapes: { label: string; value: number | null }[];
  onChoose(shape: number | null): void;
}

export function ShapeChoice({ shape, shapes, onChoose }: ShapeChoiceProps) {
  const text = useAdminText().imagePictures;
  return (
    <fieldset className="mt-3 min-w-0">
      <legend className="font-bold">{text.shape}</legend>
      <div className="mt-1 flex flex-wrap gap-2">
        {shapes.map(({ label, value }) => (
          <button
            key={label}
            type="button"
            aria-pressed={shape === value}
            onClick={() => onChoose(value)}
            className={`${buttonClass(shape === value ? "primary" : "secondary")} px-4`}
          >
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
