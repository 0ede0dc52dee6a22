import { useSyncExternalStore } from "react";
import { Toaster, toast } from "sonner";
import { useAdminText } from "./admin-text.ts";

const phone = "(width < 48rem)";
const isPhone = () => window.matchMedia(phone).matches;

function subscribeToWidth(onChange: () => void) {
  const query = window.matchMedia(phone);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

export function Notices() {
  const text = useAdminText().layout;
  const isOnPhone = useSyncExternalStore(subscribeToWidth, isPhone, () => false);
  return (
    <Toaster
      position="bottom-right"
      visibleToasts={isOnPhone ? 2 : 3}
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
          toast: "pr-12!",
          closeButton:
            "inset-[0_0_auto_auto]! size-11! transform-none! border-0! bg-transparent! text-steel! [&_svg]:size-4",
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

let lastSuccess: string | number | null = null;

/** On a phone two would cover what is below. */
export function notifySuccess(title: string, description?: string): () => void {
  if (lastSuccess !== null && isPhone()) toast.dismiss(lastSuccess);
  const id = toast.success(title, { ...returningFocus, description });
  lastSuccess = id;
  return () => void toast.dismiss(id);
}

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

/** Sonner does not notice when the notice with the focus goes. */
function giveFocusBack(): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused.closest("[data-sonner-toast]") !== null) focused.blur();
}

const returningFocus = { onDismiss: giveFocusBack, onAutoClose: giveFocusBack };
