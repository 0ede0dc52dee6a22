import { createContext, use, useEffect } from "react";

declare global {
  interface Window {
    earlyPress?: { end(): void };
  }
}

export const NonceContext = createContext<string | undefined>(undefined);

const holdPresses = `{
  let pressed = null;
  const hold = (event) => {
    const { target, submitter } = event;
    if (event.type === "click") {
      pressed = target.closest("button[type=button]:not([popovertarget])") ?? pressed;
    } else if (!event.defaultPrevented && target.method === "post") {
      event.preventDefault();
      pressed = submitter ?? target.querySelector("[type=submit]");
    }
  };
  const giveUp = (event) => {
    const isOfScript = event.type !== "error" || event instanceof ErrorEvent || event.target.tagName === "SCRIPT";
    if (isOfScript) end();
  };
  const events = [["click", hold], ["submit", hold], ["error", giveUp], ["unhandledrejection", giveUp]];
  const end = () => {
    for (const [name, hear] of events) removeEventListener(name, hear, name === "error");
    delete window.earlyPress;
    pressed?.click();
  };
  for (const [name, hear] of events) addEventListener(name, hear, name === "error");
  window.earlyPress = { end };
}`;

/** No button hears what is pressed before the scripts arrive. */
export function EarlyPress() {
  const nonce = use(NonceContext);
  useEffect(() => window.earlyPress?.end(), []);
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: holdPresses }} />;
}
