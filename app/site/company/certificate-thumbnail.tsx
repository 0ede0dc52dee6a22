import border from "./certificate-border.svg";
import { Seal } from "./seal.tsx";

/** The certificate from afar: lines instead of words. */
export function CertificateThumbnail() {
  return (
    <div aria-hidden="true" className="grid size-full place-items-center bg-sand p-4">
      <div
        className="flex w-full max-w-44 flex-col items-center gap-2 border-[14px] bg-sheet px-2 py-4"
        style={{ borderImage: `url("${border}") 32 round` }}
      >
        <i className="h-2 w-3/5 bg-indigo" />
        <i className="h-1 w-4/5 bg-line" />
        <i className="h-1 w-4/5 bg-line" />
        <i className="h-1 w-3/5 bg-line" />
        <Seal className="mt-1 w-9" />
      </div>
    </div>
  );
}
