import type { SlideShowWords } from "#app/islands/slide-show.ts";

/** No script turns the slides here, so the others stand below the hero. */
export function showSlides(page: Document, heading: string): void {
  const hero = page.querySelector<HTMLElement>("[data-island=slide-show]");
  if (hero === null) return;
  const { slides }: SlideShowWords = JSON.parse(hero.dataset.props ?? "null");
  const waiting = [...hero.querySelectorAll<HTMLTemplateElement>("template[data-slide]")];
  const section = page.createElement("section");
  section.className = "preview-slides";
  const title = page.createElement("p");
  title.textContent = heading;
  const list = page.createElement("ul");
  list.append(
    ...waiting.map((template) => {
      const item = page.createElement("li");
      item.append(
        ...(template.content.firstElementChild?.children ?? []),
        ...wordsOf(page, slides, template),
      );
      return item;
    }),
  );
  section.append(title, list);
  hero.after(section);
}

function wordsOf(page: Document, slides: SlideShowWords["slides"], { dataset }: HTMLElement): Element[] {
  const slide = slides[Number(dataset.slide)];
  if (slide === undefined) return [];
  const link = page.createElement("a");
  link.href = slide.href;
  const [caption, line] = [page.createElement("b"), page.createElement("span")];
  caption.textContent = slide.caption;
  line.textContent = slide.line;
  link.append(caption, line);
  return [link];
}
