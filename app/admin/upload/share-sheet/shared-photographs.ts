import { type DBSchema, openDB } from "idb";
import { share } from "../../installed/office-scope.ts";

/** As the service worker writes them. */
interface SharedDatabase extends DBSchema {
  [share.store]: { key: string; value: SharedPhotograph & { sharedAt: number } };
}

export interface SharedPhotograph {
  /** A UUID: also its key at the server. */
  id: string;
  name: string;
  blob: Blob;
}

/** What the share sheet handed over; kept until it is in a form that is safe. */
export interface SharedPhotographs {
  waiting(): Promise<SharedPhotograph[]>;
  forget(ids: readonly string[]): Promise<void>;
}

/** What was handed over by the share sheet and no form has taken yet. Rejects where the browser has no database. */
export async function waitingPhotographs(): Promise<SharedPhotograph[]> {
  const database = await openShared();
  const all = await database.getAll(share.store);
  const isOld = ({ sharedAt }: { sharedAt: number }) => Date.now() - sharedAt > share.most.age;
  const old = all.filter(isOld).map(({ id }) => database.delete(share.store, id));
  await Promise.all(old);
  database.close();
  return all.filter((photograph) => !isOld(photograph)).sort((one, other) => one.sharedAt - other.sharedAt);
}

export async function forgetShared(ids: readonly string[]): Promise<void> {
  const database = await openShared();
  await Promise.all(ids.map((id) => database.delete(share.store, id)));
  database.close();
}

function openShared() {
  return openDB<SharedDatabase>(share.database, 1, {
    upgrade: (made) => void made.createObjectStore(share.store, { keyPath: "id" }),
  });
}
