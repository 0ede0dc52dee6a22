import { keysIn, withoutMarks } from "#content/document-marks.ts";

const mark = "content-mark";
const unseen = "script, style, title, template, option";
const drawing = "http://www.w3.org/2000/svg";
const interactive = "a, button, summary, label, select";

export interface Tapped {
  key: string;
  also: string[];
  href: string | null;
}

export function showMarks(page: Document, pictureName: string): void {
  // Not the menu of a phone, which would cover the page.
  for (const details of page.querySelectorAll<HTMLDetailsElement>("main details, footer details")) {
    details.open = true;
  }
  for (const element of page.querySelectorAll("*")) readAttributes(element);
  for (const text of markedTexts(page)) showText(text);
  for (const picture of page.querySelectorAll("img[data-document]")) {
    makeReachable(picture, picture.getAttribute("data-document") ?? "");
    if (picture.getAttribute("alt") === "" && picture.role === "button") picture.ariaLabel = pictureName;
  }
}

function markedTexts({ body }: Document): Text[] {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (isText(node) && keysIn(node.data).length > 0) found.push(node);
  }
  return found;
}

function showText(text: Text): void {
  const key = keysIn(text.data).at(-1) ?? "";
  const parent = text.parentElement;
  text.data = withoutMarks(text.data);
  if (parent === null || parent.closest(unseen) !== null) return;
  if (parent.namespaceURI === drawing) {
    makeReachable(parent, key);
    return;
  }
  const around = parent.ownerDocument.createElement(mark);
  text.replaceWith(around);
  around.append(text);
  makeReachable(around, key);
}

function makeReachable(element: Element, key: string): void {
  element.setAttribute("data-document", key);
  const outer = element.closest(interactive);
  if (outer !== null && !outer.hasAttribute("data-edits")) outer.setAttribute("data-edits", key);
  if (outer !== null || element.closest("[aria-hidden=true]") !== null) return;
  element.setAttribute("tabindex", "0");
  element.setAttribute("role", "button");
}

function readAttributes(element: Element): void {
  for (const { name, value } of [...element.attributes]) {
    const plain = withoutMarks(value);
    if (plain === value) continue;
    element.setAttribute(name, plain);
    const key = keysIn(value).at(-1);
    if (key === undefined || !["alt", "aria-label", "placeholder"].includes(name)) continue;
    element.setAttribute("data-also", key);
    if (name === "placeholder") element.setAttribute("data-document", key);
  }
}

/** A picture may lie under what is painted over it. */
export function tappedBy({ target, clientX, clientY, detail }: MouseEvent): Tapped | null {
  if (!isElement(target)) return null;
  const page = target.ownerDocument;
  const under = detail === 0 ? [] : page.elementsFromPoint(clientX, clientY);
  const marked =
    target.closest("[data-document]") ??
    under.find((element) => element.matches("[data-document]")) ??
    target.closest("[data-edits]");
  const link = target.closest("a[href]");
  const href = link?.getAttribute("href") ?? null;
  if (marked === null || marked === undefined) return href === null ? null : { key: "", also: [], href };
  const key = marked.getAttribute("data-document") ?? marked.getAttribute("data-edits") ?? "";
  const also = [marked, link].flatMap((element) => element?.getAttribute("data-also") ?? []);
  return { key, also: also.filter((other) => other !== key), href };
}

/** `instanceof` fails for nodes of another window. */
function isText(node: Node): node is Text {
  return node.nodeType === node.TEXT_NODE;
}

function isElement(target: EventTarget | null): target is Element {
  return target !== null && "closest" in target;
}

export function markOf(page: Document, key: string): HTMLElement | null {
  const [exact, within] = [CSS.escape(key), CSS.escape(`${key}/`)];
  return page.querySelector<HTMLElement>(
    [
      `[data-document="${exact}"][tabindex]`,
      `[data-edits="${exact}"]`,
      `[data-document^="${within}"][tabindex]`,
    ].join(),
  );
}

/** On a phone above the panel, which covers all but the top of the screen. */
export function showMark(page: Document, key: string, beside: ScrollLogicalPosition): void {
  const isBelow = window.matchMedia("(width < 64rem)").matches;
  markOf(page, key)?.scrollIntoView({ block: isBelow ? "start" : beside });
}
