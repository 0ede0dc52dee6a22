import type { ComponentProps } from "react";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { Icon, type IconName } from "./icon.tsx";
import { Tooltip } from "./tooltip.tsx";

interface IconParts {
  icon: IconName;
  label: string;
  name: string;
}

const look = "px-4 menu:size-11 menu:px-0";

interface IconButtonProps extends IconParts, ComponentProps<typeof Button> {
  name: string;
  isLabelShown?: boolean;
}

export function IconButton({
  icon,
  label,
  name,
  isLabelShown = true,
  className = "",
  ...button
}: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <Button
        className={`${isLabelShown ? look : "size-11 px-0"} ${className}`}
        aria-label={name}
        {...button}
      >
        {isLabelShown ? <IconAndLabel icon={icon} label={label} /> : <Icon name={icon} />}
      </Button>
    </Tooltip>
  );
}

export function IconLink({ icon, label, name, href }: IconParts & { href: string }) {
  return (
    <Tooltip text={label}>
      <a
        href={href}
        target="_blank"
        rel="noreferrer"
        aria-label={name}
        className={`${buttonClass("secondary")} ${look}`}
      >
        <IconAndLabel icon={icon} label={label} />
      </a>
    </Tooltip>
  );
}

function IconAndLabel({ icon, label }: Omit<IconParts, "name">) {
  return (
    <>
      <Icon name={icon} />
      <span className="menu:hidden">{label}</span>
    </>
  );
}
