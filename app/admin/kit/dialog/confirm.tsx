import { AlertDialog } from "radix-ui";
import { type ReactElement, type ReactNode, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import { latinDigits } from "#domain/values/normalize-text.ts";
import { TextField } from "../form/field.tsx";
import { useAdminText } from "../page/admin-text.ts";
import { BackCloses } from "./back-closes.tsx";
import { useDialogPlace } from "./dialog-place.tsx";

interface ConfirmProps {
  title: string;
  question: string;
  isRestorable?: boolean;
  children?: ReactNode;
  confirm: string;
  onConfirm(): void;
  trigger?: ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  numberToType?: { number: number; label: string } | null;
}

export function Confirm({
  title,
  question,
  isRestorable = false,
  children,
  confirm,
  onConfirm,
  trigger,
  numberToType = null,
  ...openness
}: ConfirmProps) {
  const { cancel, restorable } = useAdminText().layout;
  const [typed, setTyped] = useState("");
  const button = useRef<HTMLButtonElement>(null);
  const cancelButton = useRef<HTMLButtonElement>(null);
  const isTyped = numberToType === null || digitsOf(typed) === String(numberToType.number);
  return (
    <AlertDialog.Root {...openness}>
      {trigger === undefined ? null : <AlertDialog.Trigger asChild>{trigger}</AlertDialog.Trigger>}
      <AlertDialog.Portal container={useDialogPlace()}>
        <AlertDialog.Overlay className="fixed inset-0 z-50 bg-indigo-deep/70" />
        <AlertDialog.Content
          className="fixed inset-x-4 top-1/2 z-50 mx-auto max-h-[calc(100dvh-2rem)] max-w-md -translate-y-1/2 overflow-y-auto rounded-lg border border-line bg-sheet p-6"
          onOpenAutoFocus={(event) => {
            setTyped("");
            const field =
              event.currentTarget instanceof Element && event.currentTarget.querySelector("input");
            if (!field) return;
            event.preventDefault();
            field.focus();
          }}
          onKeyDown={({ key, target }) => {
            if (key === "Enter" && target instanceof HTMLInputElement) button.current?.click();
          }}
        >
          {trigger === undefined ? null : <BackCloses onBack={() => cancelButton.current?.click()} />}
          <AlertDialog.Title className="text-lg">{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-2">{question}</AlertDialog.Description>
          {isRestorable ? <p className="mt-2 text-sm text-steel">{restorable}</p> : null}
          {children}
          {numberToType === null ? null : (
            <div className="mt-4">
              <TextField
                label={fillPlaceholders(numberToType.label, { number: numberToType.number })}
                inputMode="numeric"
                autoComplete="off"
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
              />
            </div>
          )}
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <AlertDialog.Cancel asChild>
              <Button ref={cancelButton} kind="secondary">
                {cancel}
              </Button>
            </AlertDialog.Cancel>
            <AlertDialog.Action asChild>
              <Button ref={button} kind="danger" disabled={!isTyped} onClick={onConfirm}>
                {confirm}
              </Button>
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

function digitsOf(text: string): string {
  return latinDigits(text).replace(/\D/g, "");
}
