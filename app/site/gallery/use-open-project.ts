import { useLocation, useNavigate } from "react-router";
import type { GalleryCard } from "#domain/gallery/images/gallery-page.ts";

const hashStart = "#project-";

/**
 * Which project is shown large. It lives in the address behind `#`, so that the phone's back button closes
 * the large view and a link to one project can be shared.
 */
export function useOpenProject(cards: GalleryCard[]) {
  const { hash, search, state } = useLocation();
  const navigate = useNavigate();
  const openId = hash.startsWith(hashStart) ? hash.slice(hashStart.length) : null;
  const index = cards.findIndex(({ id }) => id === openId);
  const isOpen = index >= 0;

  function open(id: string) {
    void navigate(
      { search, hash: hashStart + id },
      { preventScrollReset: true, replace: isOpen, state: { opened: true } },
    );
  }

  function turn(by: 1 | -1) {
    // The address is ahead of what is rendered: quick presses add up.
    const now = window.location.hash;
    const neighbour = cards[cards.findIndex(({ id }) => hashStart + id === now) + by];
    if (neighbour !== undefined) open(neighbour.id);
  }

  function close() {
    if (state?.opened === true) void navigate(-1);
    else void navigate({ search, hash: "" }, { preventScrollReset: true, replace: true });
  }

  return { openIndex: isOpen ? index : null, open, turn, close };
}
