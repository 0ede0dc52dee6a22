import { type DragEvent, useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import { Icon } from "../../kit/page/icon.tsx";
import { notifyFailure } from "../../kit/page/notices.tsx";
import type { UploadBasis } from "../sending/use-upload.ts";

interface DropZoneProps {
  upload: UploadBasis;
  files: string;
  isSingle?: boolean;
  onFiles(files: readonly File[]): void;
}

export function DropZone({ upload, files, isSingle = false, onFiles }: DropZoneProps) {
  const text = upload.text.choose;
  /** One card per task: forty at once would halt a slow phone. */
  async function take(chosen: readonly File[]) {
    for (const file of chosen) {
      await new Promise((painted) => setTimeout(painted));
      onFiles([file]);
    }
  }

  const { isOver, props } = useFileDrop((dropped) => {
    if (upload.isBusy) return;
    if (isSingle && dropped.length > 1) notifyFailure(text.notTaken, text.onlyOne);
    else void take(dropped);
  });
  const input = useRef<HTMLInputElement>(null);
  return (
    <div
      {...props}
      className={`flex flex-col items-center justify-center gap-3 rounded-md border-2 border-dashed p-4 text-center transition duration-200 ${
        isOver && !upload.isBusy ? "border-teal bg-sand" : "border-steel bg-sheet"
      } ${isSingle ? "aspect-[3/2]" : "min-h-36"}`}
    >
      <input
        ref={input}
        type="file"
        multiple={!isSingle}
        // For the chooser alone: the bytes tell what a file is.
        accept="image/*"
        aria-label={fillPlaceholders(text.label, { files })}
        tabIndex={-1}
        className="block size-0 max-w-0 opacity-0"
        onChange={({ currentTarget }) => {
          if (!upload.isBusy) void take([...(currentTarget.files ?? [])]);
          currentTarget.value = "";
        }}
      />
      {isSingle ? null : (
        <p className="hidden text-steel md:block">{fillPlaceholders(text.drop, { files })}</p>
      )}
      <div className="flex flex-wrap justify-center gap-3">
        <Button kind="secondary" onClick={() => upload.isBusy || input.current?.click()} className="px-2">
          {fillPlaceholders(text.button, { files })}
        </Button>
        <CameraButton upload={upload} files={files} onPhotograph={(photograph) => onFiles([photograph])} />
      </div>
      {isSingle ? null : <p className="text-sm text-steel">{text.accepted}</p>}
    </div>
  );
}

interface CameraButtonProps {
  upload: UploadBasis;
  files: string;
  onPhotograph(photograph: File): void;
}

/** Only on hand-held devices: elsewhere browsers open the chooser of files again. */
function CameraButton({ upload: { text, isBusy }, files, onPhotograph }: CameraButtonProps) {
  return (
    <Button
      kind="secondary"
      disabled={isBusy}
      aria-label={fillPlaceholders(text.camera.named, { files })}
      className="px-3 not-pointer-coarse:hidden"
      onClick={() => takePhotograph(onPhotograph)}
    >
      <Icon name="camera" />
      {text.camera.word}
    </Button>
  );
}

/** A new field each time, so that the same name can be taken twice. */
function takePhotograph(onPhotograph: (photograph: File) => void): void {
  const field = document.createElement("input");
  field.type = "file";
  field.accept = "image/*";
  field.capture = "environment";
  field.hidden = true;
  field.addEventListener("change", () => {
    const [photograph] = field.files ?? [];
    if (photograph !== undefined) onPhotograph(photograph);
    field.remove();
  });
  field.addEventListener("cancel", () => field.remove());
  // Some browsers forget a field outside the document.
  document.body.append(field);
  field.click();
}

function useFileDrop(onDrop: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  useEffect(keepPageOnDrop, []);

  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setIsOver(true);
  };
  return {
    isOver,
    props: {
      onDragEnter: over,
      onDragOver: over,
      onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
      },
      async onDrop(event: DragEvent) {
        event.preventDefault();
        setIsOver(false);
        onDrop(await filesOf(event.dataTransfer));
      },
    },
  };
}

function keepPageOnDrop() {
  const keep = (event: globalThis.DragEvent) => {
    if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
  };
  document.addEventListener("dragover", keep);
  document.addEventListener("drop", keep);
  return () => {
    document.removeEventListener("dragover", keep);
    document.removeEventListener("drop", keep);
  };
}

async function filesOf({ items, files }: DataTransfer): Promise<File[]> {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  return entries.length === 0 ? [...files] : (await Promise.all(entries.map(filesIn))).flat();
}

async function filesIn(entry: FileSystemEntry): Promise<File[]> {
  if (isFile(entry)) return [await new Promise<File>((resolve, reject) => entry.file(resolve, reject))];
  return isFolder(entry) ? (await Promise.all((await entriesIn(entry)).map(filesIn))).flat() : [];
}

async function entriesIn(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const found: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) return found;
    found.push(...some);
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
