import { type RefObject, useEffect, useState } from "react";
import { createDropdownControl, type DropdownControl } from "./dropdown-control.ts";

export interface Dropdowns {
  open: string | null;
  /** Until the scripts run, style sheets alone open the dropdowns. */
  isScripted: boolean;
  control: DropdownControl;
}

function nameOf(item: Element | null): string | undefined {
  return item?.getAttribute("data-dropdown") ?? undefined;
}

/** The dropdowns of the menu in `menu`, whose items bear their name as `data-dropdown`. */
export function useDropdowns(menu: RefObject<HTMLElement | null>): Dropdowns {
  const [open, setOpen] = useState<string | null>(null);
  const [isScripted, setScripted] = useState(false);
  const [control] = useState(() => createDropdownControl(setOpen));

  useEffect(() => {
    const inUse = menu.current?.querySelector(
      "[data-dropdown]:hover, [data-dropdown]:has(button:focus), [data-dropdown]:has([data-panel] :focus)",
    );
    const name = nameOf(inUse ?? null);
    if (name !== undefined) control.adopt(name);
    setScripted(true);
    return () => control.stop();
  }, [menu, control]);

  useEffect(() => {
    if (open === null) return;
    const openItem = () => menu.current?.querySelector(`[data-dropdown="${open}"]`);
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key !== "Escape") return;
      const item = openItem();
      if (item?.contains(document.activeElement)) item.querySelector("button")?.focus();
      control.close();
    }
    function closeOutside({ target }: PointerEvent) {
      if (target instanceof Node && !openItem()?.contains(target)) control.close();
    }
    document.addEventListener("keydown", closeOnEscape);
    document.addEventListener("pointerdown", closeOutside);
    return () => {
      document.removeEventListener("keydown", closeOnEscape);
      document.removeEventListener("pointerdown", closeOutside);
    };
  }, [open, menu, control]);

  return { open, isScripted, control };
}
