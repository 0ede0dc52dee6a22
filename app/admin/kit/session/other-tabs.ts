export type SessionEvent = "signed-in" | "signed-out";

const channelName = "rathkar-session";

/** Without it tabs notice with their next request. */
function openChannel(): BroadcastChannel | null {
  return "BroadcastChannel" in window ? new BroadcastChannel(channelName) : null;
}

export function notifyOtherTabs(event: SessionEvent): void {
  const channel = openChannel();
  channel?.postMessage(event);
  channel?.close();
}

export function followOtherTabs(onEvent: (event: SessionEvent) => void): () => void {
  const channel = openChannel();
  if (channel === null) return () => {};
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === "signed-in" || data === "signed-out") onEvent(data);
  };
  return () => channel.close();
}
