import { useLocation, useNavigate, useNavigation } from "react-router";

/**
 * What is asked of a list by now, and how to ask for something else of it, without a step back in the history and
 * without scrolling. A change begins from the address that is on its way: on a slow line the list still shows what
 * was asked for before, and the next change must not take the last one back.
 */
export function useAskedList<Asked>(
  read: (parameters: URLSearchParams) => Asked,
  addressOf: (asked: Asked) => string,
): { asked: Asked; ask(change: Partial<Asked>): void } {
  const navigate = useNavigate();
  const here = useLocation();
  const { location: next = here } = useNavigation();
  const isLeaving = next.pathname !== here.pathname;
  const asked = read(new URLSearchParams((isLeaving ? here : next).search));

  function ask(change: Partial<Asked>) {
    // Whoever is on the way to another page is not called back.
    if (isLeaving) return;
    void navigate(addressOf({ ...asked, ...change }), { replace: true, preventScrollReset: true });
  }

  return { asked, ask };
}
