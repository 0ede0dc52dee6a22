import { isPlainClick } from "./plain-click.ts";

/**
 * Acts in the browser's place. Whatever throws, now or later, a missing function among it, the browser then does by
 * `plainly` what it would have done without scripts.
 */
export async function elsePlainly(act: () => unknown, plainly: () => unknown): Promise<void> {
  try {
    await act();
  } catch (error) {
    console.error(error);
    await plainly();
  }
}

export function submitPlainly(form: HTMLFormElement, fields: Iterable<readonly [string, string]> = []): void {
  for (const [name, value] of fields) {
    const field = document.createElement("input");
    Object.assign(field, { type: "hidden", name, value });
    form.append(field);
  }
  // A control that is called "submit" would stand in the way of the method.
  HTMLFormElement.prototype.submit.call(form);
}

export function onPlainClick(link: HTMLAnchorElement, act: (event: MouseEvent) => unknown): void {
  link.addEventListener("click", (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void elsePlainly(
      () => act(event),
      () => location.assign(link.href),
    );
  });
}
