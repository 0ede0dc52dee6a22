import { placeName } from "#app/site/paint/drawing/crown.ts";
import { colourProperties, layers } from "#app/site/paint/drawing/drawing.ts";
import { boardName, type Painting, paintingQuery, readPainting } from "#domain/paint/painting.ts";
import { surprise } from "./surprise.ts";

export interface PaintProps {
  /** Of the page, without a query. */
  address: string;
  /** Describes the drawing; `{choices}` stands for the names of what is chosen. */
  alt: string;
}

/** Milliseconds after the last change: browsers let the address be changed only so often. */
const addressPause = 250;

/** Redraws the truck with every choice, and keeps the page's address and links in step with it. */
export function start(form: HTMLElement, { address, alt }: PaintProps): void {
  if (!(form instanceof HTMLFormElement)) return;
  const svg = form.querySelector<SVGSVGElement>("[data-drawing]");
  const board = svg?.querySelector<SVGTextElement>("[data-name]");
  if (!svg || !board) return;
  let shown = paintingOf(form);
  let pause: ReturnType<typeof setTimeout> | undefined;

  const paint = () => {
    const painting = paintingOf(form);
    for (const [name, value] of Object.entries(colourProperties(painting))) {
      svg.style.setProperty(name, value);
    }
    for (const { name, key, draw } of layers) {
      const layer = key(painting) === key(shown) ? null : svg.querySelector(`[data-layer=${name}]`);
      if (layer !== null) layer.innerHTML = draw(painting);
    }
    if (painting.name !== shown.name || painting.chassis !== shown.chassis) letter(board, painting);
    shown = painting;
    clearTimeout(pause);
    pause = setTimeout(sayWhatIsShown, addressPause);
  };

  const sayWhatIsShown = () => {
    svg.setAttribute("aria-label", alt.replace("{choices}", chosenWords(form)));
    const query = paintingQuery(shown);
    history.replaceState(history.state, "", location.pathname + query);
    for (const link of document.querySelectorAll<HTMLAnchorElement>("a[hreflang]")) link.search = query;
    for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-greeting]")) {
      link.search = `?text=${encodeURIComponent(`${link.dataset.greeting} ${address}${query}`)}`;
    }
  };

  form.addEventListener("input", paint);
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

function letter(board: SVGTextElement, { chassis, name }: Painting): void {
  const text = name ?? "";
  board.textContent = text;
  board.removeAttribute("textLength");
  const measured = 100;
  board.setAttribute("font-size", String(measured));
  const { x, y, size, length } = placeName(chassis, text, board.getComputedTextLength() / measured);
  board.setAttribute("x", String(x));
  board.setAttribute("y", String(y));
  board.setAttribute("font-size", String(size));
  if (length !== undefined) board.setAttribute("textLength", String(length));
}

function choose(form: HTMLFormElement, name: string, value: string): void {
  const radios = form.elements.namedItem(name);
  if (radios instanceof RadioNodeList) radios.value = value;
}

function chosenWords(form: HTMLFormElement): string {
  const chosen = form.querySelectorAll<HTMLInputElement>("input:checked");
  return [...chosen].map(({ labels }) => labels?.[0]?.textContent ?? "").join(", ");
}
