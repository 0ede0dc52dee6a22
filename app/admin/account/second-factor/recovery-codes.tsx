import { Button, buttonClass } from "#app/ui/button.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import { useFocusAtStart } from "../../kit/form/use-focus-at-start.ts";
import { useAdminText } from "../../kit/page/admin-text.ts";
import { CopyButton } from "./copy-button.tsx";

export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept(): void }) {
  const text = useAdminText().secondFactor.recoveryCodes;
  const title = useFocusAtStart<HTMLHeadingElement>();
  const head = fillPlaceholders(text.fileTitle, { site: window.location.host });
  const file = `${[head, "", ...codes].join("\n")}\n`;
  return (
    <>
      <h3 ref={title} tabIndex={-1} className="mt-4 text-base outline-none">
        {text.title}
      </h3>
      <p className="mt-2">{text.keep}</p>
      <ul className="mt-3 grid grid-cols-2 gap-x-3 gap-y-2 rounded-md bg-sand p-3 font-mono text-sm whitespace-nowrap">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-x-3">
        <CopyButton text={file} label={text.copy} />
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download={text.fileName}
          className={`${buttonClass("secondary")} mt-3`}
        >
          {text.download}
        </a>
      </div>
      <Button kind="primary" className="mt-5" onClick={onKept}>
        {text.kept}
      </Button>
    </>
  );
}
