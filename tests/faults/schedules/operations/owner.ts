import { accountHeader, asksForPassword } from "#app/admin/kit/page/session-headers.ts";
import { owner } from "#tests/support/running-site.ts";
import type { Answer, SiteClient } from "./site-client.ts";

export interface Owner {
  ask(server: number, path: string, init?: RequestInit): Promise<Answer | null>;
}

export function createOwner(client: SiteClient, account: string): Owner {
  let cookie: string | null = null;
  let signingIn: Promise<string | null> | null = null;

  async function signIn(server: number): Promise<string | null> {
    const body = new URLSearchParams(owner);
    const answer = await client.ask(server, "/admin", { method: "POST", body });
    if (answer?.status !== 302) return null;
    const cookies = answer.headers.getSetCookie().map((set) => set.split(";")[0] ?? "");
    return cookies.join("; ");
  }

  return {
    async ask(server, path, init = {}) {
      signingIn ??= cookie === null ? signIn(server) : null;
      cookie ??= (await signingIn) ?? null;
      signingIn = null;
      const shown = cookie;
      if (shown === null) return null;
      const headers = new Headers(init.headers);
      headers.set("Cookie", shown);
      headers.set(accountHeader, account);
      const answer = await client.ask(server, path, { ...init, headers });
      // A world may be played for longer than a sign-in is recent.
      if (answer === null || (answer.status !== 401 && !asksForPassword(answer))) return answer;
      if (cookie === shown) cookie = null;
      return null;
    },
  };
}
