import { type MouseEvent, useState } from "react";
import { useFetcher } from "react-router";
import { useSitePath } from "#app/language/language.tsx";
import { useEachAnswer } from "#app/use-each-answer.ts";
import {
  type GalleryCard,
  type GalleryFilter,
  type GalleryPage,
  galleryQuery,
} from "#domain/gallery/images/gallery-page.ts";

/** The cards loaded so far: the page the address asked for and those added to it by "load more". */
export function useLoadMore(filter: GalleryFilter, first: GalleryPage) {
  const sitePath = useSitePath();
  const fetcher = useFetcher<{ gallery: GalleryPage }>();
  const [added, setAdded] = useState<GalleryPage[]>([]);

  useEachAnswer(fetcher, ({ gallery: loaded }) => {
    setAdded((pages) => (pages.some(({ page }) => page === loaded.page) ? pages : [...pages, loaded]));
  });

  const lastPage = added.at(-1)?.page ?? first.page;

  function loadMore(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (fetcher.state === "idle") {
      void fetcher.load(sitePath(`/gallery${galleryQuery({ ...filter, page: lastPage + 1 })}`));
    }
  }

  return {
    cards: withoutRepeats([...first.cards, ...added.flatMap(({ cards }) => cards)]),
    lastPage,
    isLoadingMore: fetcher.state !== "idle",
    loadMore,
  };
}

/** An image added meanwhile moves the later pages on by one, so that a card can come twice. */
function withoutRepeats(cards: GalleryCard[]): GalleryCard[] {
  return [...new Map(cards.map((card) => [card.id, card])).values()];
}
