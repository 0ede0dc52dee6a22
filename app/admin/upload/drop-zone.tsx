import { useDropzone } from "react-dropzone";
import { Button } from "#app/ui/button.tsx";
import { tellFailure } from "../layout/notices.tsx";

const accepted = {
  "image/jpeg": [".jpg", ".jpeg"],
  "image/png": [".png"],
  "image/webp": [".webp"],
  "image/avif": [".avif"],
};

interface DropZoneProps {
  /** What the pictures are, for the button: 'before images'. */
  title: string;
  isMultiple?: boolean;
  /** Without the invitation to drop, for the gap in a pair card. */
  isSmall?: boolean;
  isDisabled: boolean;
  onFiles(files: File[]): void;
}

/** A place to drop pictures on, and a button for everybody who cannot drag. */
export function DropZone({ title, isMultiple = true, isSmall = false, isDisabled, onFiles }: DropZoneProps) {
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    accept: accepted,
    multiple: isMultiple,
    disabled: isDisabled,
    noClick: true,
    noKeyboard: true,
    onDrop(files, rejections) {
      if (files.length > 0) onFiles(files);
      const names = rejections.map(({ file }) => file.name).join(", ");
      if (names !== "") tellFailure("Not taken", `${names}: please choose JPEG, PNG, WebP or AVIF pictures.`);
    },
  });
  const root = getRootProps({ role: undefined, tabIndex: undefined });
  return (
    <div
      {...root}
      className={`flex flex-col items-center justify-center gap-3 rounded-md border-2 border-dashed p-4 text-center transition duration-200 ${
        isDragActive ? "border-teal bg-sand" : "border-steel bg-sheet"
      } ${isSmall ? "aspect-[3/2]" : "min-h-36"}`}
    >
      <input {...getInputProps({ "aria-label": `Files: ${title}` })} />
      {isSmall ? null : <p className="hidden text-steel md:block">Drop {title} here, or</p>}
      <Button kind="secondary" onClick={open} className="px-3">
        Choose {title}
      </Button>
      {isSmall ? null : <p className="text-sm text-steel">JPEG, PNG, WebP or AVIF, at most 25 MB each</p>}
    </div>
  );
}
