export const largeView = { largeView: true };

export function isLargeView(state: unknown): boolean {
  return typeof state === "object" && state !== null && "largeView" in state;
}

/** After a reload under such an address, Back would change the address alone. */
export function loadPageOfAddress(): void {
  const { pathname } = location;
  window.addEventListener("popstate", ({ state }) => {
    if (location.pathname !== pathname && !isLargeView(state)) location.reload();
  });
}
