import { useRevalidator } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Problem } from "../ui/problem.tsx";
import { useAdminText } from "./admin-text.ts";

/** In the place of a section that could not be loaded; the frame around it stays. */
export function SectionFault() {
  const { section, soon } = useAdminText().layout.loadFailure;
  return <LoadFailure title={section} message={soon} />;
}

/** What could not be loaded, with a button that tries again. */
export function LoadFailure({ title, message }: { title: string; message: string }) {
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
