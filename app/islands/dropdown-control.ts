/** Milliseconds (NAV-4). */
export const dropdownTimings = {
  open: 200,
  /** So soon after one has closed, the next opens at once. */
  skip: 300,
  close: 150,
} as const;

interface DropdownControl {
  pointerEnters(name: string): void;
  pointerLeaves(): void;
  /** What hover has just opened stays open (NAV-5). */
  press(name: string): void;
  adopt(name: string): void;
  close(): void;
  stop(): void;
}

export function createDropdownControl(show: (name: string | null) => void): DropdownControl {
  let open: { name: string; pressed: boolean } | null = null;
  let opensAtOnce = false;
  let pending: ReturnType<typeof setTimeout> | undefined;
  let skipEnd: ReturnType<typeof setTimeout> | undefined;

  function later(act: () => void, delay: number) {
    clearTimeout(pending);
    pending = setTimeout(act, delay);
  }

  function openNow(name: string, pressed: boolean) {
    clearTimeout(pending);
    clearTimeout(skipEnd);
    open = { name, pressed };
    opensAtOnce = true;
    show(name);
  }

  function close() {
    clearTimeout(pending);
    if (open === null) return;
    open = null;
    skipEnd = setTimeout(() => {
      opensAtOnce = false;
    }, dropdownTimings.skip);
    show(null);
  }

  return {
    pointerEnters(name) {
      clearTimeout(pending);
      if (open?.name === name) return;
      if (opensAtOnce) openNow(name, false);
      else later(() => openNow(name, false), dropdownTimings.open);
    },
    pointerLeaves() {
      clearTimeout(pending);
      if (open?.pressed === false) later(close, dropdownTimings.close);
    },
    press(name) {
      if (open?.name === name && open.pressed) close();
      else openNow(name, true);
    },
    adopt: (name) => openNow(name, false),
    close,
    stop() {
      clearTimeout(pending);
      clearTimeout(skipEnd);
    },
  };
}
