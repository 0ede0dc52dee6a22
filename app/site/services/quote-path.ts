/** English path of the contact page that knows which service the quote is for (decision 9). */
export function quotePath(serviceTitle: string): string {
  return `/contact?service=${encodeURIComponent(serviceTitle)}`;
}
