import { officeScope, serviceWorkerPath } from "./office-scope.ts";

export type Unable = "insecure" | "unsupported" | "blocked";

interface Subscribed {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** The home screen needs it, too. Old browsers go without. */
export async function registerWorker(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.register(serviceWorkerPath, { scope: officeScope }).catch(() => undefined);
}

export function whyUnable(): Unable | null {
  if (!window.isSecureContext) return "insecure";
  const isSupported = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (!isSupported) return "unsupported";
  return Notification.permission === "denied" ? "blocked" : null;
}

export async function subscribedEndpoint(): Promise<string | null> {
  if (whyUnable() !== null) return null;
  const registration = await navigator.serviceWorker.getRegistration(officeScope);
  return (await registration?.pushManager.getSubscription())?.endpoint ?? null;
}

export async function subscribe(publicKey: string): Promise<Subscribed | "not allowed"> {
  if ((await Notification.requestPermission()) !== "granted") return "not allowed";
  await registerWorker();
  const { pushManager } = await navigator.serviceWorker.ready;
  // One with other keys would be refused.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint ?? "", p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" };
}

export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(officeScope);
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
