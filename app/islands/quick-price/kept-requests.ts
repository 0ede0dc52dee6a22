import { type DBSchema, openDB } from "idb";

export interface PriceRequest {
  key: string;
  action: string;
  fields: [name: string, value: string][];
  photographs: { name: string; blob: Blob }[];
  keptAt: number;
}

interface RequestDatabase extends DBSchema {
  requests: { key: string; value: PriceRequest };
}

const unfinished = "unfinished-quick-price";
/** Milliseconds: nobody remembers an older request. */
const longestKept = 7 * 24 * 60 * 60 * 1000;

function open() {
  return openDB<RequestDatabase>("rathkar-quick-price", 1, {
    upgrade(database) {
      database.createObjectStore("requests", { keyPath: "key" });
    },
  });
}

/** False where the browser keeps nothing. */
export async function keepRequest(request: PriceRequest): Promise<boolean> {
  try {
    await (await open()).put("requests", request);
    localStorage.setItem(unfinished, "");
    return true;
  } catch {
    return false;
  }
}

export async function forgetRequest({ key }: PriceRequest): Promise<void> {
  try {
    const database = await open();
    await database.delete("requests", key);
    if ((await database.count("requests")) === 0) localStorage.removeItem(unfinished);
  } catch {
    // There is none to forget.
  }
}

export async function keptRequests(): Promise<PriceRequest[]> {
  try {
    const requests = await (await open()).getAll("requests");
    const isOld = ({ keptAt }: PriceRequest) => Date.now() - keptAt > longestKept;
    for (const request of requests.filter(isOld)) await forgetRequest(request);
    return requests.filter((request) => !isOld(request)).sort((one, other) => one.keptAt - other.keptAt);
  } catch {
    return [];
  }
}
