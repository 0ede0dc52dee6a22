import { accepted, type Result, refused } from "#platform/result.ts";
import {
  imagesPerProject,
  type ProjectChange,
  type ProjectPlace,
  type ProjectRefusal,
} from "./project-change.ts";

export interface PlacedImage extends ProjectPlace {
  id: string;
}

type Places = Result<PlacedImage[], ProjectRefusal>;

/** Where the asked images go, and those together with them. */
export function newPlaces(
  kind: ProjectChange["kind"],
  asked: readonly PlacedImage[],
  members: ReadonlyMap<string, readonly PlacedImage[]>,
): Places {
  const together = (image: PlacedImage) => members.get(image.projectId ?? "") ?? [];
  if (kind === "group") return grouped(asked, together);
  if (kind === "order") return ordered(asked, together);
  const leaving = asked.filter(({ projectId }) => projectId !== null);
  if (leaving.length === 0) return refused("not together");
  const ids = new Set(leaving.map(({ id }) => id));
  const left = [...members].flatMap(([id, all]) => withoutImages(id, all, ids));
  if (kind === "split" && left.length === 0) return refused("too few");
  const isOne = kind === "split" && leaving.length > 1;
  return accepted([...(isOne ? inOrder(leaving, leaving[0]?.id) : leaving.map(alone)), ...left]);
}

function grouped(
  asked: readonly PlacedImage[],
  together: (image: PlacedImage) => readonly PlacedImage[],
): Places {
  const first = asked.toSorted(
    (one, other) => Number(one.projectId === null) - Number(other.projectId === null),
  );
  const all = first.flatMap((image) => (image.projectId === null ? [image] : together(image)));
  const images = [...new Map(all.map((image) => [image.id, image])).values()];
  if (images.length < 2) return refused("too few");
  if (images.length > imagesPerProject) return refused("too many");
  const [cover] = images;
  return accepted(inOrder(images, cover?.projectId ?? cover?.id));
}

function ordered(
  asked: readonly PlacedImage[],
  together: (image: PlacedImage) => readonly PlacedImage[],
): Places {
  const [first] = asked;
  if (first === undefined || first.projectId === null) return refused("not together");
  if (asked.some(({ projectId }) => projectId !== first.projectId)) return refused("not together");
  const ids = new Set(asked.map(({ id }) => id));
  const all = [...asked, ...together(first).filter(({ id }) => !ids.has(id))];
  return accepted(inOrder(all, first.projectId));
}

function inOrder(images: readonly PlacedImage[], projectId: string | null = null): PlacedImage[] {
  return images.map(({ id }, position) => ({ id, projectId, position }));
}

/** A first cover that leaves takes the project's address along. */
function withoutImages(
  projectId: string,
  all: readonly PlacedImage[],
  leaving: ReadonlySet<string>,
): PlacedImage[] {
  const left = all.filter(({ id }) => !leaving.has(id));
  const [first] = left;
  if (first === undefined) return [];
  if (left.length === 1) return [alone(first)];
  const kept = leaving.has(projectId) ? first.id : projectId;
  return left.map(({ id, position }) => ({ id, projectId: kept, position }));
}

function alone({ id }: PlacedImage): PlacedImage {
  return { id, projectId: null, position: 0 };
}
