import type { ComponentProps } from "react";
import { Button } from "#app/ui/button.tsx";
import { Icon, type IconName } from "./icon.tsx";
import { Tooltip } from "./tooltip.tsx";

interface IconButtonProps extends ComponentProps<typeof Button> {
  icon: IconName;
  label: string;
  name: string;
}

export function IconButton({ icon, label, name, className = "", ...button }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <Button className={`px-4 menu:size-11 menu:px-0 ${className}`} aria-label={name} {...button}>
        <Icon name={icon} />
        <span className="menu:hidden">{label}</span>
      </Button>
    </Tooltip>
  );
}
