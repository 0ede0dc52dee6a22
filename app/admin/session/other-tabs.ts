/** Told once to the next page, which tells the other tabs. */
export type SessionEvent = "signed-in" | "signed-out";

const channelName = "rathkar-session";

export function notifyOtherTabs(event: SessionEvent): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(event);
  channel.close();
}

export function followOtherTabs(onEvent: (event: SessionEvent) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === "signed-in" || data === "signed-out") onEvent(data);
  };
  return () => channel.close();
}
