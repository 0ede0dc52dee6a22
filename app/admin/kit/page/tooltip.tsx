import { Tooltip as Radix } from "radix-ui";
import type { ReactElement, ReactNode } from "react";

export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  );
}

interface TooltipProps {
  text: string;
  /** A touch never shows the tooltip, so it needs a name of its own. */
  children: ReactElement;
}

export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger
        asChild
        onFocus={(event) => {
          if (!event.currentTarget.matches(":focus-visible")) event.preventDefault();
        }}
      >
        {children}
      </Radix.Trigger>
      {/* Not in a portal: it belongs to the landmark of its control. */}
      <Radix.Content
        sideOffset={6}
        collisionPadding={8}
        className="z-50 max-w-64 rounded-sm bg-ink px-3 py-1.5 text-sm text-paper"
      >
        {text}
        <Radix.Arrow className="fill-ink" />
      </Radix.Content>
    </Radix.Root>
  );
}
