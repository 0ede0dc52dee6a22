import { createContext, use, useEffect } from "react";

declare global {
  interface Window {
    earlyPress?: { repeat(): void; hold(event: Event): void };
  }
}

/** What inline scripts of this answer carry; undefined in the browser, which does not tell it. */
export const NonceContext = createContext<string | undefined>(undefined);

const holdPresses = `{
  const early = {
    repeat() {},
    hold(event) {
      const { target, submitter } = event;
      if (event.type === "click") {
        const button = target.closest("button[type=button]:not([popovertarget])");
        if (button !== null) early.repeat = () => button.click();
      } else if (!event.defaultPrevented && target.method === "post") {
        event.preventDefault();
        early.repeat = () => target.requestSubmit(submitter);
      }
    },
  };
  addEventListener("click", early.hold);
  addEventListener("submit", early.hold);
  window.earlyPress = early;
}`;

/**
 * What is pressed before the scripts are there is done when they are: a button would not hear it, and the answer to a
 * form would be told to nobody.
 */
export function EarlyPress() {
  const nonce = use(NonceContext);
  useEffect(() => {
    const early = window.earlyPress;
    if (early === undefined) return;
    window.removeEventListener("click", early.hold);
    window.removeEventListener("submit", early.hold);
    delete window.earlyPress;
    early.repeat();
  }, []);
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: holdPresses }} />;
}
