import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { PictureRole } from "#domain/gallery/pictures/picture-metadata.ts";
import type { LedgerImage } from "./ledger.ts";
import { smallPhotograph } from "./small-photograph.ts";
import { isDone, postJson, type Stage } from "./stage.ts";

export function newImage(
  { ledger }: Stage,
  label: string,
  { isPair, isInWork }: { isPair: boolean; isInWork: boolean },
): LedgerImage {
  const pair: PictureRole[] = isInWork ? ["before"] : ["before", "after"];
  const roles: PictureRole[] = isPair ? pair : ["main"];
  const image: LedgerImage = {
    ...{ label, name: `Truck ${label}`, uploadKey: randomUUID(), id: null, versions: [1] },
    ...{ turning: "none", place: "list", wasInBin: false, wasInProject: false },
    inWork: isInWork ? "yes" : "never",
    pictures: roles.map(newPicture),
  };
  ledger.images.push(image);
  return image;
}

function newPicture(role: PictureRole): LedgerImage["pictures"][number] {
  return { role, key: randomUUID(), url: null };
}

const received = z.object({ url: z.string() });
const stored = z.object({ ids: z.tuple([z.uuid()]) });

export async function uploadImage(stage: Stage, server: number, image: LedgerImage): Promise<boolean> {
  await Promise.all(image.pictures.map((picture) => sendPicture(stage, server, image.label, picture)));
  const { pictures, name, uploadKey } = image;
  if (pictures.some(({ url }) => url === null)) return false;
  const work = pictures.some(({ role }) => role === "before") ? "denting" : "painting";
  const urls = Object.fromEntries(pictures.map(({ role, url }) => [role, url]));
  const batch = {
    ...{ category: work, workType: work, vehicleName: name, bodyType: null },
    images: [{ ...urls, uploadKey }],
  };
  const answer = await postJson(stage, server, "/admin/upload/batch", batch);
  if (!isDone(stage, answer, 200)) return false;
  [image.id] = stored.parse(JSON.parse(answer.text)).ids;
  return true;
}

export async function completeImage(stage: Stage, server: number, image: LedgerImage): Promise<boolean> {
  const known = image.pictures.find(({ role }) => role === "after");
  const after = known ?? newPicture("after");
  if (known === undefined) image.pictures.push(after);
  await sendPicture(stage, server, image.label, after);
  if (after.url === null) return false;
  image.inWork = "asked";
  const isWhole = await changeInWork(stage, server, image, { intent: "complete", afterUrl: after.url });
  if (isWhole) image.inWork = "no longer";
  return isWhole;
}

export async function showInWork(stage: Stage, server: number, image: LedgerImage): Promise<boolean> {
  const isShown = await changeInWork(stage, server, image, { intent: "show" });
  if (isShown) image.inWork = "early";
  return isShown;
}

async function changeInWork(
  stage: Stage,
  server: number,
  image: LedgerImage,
  change: { intent: "show" } | { intent: "complete"; afterUrl: string },
): Promise<boolean> {
  for (const version of image.versions) {
    const body = new URLSearchParams({ ...change, id: image.id ?? "", version: String(version) });
    const answer = await stage.owner.ask(server, "/admin/images/in-work.data", { method: "POST", body });
    if (answer?.status === 409) continue;
    if (!isDone(stage, answer, 200)) return false;
    // An earlier try without an answer may have raised any of them.
    image.versions = [...new Set(image.versions.flatMap((one) => [one, one + 1]))];
    return true;
  }
  stage.ledger.surprises.push(`The image ${image.label} has none of the versions ${image.versions}.`);
  return false;
}

async function sendPicture(
  stage: Stage,
  server: number,
  label: string,
  picture: LedgerImage["pictures"][number],
): Promise<void> {
  const { role, key, url } = picture;
  if (url !== null) return;
  const query = new URLSearchParams({ role, index: "0", name: `${label}.jpg`, key });
  const answer = await stage.owner.ask(server, `/admin/upload/picture?${query}`, {
    method: "POST",
    headers: { "Content-Type": "image/jpeg" },
    body: new Uint8Array(await smallPhotograph(role)),
  });
  if (isDone(stage, answer, 200)) picture.url = received.parse(JSON.parse(answer.text)).url;
}

export async function editImage(
  stage: Stage,
  server: number,
  image: LedgerImage,
  name: string,
): Promise<boolean> {
  // Each edit that was never answered may have raised the version.
  for (const version of image.versions) {
    const body = new URLSearchParams({
      ...{ intent: "edit", id: image.id ?? "", version: String(version), vehicleName: name },
      ...{ category: "painting", vehicleType: "", bodyType: "", workType: "", description: "" },
      ...{ captionHi: "", captionMr: "" },
      ...{ isFeatured: "false", isSample: "false" },
    });
    const answer = await stage.owner.ask(server, "/admin/images.data", { method: "POST", body });
    if (answer?.status === 409) continue;
    const isEdited = isDone(stage, answer, 200);
    if (isEdited) Object.assign(image, { name, versions: [version + 1] });
    else image.versions.push(version + 1);
    return isEdited;
  }
  stage.ledger.surprises.push(`The image ${image.label} has none of the versions ${image.versions}.`);
  return false;
}

const changed = z.object({ version: z.number() });

export async function turnImage(
  stage: Stage,
  server: number,
  image: LedgerImage,
  key: string,
): Promise<boolean> {
  const { id, label, pictures, versions } = image;
  if (image.turning === "none") image.turning = "asked";
  const edit = { turns: 1, angle: 0, crop: { x: 0, y: 0, width: 1, height: 1 } };
  const change = { kind: "edit", role: pictures[0]?.role, edit };
  for (const version of versions) {
    const asked = { id, version, key, change };
    const answer = await postJson(stage, server, "/admin/images/pictures/change", asked);
    if (answer?.status === 409) continue;
    if (isDone(stage, answer, 200)) {
      image.turning = "acknowledged";
      image.versions = [changed.parse(JSON.parse(answer.text)).version];
      return true;
    }
    image.versions.push(version + 1);
    return false;
  }
  stage.ledger.surprises.push(`The image ${label} has none of the versions ${versions}.`);
  return false;
}

const removed = z.object({ removed: z.number() });

export async function deleteImage(stage: Stage, server: number, image: LedgerImage): Promise<boolean> {
  const mayBeGone = image.place === "deleting";
  Object.assign(image, { place: "deleting", wasInBin: true });
  const answer = await postJson(stage, server, "/admin/images/delete", { ids: [image.id] });
  if (!isDone(stage, answer, 200)) return false;
  image.place = "bin";
  const { removed: images } = removed.parse(JSON.parse(answer.text));
  if (images === 0 && !mayBeGone) stage.ledger.surprises.push(`The image ${image.label} was gone already.`);
  return true;
}

export async function seeImage(stage: Stage, server: number, image: LedgerImage): Promise<boolean> {
  const paths = [`/gallery/${image.id}`, ...image.pictures.map(({ url }) => `${url}/320.webp`)];
  const answers = await Promise.all(paths.map((path) => stage.client.ask(server, path)));
  const expected = [...expectedOf(image), ...(image.wasInProject ? [200, 301] : [])];
  return answers.map((answer) => isDone(stage, answer, ...expected)).every(Boolean);
}

function expectedOf({ turning, inWork, wasInBin }: LedgerImage): number[] {
  // Another server may not have heard yet of the last change.
  if (wasInBin) return [200, 404, 410];
  if (turning !== "none") return [200, 404];
  return { never: [200], yes: [404], early: [200, 404], asked: [200, 404], "no longer": [200, 404] }[inWork];
}
