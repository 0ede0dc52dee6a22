import type { Kysely } from "kysely";
import type { Database } from "#platform/database/schema.ts";
import type { FileStore } from "#platform/storage/file-store.ts";
import { isObjectName } from "./picture-metadata.ts";

export const identityFile = "rathkar-identity.txt";
const originalPrefixes = ["before_", "after_", "main_"];
const toleratedShare = 1 / 10;

export interface StoreParts {
  db: Kysely<Database>;
  files: FileStore;
}

export interface StoreCheck {
  owner: "this database" | "another database" | "nobody";
  pictures: number;
  unknown: number;
}

/** Whether database and store belong together. Changes nothing. */
export async function checkStore(parts: StoreParts): Promise<StoreCheck> {
  return { owner: await ownerOf(parts), ...(await countPictures(parts)) };
}

/** Takes a store without an owner where it knows the pictures. */
export async function takeStore(parts: StoreParts): Promise<StoreCheck> {
  const check = await checkStore(parts);
  if (check.owner !== "nobody" || storeProblem(check) !== null) return check;
  await claimStore(parts);
  return { ...check, owner: "this database" };
}

/** Makes this database the owner, whoever was. */
export async function claimStore({ db, files }: StoreParts): Promise<void> {
  await files.write(identityFile, Buffer.from(`${await identityOf(db)}\n`), "text/plain");
}

/** A sentence for the operator; null where all is well. */
export function storeProblem({ owner, pictures, unknown }: StoreCheck): string | null {
  const isStrange = unknown > pictures * toleratedShare;
  const found = `Of the ${pictures} pictures in the store this database does not know ${unknown}`;
  const whatToDo =
    "Nothing is removed from it. Use the database that belongs to it, or run `npm run store:claim` if this one does.";
  if (owner === "another database") {
    return `The picture store belongs to another database. ${found}. ${whatToDo}`;
  }
  if (owner === "nobody" && isStrange) return `${found}, and it may belong to another database. ${whatToDo}`;
  if (isStrange) return `${found}: an older backup may have been restored. They are left as they are.`;
  return null;
}

async function ownerOf({ db, files }: StoreParts): Promise<StoreCheck["owner"]> {
  const written = await files.read(identityFile);
  if (written === null) return "nobody";
  return written.toString("utf8").trim() === (await identityOf(db)) ? "this database" : "another database";
}

/** Whether files may be removed. */
export async function isOwnStore(parts: StoreParts): Promise<boolean> {
  const owner = await ownerOf(parts);
  return (owner === "nobody" ? (await takeStore(parts)).owner : owner) === "this database";
}

async function identityOf(db: Kysely<Database>): Promise<string> {
  const row = await db.selectFrom("installation").select("identity").executeTakeFirstOrThrow();
  return row.identity;
}

async function countPictures({ db, files }: StoreParts): Promise<Pick<StoreCheck, "pictures" | "unknown">> {
  const known = await db
    .selectFrom("pictures")
    .select("object_name")
    .union(db.selectFrom("removed_pictures").select("object_name"))
    .execute();
  const knownNames = new Set(known.map((row) => row.object_name));
  let pictures = 0;
  let unknown = 0;
  for (const prefix of originalPrefixes) {
    for await (const { name } of files.list(prefix)) {
      if (!isObjectName(name)) continue;
      pictures++;
      if (!knownNames.has(name)) unknown++;
    }
  }
  return { pictures, unknown };
}
