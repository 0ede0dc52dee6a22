/** Keeps the screen on until the answer is called, where the browser can. It ends by itself whenever the page is hidden. */
export function keepAwake(
  page: Pick<Document, "visibilityState" | "addEventListener" | "removeEventListener">,
  { wakeLock }: Partial<Pick<Navigator, "wakeLock">>,
): () => void {
  if (wakeLock === undefined) return () => undefined;
  let lock: Promise<WakeLockSentinel | null> = Promise.resolve(null);

  function request() {
    if (page.visibilityState !== "visible") return;
    // Refused where the battery is low.
    lock = wakeLock?.request("screen").catch(() => null) ?? lock;
  }

  request();
  page.addEventListener("visibilitychange", request);
  return () => {
    page.removeEventListener("visibilitychange", request);
    void lock.then((held) => held?.release());
  };
}
