/** Name under which this tab keeps the unsent form. */
export const draftName = "enquiry-draft";

/** The tab's own storage: it survives a reload and ends with the tab. Null where the browser refuses it. */
export function tabStorage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

export function holdsDraft(): boolean {
  return tabStorage()?.getItem(draftName) != null;
}

export function forgetDraft(): void {
  tabStorage()?.removeItem(draftName);
}
