/** What wakes an island at once. */
export const touches = ["pointerdown", "pointerover", "keydown", "focusin"];
export const heard = { capture: true, passive: true };
