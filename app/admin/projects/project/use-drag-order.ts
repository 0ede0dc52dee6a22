import { type PointerEvent, type RefObject, useState } from "react";

/** Pixels from the edge of the screen, and pixels at once. */
const edge = 96;
const step = 12;

export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
  onOrder: (ids: readonly string[]) => void,
) {
  const [drag, setDrag] = useState<{ id: string; order: readonly string[] } | null>(null);

  function move({ clientX, clientY }: PointerEvent) {
    if (drag === null) return;
    if (clientY < edge) window.scrollBy(0, -step);
    if (clientY > window.innerHeight - edge) window.scrollBy(0, step);
    const place = [...(list.current?.children ?? [])].findIndex((item) => {
      const { left, right, top, bottom } = item.getBoundingClientRect();
      return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
    });
    if (place !== -1) setDrag({ id: drag.id, order: movedTo(drag.order, drag.id, place) });
  }

  const handle = (id: string) => ({
    onPointerDown(event: PointerEvent) {
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ id, order: ids });
    },
    onPointerMove: move,
    onPointerUp() {
      setDrag(null);
      if (drag?.order.some((other, place) => other !== ids[place])) onOrder(drag.order);
    },
    onPointerCancel: () => setDrag(null),
  });

  return { dragged: drag?.id ?? null, order: drag?.order ?? ids, handle };
}

export function movedTo(order: readonly string[], id: string, place: number): string[] {
  const others = order.filter((other) => other !== id);
  return [...others.slice(0, place), id, ...others.slice(place)];
}
