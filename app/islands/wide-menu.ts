import { createDropdownControl } from "./dropdown-control.ts";

const inUse =
  "[data-dropdown]:hover, [data-dropdown]:has(button:focus), [data-dropdown]:has([data-panel] :focus)";

export function start(menu: HTMLElement, _props: undefined): void {
  const items = [...menu.querySelectorAll<HTMLElement>("[data-dropdown]")];
  const nameOf = (item: HTMLElement) => item.dataset.dropdown ?? "";
  const openItem = () => items.find((item) => item.hasAttribute("data-open"));
  const control = createDropdownControl((open) => {
    for (const item of items) {
      const isOpen = nameOf(item) === open;
      item.toggleAttribute("data-open", isOpen);
      item.querySelector("button")?.setAttribute("aria-expanded", String(isOpen));
    }
  });

  const used = menu.querySelector<HTMLElement>(inUse);
  if (used !== null) control.adopt(nameOf(used));

  for (const item of items) {
    item.addEventListener("pointerenter", ({ pointerType }) => {
      if (pointerType === "mouse") control.pointerEnters(nameOf(item));
    });
    item.addEventListener("pointerleave", ({ pointerType }) => {
      if (pointerType === "mouse") control.pointerLeaves();
    });
    item.addEventListener("focusout", ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !item.contains(relatedTarget)) control.close();
    });
    item.querySelector("button")?.addEventListener("click", () => control.press(nameOf(item)));
  }

  document.addEventListener("keydown", ({ key }) => {
    const item = openItem();
    if (key !== "Escape" || item === undefined) return;
    if (item.contains(document.activeElement)) item.querySelector("button")?.focus();
    control.close();
  });
  document.addEventListener("pointerdown", ({ target }) => {
    const item = openItem();
    if (item !== undefined && target instanceof Node && !item.contains(target)) control.close();
  });
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) control.close();
  });
}
