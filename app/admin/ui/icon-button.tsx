import type { ComponentProps } from "react";
import { Button } from "#app/ui/button.tsx";
import { Icon, type IconName } from "./icon.tsx";
import { Tooltip } from "./tooltip.tsx";

interface IconButtonProps extends ComponentProps<typeof Button> {
  icon: IconName;
  /** What it does, in a word: shown on a phone, a tooltip on a desk. */
  label: string;
  /** What it is done to, for screen readers: 'Delete Tata Ace'. */
  what: string;
  /** The width of the screen from which its row is one of a table. */
  tableFrom?: keyof typeof tables;
}

const tables = {
  md: { square: "md:size-11 md:px-0", word: "md:hidden" },
  xl: { square: "xl:size-11 xl:px-0", word: "xl:hidden" },
} as const;

/** A button of a row: a square with a picture where a table has little room, with its word on a card. */
export function IconButton({
  icon,
  label,
  what,
  tableFrom = "xl",
  className = "",
  ...button
}: IconButtonProps) {
  const { square, word } = tables[tableFrom];
  return (
    <Tooltip text={label}>
      <Button className={`px-4 ${square} ${className}`} aria-label={`${label} ${what}`} {...button}>
        <Icon name={icon} />
        <span className={word}>{label}</span>
      </Button>
    </Tooltip>
  );
}
