import { useRevalidator } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Problem } from "../ui/problem.tsx";

/** In the place of a section that could not be loaded; the frame around it stays. */
export function SectionFault() {
  return <LoadFailure title="This section could not be loaded" message="Please try again in a moment." />;
}

/** What could not be loaded, with a button that tries again. */
export function LoadFailure({ title, message }: { title: string; message: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <div className="flex flex-col items-start gap-3">
      <Problem title={title} message={message} />
      <Button kind="secondary" disabled={state !== "idle"} onClick={() => void revalidate()}>
        {state === "idle" ? "Try again" : "Trying..."}
      </Button>
    </div>
  );
}
