import { Button } from "#app/ui/button.tsx";
import { scrollIntoView } from "../../ui/scroll-into-view.ts";
import type { Upload } from "../sending/use-upload.ts";

export function RefusedFiles({ upload: { controller, refusedFiles, text } }: { upload: Upload }) {
  if (refusedFiles.length === 0) return null;
  return (
    <div
      ref={scrollIntoView}
      role="alert"
      className="mb-6 scroll-mt-4 rounded-md border-2 border-vermilion bg-sheet p-4"
    >
      <h2 className="text-lg">{text.choose.notTaken}</h2>
      <ul className="mt-2 flex flex-col gap-2">
        {refusedFiles.map(({ id, name, message }) => (
          <li key={id}>
            <b className="break-all">{name}</b>: {message}
          </li>
        ))}
      </ul>
      <Button kind="secondary" className="mt-3" onClick={controller.closeRefusedFiles}>
        {text.choose.closeNotTaken}
      </Button>
    </div>
  );
}
