import type { ReactNode } from "react";
import type { FetcherWithComponents } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { useAdminText } from "../../kit/page/admin-text.ts";
import { Problem } from "../../kit/page/problem.tsx";
import type { SecondFactorOutcome } from "./change-second-factor.server.ts";

export interface StepProps {
  change: FetcherWithComponents<SecondFactorOutcome>;
  problem: string | null;
  onCancel(): void;
}

interface StepFormProps extends StepProps {
  intent: string;
  send: string;
  isDangerous?: boolean;
  children: ReactNode;
}

export function StepForm({
  change,
  problem,
  onCancel,
  intent,
  send,
  isDangerous = false,
  children,
}: StepFormProps) {
  const { layout, secondFactor } = useAdminText();
  const isSending = change.state === "submitting";
  return (
    <change.Form method="post" noValidate className="mt-4 flex flex-col gap-5">
      <input type="hidden" name="intent" value={intent} />
      {children}
      {problem === null || isSending ? null : <Problem message={problem} />}
      <div className="flex flex-wrap gap-3">
        <Button kind={isDangerous ? "danger" : "primary"} type="submit" disabled={isSending}>
          {isSending ? secondFactor.busy : send}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {layout.cancel}
        </Button>
      </div>
    </change.Form>
  );
}
