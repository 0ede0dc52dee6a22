import { createHmac } from "node:crypto";
import { accepted, type Result, refused } from "../result.ts";

/** Milliseconds. */
const patience = 15_000;
/** Bytes. */
const keyLength = { least: 24, most: 64 };

export interface WebhookTarget {
  url: string;
  /** Base64 behind `whsec_`. */
  secret: string;
}

export interface WebhookSender {
  /** Resolves within fifteen seconds. A refusal never repeats what was sent. */
  send(id: string, body: string, now: Date): Promise<Result<void, string>>;
  close(): void;
}

/** Standard Webhooks 1.0.0 (standardwebhooks.com); follows no redirection. */
export function createWebhookSender({ url, secret }: WebhookTarget): WebhookSender {
  const closing = new AbortController();
  return {
    async send(id, body, now) {
      const timestamp = String(Math.floor(now.getTime() / 1000));
      const signature = createHmac("sha256", keyOf(secret))
        .update(`${id}.${timestamp}.${body}`)
        .digest("base64");
      try {
        const answer = await fetch(url, {
          ...{ method: "POST", body, redirect: "manual" },
          headers: {
            "Content-Type": "application/json",
            "webhook-id": id,
            "webhook-timestamp": timestamp,
            "webhook-signature": `v1,${signature}`,
          },
          signal: AbortSignal.any([closing.signal, AbortSignal.timeout(patience)]),
        });
        await answer.body?.cancel();
        return answer.ok ? accepted(undefined) : refused(`status ${answer.status}`);
      } catch (error) {
        return refused(reasonOf(error));
      }
    },
    close: () => closing.abort(),
  };
}

/** `whsec_` and 24 to 64 bytes in base64. */
export function isWebhookSecret(text: string): boolean {
  const key = keyOf(text);
  const isEncoded = text === `whsec_${key.toString("base64")}`;
  return isEncoded && key.length >= keyLength.least && key.length <= keyLength.most;
}

function keyOf(secret: string): Buffer {
  return Buffer.from(secret.replace(/^whsec_/, ""), "base64");
}

/** Its cause says more than `fetch` does. */
function reasonOf(error: unknown): string {
  const { message, cause } = error instanceof Error ? error : { message: String(error), cause: undefined };
  return cause instanceof Error ? cause.message : message;
}
