import { Fragment, type ReactNode } from "react";

/** A sentence with an element in each of its places. */
export function Sentence({ text, values }: { text: string; values: Readonly<Record<string, ReactNode>> }) {
  return text
    .split(/(\{\w+\})/)
    .map((part) => <Fragment key={part}>{values[part.slice(1, -1)] ?? part}</Fragment>);
}
