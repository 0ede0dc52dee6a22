import { createContext, type ReactNode, use, useState } from "react";

const DialogPlaceContext = createContext<HTMLElement | null>(null);

/** Inside what is taken away when the session ends, not beside it. */
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
