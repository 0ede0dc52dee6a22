import type { ComponentProps } from "react";

type ButtonKind = "primary" | "secondary" | "quiet" | "danger";

export function buttonClass(kind: ButtonKind): string {
  return `button button-${kind}`;
}

export function Button({
  kind,
  className = "",
  type = "button",
  ...rest
}: ComponentProps<"button"> & { kind: ButtonKind }) {
  return <button type={type} className={`${buttonClass(kind)} ${className}`} {...rest} />;
}
