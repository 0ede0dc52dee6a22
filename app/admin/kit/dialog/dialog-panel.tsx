import { Dialog } from "radix-ui";
import { type ReactNode, type RefObject, useRef } from "react";
import { BackCloses } from "./back-closes.tsx";
import { useDialogPlace } from "./dialog-place.tsx";

interface DialogPanelProps {
  title: string;
  width: "narrow" | "wide";
  onLeave?: (event: Event) => void;
  /** Else its first control. */
  start?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

export function DialogPanel({ title, width, onLeave, start, children }: DialogPanelProps) {
  const close = useRef<HTMLButtonElement>(null);

  function goBack() {
    const leaving = new Event("back", { cancelable: true });
    onLeave?.(leaving);
    if (!leaving.defaultPrevented) close.current?.click();
  }

  return (
    <Dialog.Portal container={useDialogPlace()}>
      <Dialog.Overlay className="fixed inset-0 z-50 bg-indigo-deep/70" />
      <Dialog.Content
        aria-describedby={undefined}
        {...(onLeave === undefined ? {} : { onEscapeKeyDown: onLeave, onInteractOutside: onLeave })}
        onOpenAutoFocus={(event) => {
          if (!start?.current) return;
          event.preventDefault();
          start.current.focus({ preventScroll: true });
        }}
        className={`fixed inset-0 z-50 m-auto h-fit max-h-dvh w-full overflow-y-auto border-line bg-sheet p-4 md:max-h-[calc(100dvh-3rem)] md:w-[calc(100%-3rem)] md:rounded-lg md:border md:p-6 ${
          width === "wide" ? "md:max-w-6xl" : "md:max-w-2xl"
        }`}
      >
        <BackCloses onBack={goBack} />
        <Dialog.Close ref={close} hidden />
        <Dialog.Title className="mb-4 text-lg wrap-anywhere">{title}</Dialog.Title>
        {children}
      </Dialog.Content>
    </Dialog.Portal>
  );
}
