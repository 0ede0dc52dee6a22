import { useEffect, useEffectEvent } from "react";
import { useNavigation, useRevalidator } from "react-router";
import { newsPath } from "../kit/addresses/enquiries.ts";
import { jsonFields } from "../kit/page/json-call.ts";
import { unattended } from "../kit/session/unattended.ts";

/** Milliseconds. */
const every = 30_000;

export function useNewEnquiries(known: string): void {
  const revalidator = useRevalidator();
  const navigation = useNavigation();

  const take = useEffectEvent(async (mark: string | null) => {
    // A page on its way would be asked for twice.
    const isIdle = revalidator.state === "idle" && navigation.state === "idle";
    if (isIdle && mark !== null && mark !== known) await revalidator.revalidate();
  });

  useEffect(() => {
    let isLooking = false;
    async function look() {
      // One that waits for the password may not be followed by another.
      if (isLooking || document.hidden || !navigator.onLine) return;
      isLooking = true;
      await unattended(async () => take(await readMark())).finally(() => {
        isLooking = false;
      });
    }
    const timer = window.setInterval(() => void look(), every);
    return () => window.clearInterval(timer);
  }, []);
}

async function readMark(): Promise<string | null> {
  try {
    const answer = await fetch(newsPath);
    const { mark } = answer.ok ? await jsonFields(answer) : {};
    return typeof mark === "string" ? mark : null;
  } catch {
    return null;
  }
}
