import type { ComponentProps, MouseEvent } from "react";

type ButtonKind = "primary" | "secondary" | "quiet" | "danger";

export function buttonClass(kind: ButtonKind): string {
  return `button button-${kind}`;
}

export function Button({
  kind,
  className = "",
  type = "button",
  disabled = false,
  onClick,
  ...rest
}: ComponentProps<"button"> & { kind: ButtonKind }) {
  return (
    <button
      type={type}
      className={`${buttonClass(kind)} ${className}`}
      // The attribute `disabled` would take the focus from who has just pressed it.
      aria-disabled={disabled || undefined}
      {...rest}
      onClick={disabled ? ignorePress : onClick}
    />
  );
}

function ignorePress(event: MouseEvent) {
  event.preventDefault();
}
