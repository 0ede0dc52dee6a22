import type { ComponentProps } from "react";

export type ButtonKind = "primary" | "secondary" | "quiet" | "danger";

const base =
  "print-none inline-flex min-h-11 items-center justify-center gap-2 rounded-md border-2 px-5 py-2 text-center font-bold leading-tight transition duration-200 ease-out disabled:opacity-60";

const kinds: Record<ButtonKind, string> = {
  primary:
    "border-transparent bg-marigold text-ink shadow-[inset_0_2px_0_#ffd679,inset_0_-3px_0_#d98f00] hover:-translate-y-0.5",
  secondary: "border-current bg-transparent hover:-translate-y-0.5",
  quiet: "border-transparent bg-transparent text-teal underline-offset-4 hover:underline",
  danger: "border-vermilion bg-sheet text-vermilion hover:bg-vermilion hover:text-white",
};

export function buttonClass(kind: ButtonKind): string {
  return `${base} ${kinds[kind]}`;
}

export function Button({
  kind,
  className = "",
  type = "button",
  ...rest
}: ComponentProps<"button"> & { kind: ButtonKind }) {
  return <button type={type} className={`${buttonClass(kind)} ${className}`} {...rest} />;
}
