/** As a ref: what came up outside the screen is brought into it, once. */
export function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "nearest" });
}
