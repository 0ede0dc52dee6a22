import type { ComponentProps } from "react";
import { useFetcher } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { type FormOutcome, useOutcomeNotice } from "./form-outcome.ts";

interface ActionButtonProps extends ComponentProps<typeof Button> {
  fetcherKey: string;
  fields: Record<string, string>;
  action?: string;
  busy: string;
}

export function ActionButton({ fetcherKey, fields, action, busy, ...button }: ActionButtonProps) {
  const { children, disabled = false, ...look } = button;
  const change = useFetcher<FormOutcome>({ key: fetcherKey });
  useOutcomeNotice(change);
  const isBusy = change.state !== "idle";
  return (
    <Button
      {...look}
      disabled={isBusy || disabled}
      onClick={() => void change.submit(fields, { method: "post", action })}
    >
      {isBusy ? busy : children}
    </Button>
  );
}
