import { useEffect, useRef, useState } from "react";
import { prepareToSend } from "#app/photographs/browser-photographs.ts";
import type { PictureRole } from "#domain/gallery/pictures/picture-metadata.ts";
import { newId } from "../form/new-id.ts";
import { useAdminText } from "../page/admin-text.ts";
import { pageSession } from "../session/page-session.ts";
import { browserRetryTiming, retry } from "./retry.ts";
import { bytesToSend, createUploadApi, type FileBytes } from "./upload-api.ts";

export type ReceivedFile = { picture: string } | { document: string };

type UploadState =
  | { kind: "idle" }
  | { kind: "sending"; percent: number; waiting: string | null }
  | { kind: "failed"; message: string; mayPass: boolean };

export interface FileUpload {
  state: UploadState;
  choose(file: File, isDocument?: boolean): void;
  again(): void;
  stop(): void;
}

interface ChosenFile {
  id: string;
  name: string;
  isDocument: boolean;
  bytes: FileBytes;
}

export function useFileUpload(
  account: string,
  role: PictureRole,
  onReceived: (file: ReceivedFile) => void,
): FileUpload {
  const text = useAdminText().upload;
  const [state, setState] = useState<UploadState>({ kind: "idle" });
  const chosen = useRef<ChosenFile | null>(null);
  const stopping = useRef(new AbortController());
  useEffect(() => () => stopping.current.abort(), []);

  async function send(): Promise<void> {
    const file = chosen.current;
    if (file === null) return;
    stopping.current.abort();
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    const onShare = (share: number) =>
      setState({ kind: "sending", percent: Math.floor(share * 100), waiting: null });
    const onWait = (waiting: string) => setState({ kind: "sending", percent: 0, waiting });
    onShare(0);
    const api = createUploadApi(account, pageSession, text);

    async function attempt(one: ChosenFile): Promise<ReceivedFile> {
      if (one.isDocument) return { document: await api.sendDocument(one.bytes.blob, { signal, onShare }) };
      const options = { prepare: prepareToSend, save: () => Promise.resolve(), text };
      const toSend = await bytesToSend(one.bytes, one, options);
      const picture = { id: one.id, role, name: one.name };
      return { picture: await api.sendPicture(picture, toSend, { index: 0, signal, onShare }) };
    }

    const timing = browserRetryTiming(pageSession.whenSignedInAgain);
    const sent = await retry(() => attempt(file), { timing, text, signal, onWait });
    if (!sent.ok) {
      const { kind, message } = sent.refusal;
      setState(
        kind === "stopped" ? { kind: "idle" } : { kind: "failed", message, mayPass: kind !== "refused" },
      );
      return;
    }
    setState({ kind: "idle" });
    onReceived(sent.value);
  }

  return {
    state,
    choose(file: File, isDocument = false): void {
      const bytes = { blob: file, isReady: false, hash: null };
      chosen.current = { id: newId(), name: file.name, isDocument, bytes };
      void send();
    },
    again: () => void send(),
    stop: () => stopping.current.abort(),
  };
}
