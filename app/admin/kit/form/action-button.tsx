import type { ComponentProps } from "react";
import { Button } from "#app/ui/button.tsx";
import { useChange } from "./form-outcome.ts";

interface ActionButtonProps extends ComponentProps<typeof Button> {
  fetcherKey: string;
  fields: Record<string, string>;
  action?: string;
  busy: string;
}

export function ActionButton({ fetcherKey, fields, action, busy, ...button }: ActionButtonProps) {
  const { children, disabled = false, ...look } = button;
  const { isBusy, send } = useChange(fetcherKey, action);
  return (
    <Button {...look} disabled={isBusy || disabled} onClick={() => send(fields)}>
      {isBusy ? busy : children}
    </Button>
  );
}
