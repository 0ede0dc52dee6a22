export function projectPlaceholder(template: HTMLTemplateElement, card: Element | null): DocumentFragment {
  const placeholder = document.importNode(template.content, true);
  const heading = placeholder.querySelector("h1");
  const picture = card?.querySelector("picture")?.cloneNode(true);
  if (heading !== null) heading.textContent = card?.querySelector("b")?.textContent ?? "";
  if (picture instanceof HTMLPictureElement) {
    const image = picture.querySelector("img");
    if (image !== null) image.className = "size-full object-contain bg-transparent!";
    placeholder.querySelector("[data-placeholder]")?.append(picture);
  }
  return placeholder;
}

export function showLoadedPictures(article: HTMLElement): void {
  for (const image of article.querySelectorAll("img")) {
    const folder = image.getAttribute("src")?.replace(/[^/]*$/, "");
    const loaded = document.querySelector<HTMLImageElement>(`[data-cards] img[src^="${folder}"]`);
    if (!loaded?.complete || loaded.currentSrc === "") continue;
    image.style.backgroundImage = `url("${loaded.currentSrc}")`;
    image.style.backgroundSize = "100% 100%";
  }
}
