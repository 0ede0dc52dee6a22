/** Job card 1234 5678, by which the office finds what was sent. */
export function writtenReference(reference: string, card: string): string {
  return `${card} ${reference.slice(0, 4)}\u00a0${reference.slice(4)}`;
}
