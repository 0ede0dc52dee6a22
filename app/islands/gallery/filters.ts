import { clickedLink, isPlainClick, leavesPage } from "../plain-click.ts";
import { elsePlainly, submitPlainly } from "../plainly.ts";

const results = "#projects";

export function startFilters(gallery: HTMLElement): void {
  const section = gallery.querySelector<HTMLElement>(results);
  const form = gallery.querySelector("form");
  if (section === null || form === null) return;

  function anchorOf(section: HTMLElement): string {
    return section.getBoundingClientRect().top < (form?.getBoundingClientRect().bottom ?? 0) ? results : "";
  }

  gallery.addEventListener("click", (event) => {
    const link = clickedLink(event, "a[data-filter]");
    if (link === null || !isPlainClick(event)) return;
    link.hash = anchorOf(section);
    if (!leavesPage(link)) return;
    markCurrent(link);
    section.ariaBusy = "true";
  });

  const send = () =>
    elsePlainly(
      () => form.requestSubmit(),
      () => submitPlainly(form),
    );
  form.addEventListener("change", () => void send());
  form.addEventListener("submit", () => {
    const action = new URL(form.action);
    action.hash = anchorOf(section);
    form.action = action.href;
    section.ariaBusy = "true";
  });
  form.addEventListener("formdata", ({ formData }) => {
    for (const [name, value] of [...formData]) if (value === "") formData.delete(name);
  });

  // Back from the results: the page shows what its own address says.
  const current = gallery.querySelector("a[data-filter][aria-current]");
  window.addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    form.reset();
    section.ariaBusy = null;
    if (current !== null) markCurrent(current);
  });

  if (current !== null) showSideways(current);
  // Only what is written into a document is announced.
  const count = section.querySelector("[data-count]");
  if (count !== null) count.textContent = `${count.textContent}`;

  // A choice made before this module came is not lost.
  if (isChanged(form)) void send();
}

function markCurrent(link: Element): void {
  const tabs = link.closest("nav")?.querySelectorAll("a") ?? [];
  for (const tab of tabs) tab.ariaCurrent = tab === link ? "page" : null;
}

function showSideways(tab: Element): void {
  const nav = tab.closest("nav");
  if (nav === null) return;
  const beyond = tab.getBoundingClientRect().right - nav.getBoundingClientRect().right;
  if (beyond > 0) nav.scrollLeft += beyond + 20;
}

function isChanged(form: HTMLFormElement): boolean {
  return [...form.querySelectorAll("option")].some(
    ({ selected, defaultSelected }) => selected !== defaultSelected,
  );
}
