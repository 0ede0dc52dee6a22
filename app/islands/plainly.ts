import { isPlainClick } from "./plain-click.ts";

/** Whatever throws, also later: `plainly` then does what the browser would have done without scripts. */
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
  // A control named "submit" would hide the method.
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
