/** Other addresses that a stranger writes are no links. */
const paintedTruck = /https?:\/\/[^\s/]+(\/(?:hi\/|mr\/)?paint(?:\?[^\s]*)?)(?!\S)/;

export function messageParts(text: string): string[] {
  return text.split(paintedTruck);
}
