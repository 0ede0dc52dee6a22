import type { Answer, SiteClient } from "../schedules/operations/site-client.ts";

interface Period {
  begun: number;
  ended: number;
}

export type Kind = "kept page" | "page" | "form" | "save";

export interface Visitors extends SiteClient {
  askFor(kind: Kind, path: string, init?: RequestInit): Promise<Answer | null>;
  goesAway(): () => void;
  serverIsKilled(): () => void;
  requests(): number;
  refusedMeanwhile: string[];
  lostByKill: string[];
}

/** Each request comes from a network of its own: limits count by network. */
export function createVisitors(origin: string): Visitors {
  const away: Period[] = [];
  const kills: Period[] = [];
  const statuses = new Map<number, number>();
  const forbidden: string[] = [];
  const refusedMeanwhile: string[] = [];
  const lostByKill: string[] = [];
  let asked = 0;

  function note(kind: Kind, answer: Answer | null, name: string, { begun, ended }: Period): void {
    const status = answer?.status ?? 0;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status >= 200 && status < 400) return;
    const falls = (period: Period) => period.begun <= ended && period.ended >= begun;
    if (away.some(falls) && kind !== "kept page" && answer !== null && isPlainRefusal(answer)) {
      refusedMeanwhile.push(name);
    } else if (kind === "save" && (isCutOff(answer) ? kills.some(falls) : wasDone(answer, name))) {
      lostByKill.push(name);
    } else forbidden.push(`${kind} ${name}: ${status} ${answer?.text.replace(/\s+/g, " ").slice(0, 300)}`);
  }

  const wasDone = (answer: Answer | null, name: string) =>
    answer?.status === 409 && lostByKill.includes(name);

  async function askFor(kind: Kind, path: string, init: RequestInit = {}): Promise<Answer | null> {
    asked++;
    const headers = new Headers(init.headers);
    headers.set("X-Network", `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`);
    headers.set("Origin", origin);
    if (!headers.has("Accept")) headers.set("Accept", "text/html");
    const begun = performance.now();
    const name = `${init.method ?? "GET"} ${path}`;
    const answer = await fetch(origin + path, { ...init, headers, redirect: "manual" })
      .then(async (response): Promise<Answer> => {
        const { status, headers } = response;
        return { asked: name, status, headers, text: await response.text() };
      })
      .catch(() => null);
    note(kind, answer, name, { begun, ended: performance.now() });
    return answer;
  }

  return {
    ...{ statuses, forbidden, refusedMeanwhile, lostByKill, askFor },
    requests: () => asked,
    ask: (_server, path, init = {}) => askFor(kindOf(path, init), path, init),
    goesAway: () => beginPeriod(away),
    serverIsKilled: () => beginPeriod(kills),
  };
}

function beginPeriod(periods: Period[]): () => void {
  const period = { begun: performance.now(), ended: Number.POSITIVE_INFINITY };
  periods.push(period);
  return () => {
    period.ended = performance.now();
  };
}

/** nginx says so for a server that has gone; what a server itself refuses is no loss by a kill. */
function isCutOff(answer: Answer | null): boolean {
  return answer === null || answer.status === 502;
}

function kindOf(path: string, { method = "GET" }: RequestInit): Kind {
  if (method === "GET" || method === "HEAD") return "page";
  return /^(\/hi|\/mr)?\/contact|^\/admin\/upload\//.test(path) ? "form" : "save";
}

function isPlainRefusal({ asked, status, headers, text }: Answer): boolean {
  if (status !== 503 || !/^\d+$/.test(headers.get("Retry-After") ?? "")) return false;
  if (!headers.get("Content-Type")?.startsWith("text/html")) return text.length > 0;
  const [, language = "en"] = /^\S+ \/(hi|mr)(?:[/?]|$)/.exec(asked) ?? [];
  const [, heading = ""] = /<h1[^>]*>([^<]+)/.exec(text) ?? [];
  const isRead = language === "en" ? /[a-z]/.test(heading) : /\p{Script=Devanagari}/u.test(heading);
  return isRead && text.includes(`<html lang="${language}"`);
}
