import { request } from "node:https";
import type { RequestOptions } from "web-push";
import { accepted, type Result, refused } from "../result.ts";
import { agentWithin, isPushAddress, type PushNetwork } from "./push-network.ts";
import type { VapidKeys } from "./vapid-keys.ts";

/** Key and secret are base64url. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushMessage {
  payload: string;
  /** Replaces a waiting message of the topic; at most 32 characters of base64url. */
  topic: string;
}

export interface PushFailure {
  kind: "gone" | "refused" | "later";
  detail: string;
}

export interface PushSender {
  /** Resolves within half a minute. */
  send(target: PushTarget, message: PushMessage): Promise<Result<void, PushFailure>>;
  close(): void;
}

/** Seconds that the push service keeps a message. */
const timeToLive = 24 * 60 * 60;
/** Milliseconds. */
const patience = 20_000;

/** RFC 8291 and 8292. `contact` is a mailto: or https: URL. */
export function createPushSender(parts: {
  keys: VapidKeys;
  contact(): Promise<string>;
  network: PushNetwork;
}): PushSender {
  const { keys, contact, network } = parts;
  const agent = agentWithin(network);
  const closing = new AbortController();

  return {
    async send({ endpoint, p256dh, auth }, { payload, topic }) {
      if (!isPushAddress(endpoint, network)) return failure("refused", "not a public https address");
      const options: RequestOptions = {
        vapidDetails: { subject: await contact(), ...keys },
        ...{ TTL: timeToLive, urgency: "high", topic },
      };
      const { default: webPush } = await import("web-push");
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        payload,
        options,
      );
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(patience)]);
      try {
        return outcomeOf(await post(endpoint, { headers, body, agent, signal }));
      } catch (error) {
        return failure("later", error instanceof Error ? error.message : String(error));
      }
    },

    close() {
      closing.abort();
      agent.destroy();
    },
  };
}

interface Post {
  headers: Record<string, string | number>;
  body: Buffer;
  agent: ReturnType<typeof agentWithin>;
  signal: AbortSignal;
}

function post(endpoint: string, { body, ...options }: Post): Promise<number> {
  return new Promise((resolve, reject) => {
    const sending = request(endpoint, { method: "POST", ...options }, (answer) => {
      answer.once("error", reject);
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sending.once("error", reject);
    sending.end(body);
  });
}

function outcomeOf(status: number): Result<void, PushFailure> {
  if (status >= 200 && status < 300) return accepted(undefined);
  if (status === 404 || status === 410) return failure("gone", `status ${status}`);
  const isPassing = status === 408 || status === 429 || status >= 500;
  return failure(isPassing ? "later" : "refused", `status ${status}`);
}

function failure(kind: PushFailure["kind"], words: string) {
  return refused<PushFailure>({ kind, detail: words.replace(/[\s\p{Cc}]+/gu, " ").slice(0, 200) });
}
