import { useLayoutEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { fillPlaceholders } from "#content/placeholders.ts";
import { useAdminText } from "../../layout/admin-text.ts";
import { notifyFailure } from "../../layout/notices.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Tooltip } from "../../ui/tooltip.tsx";
import { useEachAnswer } from "../../ui/use-each-answer.ts";
import type { ImageOutcome } from "../change-image.server.ts";

interface MoveButtonsProps {
  id: string;
  name: string;
  /** Among the featured images, counted from 1. */
  place: number;
  count: number;
}

export function MoveButtons({ id, name, place, count }: MoveButtonsProps) {
  const text = useAdminText().imageList.order;
  const move = useFetcher<ImageOutcome>({ key: `move-${id}` });
  const pressed = useRef<HTMLButtonElement>(null);
  useEachAnswer(move, ({ ok, title, description }) => {
    if (!ok) notifyFailure(title, description);
  });

  // The browser takes the focus from a row that changes its place in the document.
  useLayoutEffect(() => {
    if (place > 0 && document.activeElement === document.body)
      pressed.current?.focus({ preventScroll: true });
    return () => {
      if (document.activeElement !== pressed.current) pressed.current = null;
    };
  }, [place]);

  const button = (direction: "up" | "down", to: number) => (
    <Tooltip text={text[direction]}>
      <button
        type="button"
        aria-label={fillPlaceholders(text[`${direction}Name`], { name })}
        // Not `disabled`, which would take the focus away at the end of the list.
        aria-disabled={to < 1 || to > count}
        onClick={({ currentTarget }) => {
          if (to < 1 || to > count) return;
          pressed.current = currentTarget;
          void move.submit({ intent: "move", id, place: String(to) }, { method: "post" });
        }}
        className="inline-flex size-11 items-center justify-center rounded-md border-2 border-line bg-sheet active:bg-marigold aria-disabled:opacity-40"
      >
        <Icon name={direction} />
      </button>
    </Tooltip>
  );

  return (
    <span className="flex gap-1">
      {button("up", place - 1)}
      {button("down", place + 1)}
      <span role="status" className="sr-only">
        {move.state === "idle" ? "" : fillPlaceholders(text.moved, { name, place, count })}
      </span>
    </span>
  );
}
