/** Other addresses that a stranger writes are no links. */
const paintedTruck = /https?:\/\/[^\s/]+(\/(?:hi\/|mr\/)?paint(?:\?[^\s]*)?)(?!\S)/;

/** Every second part is the path of a truck that was painted on this site. */
export function messageParts(text: string): string[] {
  return text.split(paintedTruck);
}
