/** For an action that takes the focused element away. */
export function focusSection(): void {
  document.getElementById("section")?.focus({ preventScroll: true });
}
