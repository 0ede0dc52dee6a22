/** Pixels sideways. */
const threshold = 48;

export function onSwipe(element: HTMLElement, turn: (towards: "prev" | "next") => void): void {
  let start: { x: number; y: number } | null = null;
  element.addEventListener("pointerdown", ({ target, pointerType, clientX, clientY }) => {
    const isTaken = pointerType === "mouse" || target instanceof HTMLInputElement;
    start = isTaken ? null : { x: clientX, y: clientY };
  });
  element.addEventListener("pointercancel", () => {
    start = null;
  });
  element.addEventListener("pointerup", ({ clientX, clientY }) => {
    if (start === null) return;
    const x = clientX - start.x;
    const y = clientY - start.y;
    start = null;
    if (Math.abs(x) >= threshold && Math.abs(x) >= Math.abs(y)) turn(x < 0 ? "next" : "prev");
  });
}
