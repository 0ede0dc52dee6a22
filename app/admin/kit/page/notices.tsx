import { Toaster, toast } from "sonner";
import { useAdminText } from "./admin-text.ts";

export function Notices() {
  const text = useAdminText().layout;
  return (
    <Toaster
      position="bottom-right"
      visibleToasts={3}
      gap={14}
      // Without a pointer nobody could open a closed pile.
      expand
      closeButton
      theme="light"
      offset={{ bottom: "calc(24px + var(--bottom-bar))" }}
      mobileOffset={{ bottom: "calc(8px + var(--bottom-bar))" }}
      containerAriaLabel={text.notices}
      toastOptions={{
        closeButtonAriaLabel: text.closeNotice,
        classNames: {
          closeButton: "after:absolute after:-inset-3",
          success: "[&_[data-icon]]:text-teal",
          warning: "[&_[data-icon]]:text-vermilion",
          error: "[&_[data-icon]]:text-vermilion",
          actionButton: "min-h-11! rounded-sm! bg-ink! px-4! text-[0.9375rem]! text-paper!",
        },
        style: {
          background: "var(--color-sheet)",
          color: "var(--color-ink)",
          borderColor: "var(--color-line)",
          borderRadius: "10px",
          fontSize: "0.9375rem",
        },
      }}
    />
  );
}

export function notifySuccess(title: string, description?: string): void {
  toast.success(title, { ...returningFocus, description });
}

/** Of the same `id` the last one stands alone: what went before it cannot be undone any more. */
export function notifySuccessWithUndo(
  title: string,
  description: string | undefined,
  undo: { label: string; onUndo(): void },
  id?: string,
): void {
  const onClick = () => {
    giveFocusBack();
    undo.onUndo();
  };
  toast.success(title, {
    ...returningFocus,
    description,
    duration: 10_000,
    action: { label: undo.label, onClick },
    ...(id !== undefined && { id }),
  });
}

export function closeNotice(id: string): void {
  toast.dismiss(id);
}

const lasting = new Set<string | number>();

export function notifyWarning(title: string, description: string): void {
  lasting.add(toast.warning(title, { ...returningFocus, description, duration: Number.POSITIVE_INFINITY }));
}

export function notifyFailure(title: string, description?: string): () => void {
  const id = toast.error(title, { ...returningFocus, description, duration: Number.POSITIVE_INFINITY });
  lasting.add(id);
  return () => void toast.dismiss(id);
}

export function closeLastingNotices(): void {
  for (const id of lasting) toast.dismiss(id);
  lasting.clear();
}

export function closeAllNotices(): void {
  toast.dismiss();
  lasting.clear();
}

/** Sonner does not notice that a notice goes with the focus in it: without this the focus would be nowhere. */
function giveFocusBack(): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused.closest("[data-sonner-toast]") !== null) focused.blur();
}

const returningFocus = { onDismiss: giveFocusBack, onAutoClose: giveFocusBack };
