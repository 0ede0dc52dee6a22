import { type DragEvent, useEffect, useState } from "react";

export function useFileDrop(onDrop: (files: File[]) => void) {
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

/** Else a photograph that misses its place takes the place of the page, with all that was chosen. */
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
  // All at once: they are gone as soon as anything was awaited.
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  return entries.length === 0 ? [...files] : (await Promise.all(entries.map(filesIn))).flat();
}

async function filesIn(entry: FileSystemEntry): Promise<File[]> {
  if (isFile(entry)) return [await new Promise<File>((resolve, reject) => entry.file(resolve, reject))];
  return isFolder(entry) ? (await Promise.all((await entriesIn(entry)).map(filesIn))).flat() : [];
}

/** A reader tells about a hundred at a time, and none at the end. */
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
