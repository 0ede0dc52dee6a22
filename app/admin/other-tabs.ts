/** What just happened to the session: told once to the next page, which tells the other tabs. */
export type SessionNews = "signed-in" | "signed-out";

const channelName = "rathkar-session";

/** Tells the other tabs of this browser. */
export function tellOtherTabs(news: SessionNews): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(news);
  channel.close();
}

/** Calls back when another tab has signed in or out. Answers how to stop listening. */
export function followOtherTabs(onNews: (news: SessionNews) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === "signed-in" || data === "signed-out") onNews(data);
  };
  return () => channel.close();
}
