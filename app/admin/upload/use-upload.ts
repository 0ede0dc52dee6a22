import { useEffect, useState, useSyncExternalStore } from "react";
import { tellFailure, tellSuccess, tellWarning } from "../notices.tsx";
import { pageSession } from "../session/page-session.ts";
import { createBrowserPatience } from "./browser-patience.ts";
import { compressPhotograph } from "./compress.ts";
import { holdList } from "./hold-list.ts";
import { openUploadStore } from "./indexed-db.ts";
import { beginKeeping } from "./keeping.ts";
import { outcomeNotice } from "./outcome-notice.ts";
import { createUploadCalls } from "./upload-calls.ts";
import { createUploadDesk, type UploadDesk } from "./upload-desk.ts";

/** The upload desk of an account in this browser, open as long as the page is. */
export function useUpload(account: string) {
  const [desk] = useState(() => browserDesk(account));
  const state = useSyncExternalStore(desk.subscribe, desk.state, desk.state);
  useEffect(() => {
    void desk.open();
    return desk.close;
  }, [desk]);
  return { desk, ...state };
}

function browserDesk(account: string): UploadDesk {
  return createUploadDesk({
    beginKeeping: (onLost) =>
      beginKeeping({ hold: () => holdList(account), open: () => openUploadStore(account) }, onLost),
    makeSmaller: compressPhotograph,
    callsFor: (contents) => createUploadCalls(contents, { account, keeper: pageSession }),
    patience: createBrowserPatience(),
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
