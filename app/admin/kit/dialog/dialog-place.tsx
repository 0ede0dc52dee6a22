import { createContext, type ReactNode, use, useState } from "react";

const DialogPlaceContext = createContext<HTMLElement | null>(null);

/** Where dialogs of a page are drawn: among what is taken away when the session ends, instead of beside it. */
export function DialogPlace({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <DialogPlaceContext value={place}>
      {children}
      <div ref={setPlace} className="contents" />
    </DialogPlaceContext>
  );
}

export function useDialogPlace(): HTMLElement | null {
  return use(DialogPlaceContext);
}
