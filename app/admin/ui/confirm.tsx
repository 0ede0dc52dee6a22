import { AlertDialog } from "radix-ui";
import type { ReactElement, ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { useAdminText } from "../layout/admin-text.ts";

interface ConfirmProps {
  title: string;
  question: string;
  children?: ReactNode;
  confirm: string;
  onConfirm(): void;
  /** Without it, `open` and `onOpenChange` say when the question is asked. */
  trigger?: ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

export function Confirm({
  title,
  question,
  children,
  confirm,
  onConfirm,
  trigger,
  ...openness
}: ConfirmProps) {
  const { cancel } = useAdminText().layout;
  return (
    <AlertDialog.Root {...openness}>
      {trigger === undefined ? null : <AlertDialog.Trigger asChild>{trigger}</AlertDialog.Trigger>}
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-50 bg-indigo-deep/70" />
        <AlertDialog.Content className="fixed inset-x-4 top-1/2 z-50 mx-auto max-h-[calc(100dvh-2rem)] max-w-md -translate-y-1/2 overflow-y-auto rounded-lg border border-line bg-sheet p-6">
          <AlertDialog.Title className="text-lg">{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-2">{question}</AlertDialog.Description>
          {children}
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <AlertDialog.Cancel asChild>
              <Button kind="secondary">{cancel}</Button>
            </AlertDialog.Cancel>
            <AlertDialog.Action asChild>
              <Button kind="danger" onClick={onConfirm}>
                {confirm}
              </Button>
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
