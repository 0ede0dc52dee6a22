import { makeSmall } from "#app/photographs/browser-photographs.ts";
import { photographProblem } from "#app/photographs/photograph-problem.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { TileWords } from "./begun-form.ts";

interface Tile {
  file: File;
  blob: Blob | null;
  element: HTMLLIElement;
  progress: HTMLProgressElement;
}

const mostPhotographs = 5;

interface TilesParts {
  words(): TileWords | null;
  tellProblem(problem: string): void;
  onChange(files: File[]): void;
}

export function createPhotographTiles(list: HTMLUListElement, { words, tellProblem, onChange }: TilesParts) {
  let tiles: Tile[] = [];
  let preparing = Promise.resolve();

  function remove(tile: Tile): void {
    tiles = tiles.filter((other) => other !== tile);
    tile.element.remove();
    nameButtons();
    tellFiles();
  }

  function tellFiles(): void {
    onChange(
      tiles.map(({ file, blob }) =>
        blob === null ? file : new File([blob], file.name, { type: blob.type }),
      ),
    );
  }

  function nameButtons(): void {
    const text = words();
    for (const [at, { element }] of tiles.entries()) {
      const label = text === null ? String(at + 1) : fillPlaceholders(text.state.remove, { number: at + 1 });
      element.querySelector("button")?.setAttribute("aria-label", label);
    }
  }

  function add(file: File): Tile {
    const element = document.createElement("li");
    const progress = document.createElement("progress");
    const button = document.createElement("button");
    const tile: Tile = { file, blob: null, element, progress };
    progress.setAttribute("aria-label", words()?.state.preparing ?? file.name);
    button.type = "button";
    button.textContent = "×";
    button.addEventListener("click", () => remove(tile));
    element.append(progress, button);
    list.append(element);
    tiles.push(tile);
    return tile;
  }

  async function prepare(tile: Tile, file: File): Promise<void> {
    const made = await makeSmall(file);
    if (!tiles.includes(tile)) return;
    if (!made.ok) {
      remove(tile);
      const text = words();
      if (text !== null)
        tellProblem(`${file.name}: ${photographProblem(text, made.refusal, navigator.userAgent)}`);
      return;
    }
    tile.blob = made.value;
    tellFiles();
    tile.progress.value = 0;
    tile.progress.hidden = true;
    const picture = await drawn(made.value);
    if (picture === null) tile.element.append(file.name);
    else tile.element.prepend(picture);
  }

  return {
    add(files: readonly File[]): void {
      const room = files.slice(0, mostPhotographs - tiles.length);
      const added = room.map((file) => [add(file), file] as const);
      nameButtons();
      tellFiles();
      const text = words();
      if (room.length < files.length && text !== null) {
        tellProblem(fillPlaceholders(text.refused.tooMany, { most: mostPhotographs }));
      }
      // A phone has memory for one large photograph at a time.
      for (const [tile, file] of added) preparing = preparing.then(() => prepare(tile, file));
    },

    async ready(): Promise<{ name: string; blob: Blob }[]> {
      await preparing;
      return tiles.flatMap(({ file, blob }) => (blob === null ? [] : [{ name: file.name, blob }]));
    },

    show(share: number): void {
      const total = tiles.reduce((sum, { blob }) => sum + (blob?.size ?? 0), 0);
      let sent = share * total;
      for (const { blob, progress } of tiles) {
        const size = blob?.size ?? 0;
        progress.hidden = false;
        progress.value = size === 0 ? 1 : Math.min(1, Math.max(0, sent / size));
        sent -= size;
      }
    },

    clear(): void {
      for (const tile of tiles) remove(tile);
    },
  };
}

/** On a canvas, as the site's policy allows no pictures from memory. */
async function drawn(photograph: Blob): Promise<HTMLCanvasElement | null> {
  try {
    const bitmap = await createImageBitmap(photograph, { resizeWidth: 360, resizeQuality: "high" });
    const canvas = document.createElement("canvas");
    canvas.width = bitmap.width;
    canvas.height = bitmap.height;
    canvas.getContext("2d")?.drawImage(bitmap, 0, 0);
    bitmap.close();
    return canvas;
  } catch {
    return null;
  }
}
