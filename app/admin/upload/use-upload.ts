import { useEffect, useState, useSyncExternalStore } from "react";
import { tellFailure, tellSuccess, tellWarning } from "../layout/notices.tsx";
import { pageSession } from "../session/page-session.ts";
import { compressPhotograph } from "./compress.ts";
import { openUploadStore } from "./indexed-db.ts";
import { outcomeNotice } from "./outcome-notice.ts";
import { createBrowserRetryTiming } from "./retry-timing.ts";
import { createUploadCalls } from "./upload-calls.ts";
import { createUploadController, type UploadController } from "./upload-controller.ts";
import { holdList } from "./upload-lock.ts";
import { beginPersisting } from "./upload-persistence.ts";

/** The upload desk of an account in this browser, open as long as the page is. */
export function useUpload(account: string) {
  const [desk] = useState(() => browserController(account));
  const state = useSyncExternalStore(desk.subscribe, desk.state, desk.state);
  useEffect(() => {
    void desk.open();
    return desk.close;
  }, [desk]);
  return { desk, ...state };
}

function browserController(account: string): UploadController {
  return createUploadController({
    beginPersisting: (onLost) =>
      beginPersisting({ hold: () => holdList(account), open: () => openUploadStore(account) }, onLost),
    makeSmaller: compressPhotograph,
    callsFor: (contents) => createUploadCalls(contents, { account, keeper: pageSession }),
    patience: createBrowserRetryTiming(),
    tell(entries, outcome, isStopped) {
      if (isStopped && outcome.storedIds.size === 0) {
        tellWarning("Upload stopped", "The images are still on this page. Nothing of them is lost.");
        return;
      }
      const { kind, title, description } = outcomeNotice(entries, outcome);
      if (kind === "success") tellSuccess(title, description);
      else if (kind === "partial") tellWarning(title, description);
      else tellFailure(title, description);
    },
  });
}
