import type { ReactNode } from "react";

interface SnapRowProps {
  as: "div" | "ol" | "ul";
  className: string;
  children: ReactNode;
}

/** Words scroll by keys and need a tab stop, links have their own. */
export function SnapRow({ as: Row, className, children }: SnapRowProps) {
  return (
    <Row className={`snap-row ${className}`} tabIndex={0}>
      {children}
    </Row>
  );
}
