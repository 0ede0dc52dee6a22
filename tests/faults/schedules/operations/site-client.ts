import { randomInt } from "node:crypto";
import { type Counts, count } from "../counts.ts";

export interface Answer {
  asked: string;
  status: number;
  headers: Headers;
  text: string;
}

export interface SiteClient {
  /** Null where no answer came, or not all of it. Redirects are not followed. */
  ask(server: number, path: string, init?: RequestInit): Promise<Answer | null>;
  statuses: Counts<number>;
  forbidden: string[];
}

export function createSiteClient(urls: readonly string[], giveUp: AbortSignal): SiteClient {
  const statuses: Counts<number> = new Map();
  const forbidden: string[] = [];

  function note({ status, headers, asked, text }: Answer): void {
    count(statuses, status);
    if (!isPermitted(status, headers)) forbidden.push(`${asked} was answered ${status}: ${excerpt(text)}`);
  }

  return {
    statuses,
    forbidden,
    async ask(server, path, init = {}) {
      const headers = new Headers(init.headers);
      headers.set("X-Forwarded-For", someAddress());
      const url = urls[server % urls.length] + path;
      try {
        const response = await fetch(url, { ...init, headers, signal: giveUp, redirect: "manual" });
        const asked = `${init.method ?? "GET"} ${path}`;
        const { status } = response;
        const answer = { asked, status, headers: response.headers, text: await response.text() };
        note(answer);
        return answer;
      } catch {
        return null;
      }
    },
  };
}

function isPermitted(status: number, headers: Headers): boolean {
  if (status === 503) return headers.has("Retry-After");
  return status === 200 || status === 204 || (status >= 300 && status < 500);
}

function excerpt(text: string): string {
  return text.replace(/\s+/g, " ").slice(0, 200);
}

/** Limits count by address: each request comes from one of its own. */
function someAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
}
