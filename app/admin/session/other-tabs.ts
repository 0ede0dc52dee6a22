/** What just happened to the session: told once to the next page, which tells the other tabs. */
export type SessionEvent = "signed-in" | "signed-out";

const channelName = "rathkar-session";

/** Tells the other tabs of this browser. */
export function tellOtherTabs(news: SessionEvent): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(news);
  channel.close();
}

/** Calls back when another tab has signed in or out. Answers how to stop listening. */
export function followOtherTabs(onEvent: (news: SessionEvent) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === "signed-in" || data === "signed-out") onEvent(data);
  };
  return () => channel.close();
}
