import { placeName } from "#app/ui/paint-drawing/crown.ts";
import { colourProperties, layers, letterProperties } from "#app/ui/paint-drawing/drawing.ts";
import { sharedAddress } from "#app/ui/shared-address.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import { boardName, type Painting, paintingQuery, readPainting } from "#domain/paint/painting.ts";
import { elsePlainly, onPlainClick } from "../plainly.ts";
import { surprise } from "./surprise.ts";

export interface PaintProps {
  address: string;
  alt: string;
  nameWidth: number;
  copied: string;
}

/** Milliseconds: browsers limit how often the address changes. */
const addressPause = 400;

export function start(form: HTMLElement, { address, alt, nameWidth, copied }: PaintProps): void {
  if (!(form instanceof HTMLFormElement)) return;
  const drawing = form.querySelector<SVGSVGElement>("[data-drawing]");
  const truck = drawing?.querySelector<SVGGElement>("[data-truck]");
  const board = truck?.querySelector<SVGTextElement>("[data-name]");
  if (!drawing || !truck || !board) return;
  let shown = drawnPainting(form);
  let width = nameWidth;
  let pause: ReturnType<typeof setTimeout> | undefined;

  const paint = () => {
    const painting = paintingOf(form);
    for (const { name, colours, key, draw } of layers) {
      const layer = truck.querySelector<SVGGElement>(`[data-layer=${name}]`);
      if (layer === null) continue;
      const changed = colours.filter((part) => painting[part] !== shown[part]);
      if (key(painting) === key(shown)) {
        for (const part of changed) recolour(layer, colourProperties(painting, part));
      } else {
        for (const part of colours) setAll(layer, colourProperties(painting, part));
        layer.innerHTML = draw(painting);
      }
    }
    if (painting.panels !== shown.panels) setAll(board, letterProperties(painting));
    if (painting.name !== shown.name) width = write(board, painting.name ?? "");
    if (painting.name !== shown.name || painting.chassis !== shown.chassis) place(board, painting, width);
    shown = painting;
    clearTimeout(pause);
    pause = setTimeout(sayWhatIsShown, addressPause);
  };

  const sayWhatIsShown = () => {
    drawing.setAttribute("aria-label", fillPlaceholders(alt, { choices: chosenWords(form) }));
    const query = paintingQuery(shown);
    for (const link of document.querySelectorAll<HTMLAnchorElement>("a[hreflang]")) link.search = query;
    for (const link of document.querySelectorAll<HTMLAnchorElement>("a[href*='painting=']")) {
      link.search = `?painting=${encodeURIComponent(query)}`;
    }
    for (const link of document.querySelectorAll<HTMLAnchorElement>("a[href*='?text=']")) {
      const [greeting = ""] = (new URLSearchParams(link.search).get("text") ?? "").split(address);
      const painted = address + query;
      const told = "share" in link.dataset ? sharedAddress(painted) : painted;
      link.search = `?text=${encodeURIComponent(greeting + told)}`;
    }
    // The browser refuses it for a while to somebody who paints fast.
    history.replaceState(history.state, "", location.pathname + query);
  };

  // Chosen before this began, or given back by the browser at a reload.
  if (paintingQuery(paintingOf(form)) !== paintingQuery(shown)) paint();

  const stay = (event: Event) => event.preventDefault();
  const becomePlain = () => {
    form.removeEventListener("submit", stay);
    form.removeAttribute("data-hydrated");
  };
  const paintElsePlainly = () => void elsePlainly(paint, becomePlain);
  form.addEventListener("submit", stay);
  form.addEventListener("input", paintElsePlainly);
  const link = form.querySelector<HTMLAnchorElement>("a[data-share]");
  if (link !== null) onPlainClick(link, () => share(link, copied));
  const followAtOnce = ({ target }: Event) => {
    if (target instanceof Element && target.closest("a, button") !== null) sayWhatIsShown();
  };
  document.addEventListener("click", followAtOnce, { capture: true });
  form.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === "name") target.value = boardName(target.value);
  });
  form.querySelector("[data-surprise]")?.addEventListener("click", () => {
    for (const [name, value] of Object.entries(surprise(shown))) choose(form, name, value);
    paintElsePlainly();
  });
}

function drawnPainting(form: HTMLFormElement): Painting {
  return readPainting({
    get: (name) =>
      form.querySelector<HTMLInputElement>(`[name=${name}]:is([checked], :not([type=radio]))`)
        ?.defaultValue ?? null,
  });
}

function paintingOf(form: HTMLFormElement): Painting {
  return readPainting({
    get(name) {
      const field = form.elements.namedItem(name);
      return field instanceof RadioNodeList || field instanceof HTMLInputElement ? field.value : null;
    },
  });
}

async function share(link: HTMLAnchorElement, copied: string): Promise<void> {
  const url = sharedAddress(location.href);
  if (navigator.share !== undefined) {
    return navigator.share({ text: link.dataset.greeting ?? "", url }).catch(() => {});
  }
  const isCopied = await navigator.clipboard?.writeText(url).then(
    () => true,
    () => false,
  );
  if (isCopied) link.textContent = copied;
  else location.assign(link.href);
}

/** A property on the layer makes the browser look at all that it holds. */
function recolour(layer: SVGElement, properties: Record<string, string>): void {
  for (const [name, colour] of Object.entries(properties)) {
    for (const attribute of ["fill", "stroke"]) {
      for (const path of layer.querySelectorAll<SVGElement>(`[${attribute}="var(${name})"]`))
        path.style.setProperty(attribute, colour);
    }
  }
}

function setAll({ style }: SVGElement, properties: Record<string, string>): void {
  for (const [name, value] of Object.entries(properties)) style.setProperty(name, value);
}

function write(board: SVGTextElement, name: string): number {
  const measured = 100;
  board.removeAttribute("textLength");
  board.setAttribute("font-size", String(measured));
  board.textContent = name;
  return board.getComputedTextLength() / measured;
}

function place(board: SVGTextElement, { chassis, name }: Painting, width: number): void {
  const { length, size, ...at } = placeName(chassis, name ?? "", width);
  const attributes = { ...at, "font-size": size, ...(length !== undefined && { textLength: length }) };
  for (const [attribute, value] of Object.entries(attributes)) board.setAttribute(attribute, String(value));
}

function choose(form: HTMLFormElement, name: string, value: string): void {
  const radios = form.elements.namedItem(name);
  if (radios instanceof RadioNodeList) radios.value = value;
}

function chosenWords(form: HTMLFormElement): string {
  const chosen = form.querySelectorAll<HTMLInputElement>("input:checked");
  return [...chosen].map(({ labels }) => labels?.[0]?.textContent ?? "").join(", ");
}
