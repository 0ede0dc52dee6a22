import { type ReactNode, useEffect } from "react";
import { useRevalidator } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { useAdminText } from "./admin-text.ts";
import { useLastLoaded } from "./last-loaded.ts";
import { notifyFailure } from "./notices.tsx";
import { Problem } from "./problem.tsx";

export function SectionFault() {
  const { section, soon } = useAdminText().layout.loadFailure;
  return <Retry title={section} message={soon} />;
}

export function LoadFailure({ title, message }: { title: string; message?: string }) {
  const { soon } = useAdminText().layout.loadFailure;
  useEffect(() => notifyFailure(title), [title]);
  return <Retry title={title} message={message ?? soon} />;
}

interface LastLoadedProps<Loaded> {
  loaded: Loaded | null;
  failure: string;
  children(shown: Loaded): ReactNode;
}

export function LastLoaded<Loaded>({ loaded, failure, children }: LastLoadedProps<Loaded>) {
  const shown = useLastLoaded(loaded);
  return (
    <>
      {loaded === null ? <NotLoaded title={failure} isShown={shown !== null} /> : null}
      {shown === null ? null : children(shown)}
    </>
  );
}

export function NotLoaded({ title, isShown }: { title: string; isShown: boolean }) {
  const { loadFailure, networkError } = useAdminText().layout;
  const unseen = () => (navigator.onLine ? loadFailure.soon : networkError);
  return <LoadFailure title={title} message={isShown ? loadFailure.outdated : unseen()} />;
}

function Retry({ title, message }: { title: string; message: string }) {
  const { retry, retrying } = useAdminText().layout.loadFailure;
  const { revalidate, state } = useRevalidator();
  return (
    <div className="flex flex-col items-start gap-3">
      <Problem title={title} message={message} />
      <Button kind="secondary" disabled={state !== "idle"} onClick={() => void revalidate()}>
        {state === "idle" ? retry : retrying}
      </Button>
    </div>
  );
}
