import { type ReactNode, useId } from "react";

interface PanelProps {
  title: string;
  className?: string;
  children: ReactNode;
}

export function Panel({ title, className = "panel", children }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`${className} p-4 md:p-5`}>
      <h3 id={id} className="text-base">
        {title}
      </h3>
      {children}
    </section>
  );
}
