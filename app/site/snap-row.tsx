import type { ReactNode } from "react";

interface SnapRowProps {
  as: "div" | "ol" | "ul";
  className: string;
  children: ReactNode;
}

/** A row of words, which a phone slides and keys scroll; one of links needs no stop of its own. */
export function SnapRow({ as: Row, className, children }: SnapRowProps) {
  return (
    <Row className={`snap-row ${className}`} tabIndex={0}>
      {children}
    </Row>
  );
}
