import { accountHeader, asksForPassword, interruptionIn, unattendedHeader } from "../page/session-headers.ts";
import type { PasswordQuestion } from "./password-question.ts";
import type { ReauthGate } from "./reauth-gate.ts";
import { isUnattended } from "./unattended.ts";

interface Page {
  gate: ReauthGate;
  question: PasswordQuestion;
  account: string;
}

/** The router calls only the global `fetch` (decision 049). Answers how to put it back. */
export function replaceFetch(page: Page): () => void {
  const before = window.fetch;
  const { origin } = window.location;
  window.fetch = reauthFetch({ ...page, send: before.bind(window), isUnattended, origin });
  return () => {
    window.fetch = before;
  };
}

/** Sends a refused request again after the sign-in. Streams cannot be sent twice. */
export function reauthFetch(
  page: Page & { send: typeof fetch; isUnattended(): boolean; origin: string },
): typeof fetch {
  const { send, gate, question, origin } = page;
  return async (input, init) => {
    if (!isAdminAddress(input, origin)) return send(input, init);
    const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined);
    for (;;) {
      const round = gate.round();
      const response = await send(...withHeaders(input, init, page));
      if (asksForPassword(response)) {
        if (await question.ask()) continue;
        return response;
      }
      const why = interruptionIn(response);
      if (why === null) return response;
      if (gate.round() === round) gate.interrupt(why);
      await gate.whenSignedInAgain(signal);
    }
  };
}

function isAdminAddress(input: RequestInfo | URL, origin: string): boolean {
  const url = new URL(input instanceof Request ? input.url : input, origin);
  return url.origin === origin && /^\/admin(\.data|\/|$)/.test(url.pathname);
}

function withHeaders(
  input: RequestInfo | URL,
  init: RequestInit | undefined,
  { account, isUnattended }: { account: string; isUnattended(): boolean },
): [RequestInfo | URL, RequestInit] {
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
  headers.set(accountHeader, account);
  if (isUnattended()) headers.set(unattendedHeader, "yes");
  return [input instanceof Request ? input.clone() : input, { ...init, headers }];
}
