import { Dialog } from "radix-ui";
import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { textToRead } from "#content/languages.ts";
import { closingNotices } from "#content/ready-notices.ts";
import { DialogPanel } from "../kit/dialog/dialog-panel.tsx";
import { useChange } from "../kit/form/form-outcome.ts";
import { useAdminText } from "../kit/page/admin-text.ts";
import { Sentence } from "../kit/page/sentence.tsx";
import type { Closing } from "./close-today.server.ts";

/** One button, so that the focus stays on it. */
export function CloseToday({ notice, holiday }: Closing) {
  const { today, layout, language } = useAdminText();
  const text = today.closing;
  const [isAsking, setIsAsking] = useState(false);
  const { isBusy, send } = useChange("close-today", "/admin/today");
  const isClosed = notice !== null;
  const reasons = Object.entries(closingNotices).map(([reason, words]) => ({ reason, words }));
  const ready = holiday === null ? reasons : [{ reason: "holiday", words: holiday.notice }, ...reasons];
  return (
    <Dialog.Root open={isAsking} onOpenChange={setIsAsking}>
      {isClosed ? <ClosedNow {...textToRead(notice, language)} /> : null}
      <Dialog.Trigger asChild>
        <Button
          kind={isClosed ? "primary" : "secondary"}
          aria-disabled={isBusy}
          {...(isClosed ? { "aria-haspopup": undefined, "aria-expanded": undefined } : {})}
          onClick={(event) => {
            if (isBusy || isClosed) event.preventDefault();
            if (isClosed && !isBusy) send({ intent: "open again" });
          }}
        >
          {isBusy ? text.saving : isClosed ? text.openAgain : text.close}
        </Button>
      </Dialog.Trigger>
      <DialogPanel title={text.close} width="narrow">
        <p className="mb-4">{text.intro}</p>
        <ul className="flex flex-col gap-3">
          {ready.map(({ reason, words }) => (
            <li key={reason}>
              <Button
                kind="secondary"
                className="w-full flex-col items-start py-3 text-left"
                onClick={() => {
                  setIsAsking(false);
                  send({ intent: "close today", reason });
                }}
              >
                {Object.entries(words).map(([lang, line]) => (
                  <span key={lang} lang={lang} className={lang === language ? "order-first" : "font-normal"}>
                    {line}
                  </span>
                ))}
              </Button>
            </li>
          ))}
        </ul>
        <p className="mt-4 text-sm text-steel">{text.halfDay}</p>
        <Dialog.Close asChild>
          <Button kind="quiet" className="-ml-5 mt-2">
            {layout.cancel}
          </Button>
        </Dialog.Close>
      </DialogPanel>
    </Dialog.Root>
  );
}

function ClosedNow({ text, lang }: ReturnType<typeof textToRead>) {
  const { closedNow } = useAdminText().today.closing;
  return (
    <p className="basis-full font-bold">
      <Sentence text={closedNow} values={{ notice: <span lang={lang}>{text}</span> }} />
    </p>
  );
}
