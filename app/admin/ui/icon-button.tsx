import type { ComponentProps } from "react";
import { Button } from "#app/ui/button.tsx";
import { Icon, type IconName } from "./icon.tsx";
import { Tooltip } from "./tooltip.tsx";

interface IconButtonProps extends ComponentProps<typeof Button> {
  icon: IconName;
  /** A word on a card, a tooltip in a table. */
  label: string;
  /** For screen readers: 'Delete Tata Ace'. */
  name: string;
  tableFrom?: keyof typeof tables;
}

const tables = {
  md: { square: "md:size-11 md:px-0", word: "md:hidden" },
  xl: { square: "xl:size-11 xl:px-0", word: "xl:hidden" },
} as const;

export function IconButton({
  icon,
  label,
  name,
  tableFrom = "xl",
  className = "",
  ...button
}: IconButtonProps) {
  const { square, word } = tables[tableFrom];
  return (
    <Tooltip text={label}>
      <Button className={`px-4 ${square} ${className}`} aria-label={name} {...button}>
        <Icon name={icon} />
        <span className={word}>{label}</span>
      </Button>
    </Tooltip>
  );
}
