import { Fragment, type ReactNode } from "react";

export function Sentence({ text, values }: { text: string; values: Readonly<Record<string, ReactNode>> }) {
  return text
    .split(/(\{\w+\})/)
    .map((part) => <Fragment key={part}>{values[part.slice(1, -1)] ?? part}</Fragment>);
}
