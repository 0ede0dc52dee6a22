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
}

/** A button of a row: a square with a picture where a table has little room, with its word on a card. */
export function IconButton({ icon, label, what, className = "", ...button }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <Button className={`px-4 xl:size-11 xl:px-0 ${className}`} aria-label={`${label} ${what}`} {...button}>
        <Icon name={icon} />
        <span className="xl:hidden">{label}</span>
      </Button>
    </Tooltip>
  );
}
