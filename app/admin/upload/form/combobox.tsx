import { type ComponentProps, type KeyboardEvent, useEffect, useId, useState } from "react";
import { TextField } from "../../kit/form/field.tsx";

interface Suggestion {
  key: string;
  label: string;
  /** Enter takes it only where the arrows have reached it. */
  isExtra?: boolean;
}

interface ComboboxProps extends Omit<ComponentProps<typeof TextField>, "onChange" | "onBlur" | "value"> {
  value: string;
  suggestions: Suggestion[];
  onType(text: string): void;
  onPick(key: string): void;
  onLeave(): void;
}

/** https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ */
export function Combobox({ suggestions, onType, onPick, onLeave, ...field }: ComboboxProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [isTyping, setTyping] = useState(false);
  const [marked, setMarked] = useState<number | null>(null);
  const isShown = isOpen && suggestions.length > 0;
  const first = isTyping && suggestions[0]?.isExtra !== true ? 0 : null;
  const at = isShown ? (marked ?? first) : null;
  const activeId = at === null ? undefined : `${id}-${at}`;
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);

  function type(text: string) {
    onType(text);
    setOpen(true);
    setTyping(true);
    setMarked(null);
  }

  function close() {
    setOpen(false);
    setTyping(false);
    setMarked(null);
  }

  function pick(suggestion: Suggestion | undefined) {
    close();
    if (suggestion !== undefined) onPick(suggestion.key);
  }

  function step(by: 1 | -1) {
    setOpen(true);
    const count = suggestions.length;
    const before = at ?? (by === 1 ? -1 : count);
    setMarked((before + by + count) % count);
  }

  function press(event: KeyboardEvent) {
    // While a word is composed, the keys belong to the keyboard's own list.
    if (event.nativeEvent.isComposing) return;
    switch (event.key) {
      case "ArrowDown":
      case "ArrowUp":
        event.preventDefault();
        return step(event.key === "ArrowDown" ? 1 : -1);
      case "Enter":
        // It would send the form.
        event.preventDefault();
        return pick(at === null ? undefined : suggestions[at]);
      case "Escape":
        if (isShown) event.stopPropagation();
        return close();
    }
  }

  return (
    <div className="relative">
      <TextField
        {...field}
        className="scroll-mt-32"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={`${id}-list`}
        aria-activedescendant={activeId}
        autoComplete="off"
        autoCapitalize="words"
        enterKeyHint="done"
        spellCheck={false}
        onChange={({ target }) => type(target.value)}
        onClick={({ currentTarget }) => {
          setOpen(true);
          // A phone's keyboard covers what is below.
          if (matchMedia("(pointer: coarse)").matches) currentTarget.scrollIntoView({ block: "start" });
        }}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onKeyDown={press}
        onBlur={() => {
          close();
          afterPress(onLeave);
        }}
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={field.label}
        hidden={!isShown}
        className="absolute inset-x-0 top-full z-40 mt-1 max-h-60 overflow-y-auto overscroll-contain rounded-md border border-steel bg-sheet py-1 shadow-lg"
      >
        {isShown
          ? suggestions.map((suggestion, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus
              <div
                key={suggestion.key}
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === at}
                className="flex min-h-11 cursor-pointer items-center px-3 py-2 wrap-anywhere hover:bg-sand aria-selected:bg-sand aria-selected:font-bold"
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => pick(suggestion)}
              >
                {suggestion.label}
              </div>
            ))
          : null}
      </div>
    </div>
  );
}

/** What appears when the field is left would move the button from under the finger. */
function afterPress(leave: () => void): void {
  const isHeld = document.querySelector(":active") !== null;
  if (isHeld) window.addEventListener("click", () => leave(), { once: true });
  else setTimeout(leave);
}
