import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { z } from "zod";

/** The back office as its own pages call it, with somebody signed in. */
export interface BackOffice {
  /** Sends one photograph; answers the URL under which it is kept. */
  sendPicture(path: string, index: number): Promise<string>;
  /** Stores the received pictures as images; answers how many there are. */
  storeBatch(urls: readonly string[]): Promise<number>;
  /** Asks for a page and reads it to its end. */
  seePage(path: string): Promise<void>;
  /** The ids of all images that match the search. */
  matchingIds(search: string): Promise<string[]>;
  /** Deletes one portion of a bulk delete; answers how many went. */
  deletePortion(ids: readonly string[]): Promise<number>;
}

/** Signs in by the form of /admin. Throws when the server does not let us in. */
export async function enterBackOffice(
  siteUrl: string,
  owner: { email: string; password: string },
): Promise<BackOffice> {
  const cookie = await signIn(siteUrl, owner);
  const call = async (path: string, contentType: string, body: BodyInit): Promise<unknown> => {
    const headers = { Cookie: cookie, Origin: siteUrl, "Content-Type": contentType };
    const answer = await fetch(siteUrl + path, { method: "POST", headers, body });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const read = async (path: string): Promise<Response> => {
    const answer = await fetch(siteUrl + path, { headers: { Cookie: cookie } });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  };
  return {
    async seePage(path) {
      const answer = await read(path);
      await answer.text();
    },
    async matchingIds(search) {
      const answer = await read(`/admin/images/matching?${new URLSearchParams({ search })}`);
      return z.object({ ids: z.array(z.string()) }).parse(await answer.json()).ids;
    },
    async deletePortion(ids) {
      const answer = await call("/admin/images/delete", "application/json", JSON.stringify({ ids }));
      return z.object({ removed: z.number() }).parse(answer).removed;
    },
    async sendPicture(path, index) {
      const query = new URLSearchParams({ role: "main", index: String(index), name: basename(path) });
      const answer = await call(`/admin/upload/picture?${query}`, "image/jpeg", await readFile(path));
      return z.object({ url: z.string() }).parse(answer).url;
    },
    async storeBatch(urls) {
      const batch = {
        category: "body-building",
        workType: "body-building",
        vehicleName: null,
        bodyType: null,
        images: urls.map((main) => ({ main })),
      };
      const answer = await call("/admin/upload/batch", "application/json", JSON.stringify(batch));
      return z.object({ ids: z.array(z.string()) }).parse(answer).ids.length;
    },
  };
}

async function signIn(siteUrl: string, owner: { email: string; password: string }): Promise<string> {
  const answer = await fetch(`${siteUrl}/admin`, {
    method: "POST",
    headers: { Origin: siteUrl },
    body: new URLSearchParams(owner),
    redirect: "manual",
  });
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "");
  if (answer.status !== 302 || cookies.length === 0) {
    throw new Error(`Signing in answered ${answer.status}: ${await answer.text()}`);
  }
  return cookies.join("; ");
}
