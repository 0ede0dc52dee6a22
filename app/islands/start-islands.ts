import { startNavigationStatus } from "./navigation-status.ts";
import { loadPageOfAddress } from "./page-history.ts";
import { islands } from "./registry.ts";
import { startCounting } from "./visit.ts";

interface IslandModule {
  start(element: HTMLElement, props: never): void;
}

const modules = new Map<string, () => Promise<IslandModule>>(Object.entries(islands));
const started = new WeakSet<HTMLElement>();

async function hydrate(element: HTMLElement): Promise<void> {
  const load = modules.get(element.dataset.island ?? "");
  if (started.has(element) || load === undefined) return;
  started.add(element);
  try {
    const { start } = await load().catch((error: unknown) => {
      // The next touch tries again.
      started.delete(element);
      throw error;
    });
    start(element, JSON.parse(element.dataset.props ?? "null") as never);
    element.toggleAttribute("data-hydrated", true);
  } catch (error) {
    console.error(error);
  }
}

/** Milliseconds. Some browsers are never idle, and Safari has no idle callback. */
const pause = 50;

/** One after the other, so that a finger never waits for all of them. */
function hydrateInTurn(waiting: HTMLElement[]): void {
  const [next, ...others] = waiting;
  if (next !== undefined) setTimeout(() => void hydrate(next).then(() => hydrateInTurn(others)), pause);
}

function hydrateWhenVisible(elements: HTMLElement[]): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        observer.unobserve(target);
        void hydrate(target);
      }
    },
    { rootMargin: "200px" },
  );
  for (const element of elements) observer.observe(element);
}

function hydrateTouched({ target }: Event): void {
  const touched = target instanceof Element ? target.closest<HTMLElement>("[data-island]") : null;
  if (touched !== null) void hydrate(touched);
}

/** An island with unfinished work from an earlier page is hydrated unseen. */
function hasUnfinished({ dataset }: HTMLElement): boolean {
  try {
    return localStorage.getItem(`unfinished-${dataset.island}`) !== null;
  } catch {
    return false;
  }
}

export function startIslands(): void {
  loadPageOfAddress();
  startNavigationStatus();
  for (const event of ["pointerdown", "pointerover", "keydown", "focusin"]) {
    document.addEventListener(event, hydrateTouched, { capture: true, passive: true });
  }
  const found = [...document.querySelectorAll<HTMLElement>("[data-island]")];
  const hydrateAll = () => {
    startCounting();
    hydrateInTurn(found.filter((one) => one.dataset.hydrate === "idle" || hasUnfinished(one)));
    hydrateWhenVisible(found.filter(({ dataset }) => dataset.hydrate === "visible"));
  };
  if (document.readyState === "complete") hydrateAll();
  else window.addEventListener("load", hydrateAll, { once: true });
}
