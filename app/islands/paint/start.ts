import { placeName } from "#app/site/paint/drawing/crown.ts";
import { colourProperties, layers, letterProperties } from "#app/site/paint/drawing/drawing.ts";
import { boardName, type Painting, paintingQuery, readPainting } from "#domain/paint/painting.ts";
import { surprise } from "./surprise.ts";

export interface PaintProps {
  /** Of the page, without a query. */
  address: string;
  /** Describes the drawing; `{choices}` stands for the names of what is chosen. */
  alt: string;
  /** Of the name's letters, in parts of their size. */
  nameWidth: number;
}

/** Milliseconds after the last change: browsers let the address be changed only so often. */
const addressPause = 400;

/** Redraws the truck with every choice, and keeps the page's address and links in step with it. */
export function start(form: HTMLElement, { address, alt, nameWidth }: PaintProps): void {
  if (!(form instanceof HTMLFormElement)) return;
  const drawing = form.querySelector<SVGSVGElement>("[data-drawing]");
  const truck = drawing?.querySelector<SVGGElement>("[data-truck]");
  const board = truck?.querySelector<SVGTextElement>("[data-name]");
  if (!drawing || !truck || !board) return;
  let shown = paintingOf(form);
  let width = nameWidth;
  let pause: ReturnType<typeof setTimeout> | undefined;

  const paint = () => {
    const painting = paintingOf(form);
    for (const { name, colours, key, draw } of layers) {
      const layer = truck.querySelector<SVGGElement>(`[data-layer=${name}]`);
      if (layer === null) continue;
      for (const part of colours) {
        if (painting[part] !== shown[part]) setAll(layer, colourProperties(painting, part));
      }
      if (key(painting) !== key(shown)) layer.innerHTML = draw(painting);
    }
    if (painting.panels !== shown.panels) setAll(board, letterProperties(painting));
    if (painting.name !== shown.name) width = write(board, painting.name ?? "");
    if (painting.name !== shown.name || painting.chassis !== shown.chassis) place(board, painting, width);
    shown = painting;
    clearTimeout(pause);
    pause = setTimeout(sayWhatIsShown, addressPause);
  };

  const asked = document.querySelector<HTMLInputElement>("input[name=painting]");

  const sayWhatIsShown = () => {
    drawing.setAttribute("aria-label", alt.replace("{choices}", chosenWords(form)));
    const query = paintingQuery(shown);
    history.replaceState(history.state, "", location.pathname + query);
    if (asked !== null) asked.value = query;
    for (const link of document.querySelectorAll<HTMLAnchorElement>("a[hreflang]")) link.search = query;
    for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-greeting]")) {
      link.search = `?text=${encodeURIComponent(`${link.dataset.greeting} ${address}${query}`)}`;
    }
  };

  form.addEventListener("input", paint);
  const followAtOnce = ({ target }: Event) => {
    if (target instanceof Element && target.closest("a, button") !== null) sayWhatIsShown();
  };
  document.addEventListener("click", followAtOnce, { capture: true });
  form.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === "name") target.value = boardName(target.value);
  });
  form.addEventListener("submit", (event) => event.preventDefault());
  form.querySelector("[data-surprise]")?.addEventListener("click", () => {
    for (const [name, value] of Object.entries(surprise(shown))) choose(form, name, value);
    paint();
  });
}

function paintingOf(form: HTMLFormElement): Painting {
  const texts = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return readPainting(new URLSearchParams(texts));
}

function setAll({ style }: SVGElement, properties: Record<string, string>): void {
  for (const [name, value] of Object.entries(properties)) style.setProperty(name, value);
}

/** Answers the width in parts of the letters' size. */
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
