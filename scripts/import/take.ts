import { type ImageEditProblem, normalizeEdit } from "#domain/gallery/changes/image-edit.ts";
import { noVehicle } from "#domain/gallery/images/gallery-image.ts";
import { isImported } from "#domain/gallery/images/import-image.ts";
import { storedPhotographs } from "#domain/gallery/uploads/stored-photographs.ts";
import { defaultWork } from "#domain/gallery/uploads/upload-rules.ts";
import { hashOfFile } from "#platform/temporary-upload.ts";
import type { Item } from "./item.ts";
import { hintedWork } from "./names.ts";
import {
  about,
  type Found,
  judgeAll,
  keysOf,
  type Outcome,
  type Photograph,
  storeImage,
  type Taking,
  uuidOf,
} from "./store-image.ts";

/** The machine encodes two pictures at a time; a third is read meanwhile. */
const atATime = 3;

export async function take(items: readonly Item[], taking: Taking): Promise<void> {
  const waiting = items.values();
  const claims = createClaims();
  const work = async () => {
    for (const item of waiting) {
      const outcome = await claims.inOrder((claim) => takeOne(item, taking, claim));
      taking.report.count(typeof outcome === "object" ? { where: item.where, ...outcome } : outcome);
    }
  };
  await Promise.all(Array.from({ length: atATime }, work));
}

/** Claims photographs for a row; answers the row that claimed one of them before. */
type Claim = (hashes: readonly string[], where: string) => Promise<string | undefined>;

/** Rows are read side by side, but claim their photographs in the order of the list. */
function createClaims() {
  const claimedBy = new Map<string, string>();
  let last = Promise.resolve();
  return {
    async inOrder<T>(work: (claim: Claim) => Promise<T>): Promise<T> {
      const before = last;
      const turn = Promise.withResolvers<void>();
      last = before.then(() => turn.promise);
      try {
        return await work(async (hashes, where) => {
          await before;
          const twin = hashes.map((hash) => claimedBy.get(hash)).find((row) => row !== undefined);
          if (twin === undefined) for (const hash of hashes) claimedBy.set(hash, where);
          turn.resolve();
          return twin;
        });
      } finally {
        turn.resolve();
      }
    },
  };
}

async function takeOne(item: Item, taking: Taking, claim: Claim): Promise<Outcome> {
  const { files, into, names } = taking;
  if (item.id !== null && (await isThere(taking, item.id))) return "there";
  const normalized = editOf(item, taking);
  if (!normalized.ok) return { why: sentenceAbout(normalized.refusal) };
  const edit = normalized.value;
  const asked = rolesOf(item);
  for (const { name } of asked) {
    const problem = await files.problemWith(name);
    if (problem !== null) return about(item, name, problem);
  }
  // A dry run fetches nothing.
  if (into === null && !files.isLocal) {
    await keysOf(edit, names);
    return "taken";
  }
  return files.lend(
    asked.map(({ name }) => name),
    async (paths) => {
      const read = asked.map(async ({ role, name }, index): Promise<Photograph> => {
        const path = paths[index] ?? "";
        return { role, name, path, hash: await hashOfFile(path) };
      });
      return takeFiles({ item, edit, photographs: await Promise.all(read), taking }, claim);
    },
  );
}

async function takeFiles(found: Found, claim: Claim): Promise<Outcome> {
  const { item, photographs, taking } = found;
  const hashes = photographs.map(({ hash }) => hash);
  const twin = await claim(hashes, item.where);
  if (twin !== undefined) return { why: `It is the same photograph as ${twin}.` };
  const id = item.id ?? uuidOf(photographs.map(({ role, hash }) => `${role} ${hash}`).join("\n"));
  if (item.id === null && (await isThere(taking, id))) return "there";
  const [stored] = taking.known === null ? [] : await storedPhotographs(taking.known.db, hashes);
  if (stored !== undefined) {
    return { why: `The photograph is ${places[stored.place]} already (${stored.vehicleName}).` };
  }
  return taking.into === null ? judgeAll(found) : storeImage(found, id, taking.into);
}

async function isThere({ known }: Taking, id: string): Promise<boolean> {
  return known !== null && isImported(known.db, id);
}

function rolesOf({ pictures }: Item): Pick<Photograph, "role" | "name">[] {
  return (["before", "after", "main"] as const).flatMap((role) => {
    const name = pictures[role];
    return name === undefined ? [] : [{ role, name }];
  });
}

function editOf({ edit, hints }: Item, { names, work }: Taking) {
  const vehicle = edit.vehicleName ?? names.hinted("vehicle_names", hints);
  return normalizeEdit({
    ...edit,
    vehicleName: vehicle ?? noVehicle,
    vehicleType: edit.vehicleType ?? vehicle,
    bodyType: edit.bodyType ?? names.hinted("body_types", hints),
    category: edit.category ?? hintedWork(hints) ?? work ?? defaultWork,
    isSample: false,
  });
}

const places = { gallery: "in the gallery", "in work": "in a project in work", bin: "in the bin" } as const;

const words = {
  ...{ vehicleName: "name of the vehicle", vehicleType: "type of the vehicle", bodyType: "body type" },
  ...{ description: "caption", captionHi: "Hindi caption", captionMr: "Marathi caption" },
  ...{ town: "town", workDays: "number of days" },
} as const;

function sentenceAbout(problem: ImageEditProblem): string {
  switch (problem.kind) {
    case "too long":
      return `The ${words[problem.field]} is longer than ${problem.most} characters.`;
    case "out of range":
      return `The ${words[problem.field]} must be a whole number from 1 to ${problem.most}.`;
    case "missing":
      return `The ${words[problem.field]} is missing.`;
  }
}
