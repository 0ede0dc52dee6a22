import type { Page } from "@playwright/test";

/** What Safari 15 or Chrome 100 lack. */
export const newer = [
  ...["Array.fromAsync", "Array.prototype.at", "Array.prototype.findLast", "Array.prototype.findLastIndex"],
  ...["Array.prototype.toReversed", "Array.prototype.toSorted", "Array.prototype.toSpliced"],
  ...["Array.prototype.with", "Map.groupBy", "Object.groupBy", "Object.hasOwn", "Promise.withResolvers"],
  ...["Promise.try", "Set.prototype.union", "Set.prototype.difference", "Set.prototype.intersection"],
  ...["Set.prototype.isSubsetOf", "String.prototype.at", "String.prototype.isWellFormed"],
  ...["String.prototype.toWellFormed", "Intl.Segmenter", "Iterator", "RegExp.escape", "structuredClone"],
  ...["AbortSignal.any", "AbortSignal.timeout", "AbortSignal.prototype.throwIfAborted", "Response.json"],
  ...["BroadcastChannel", "CompressionStream", "DecompressionStream", "Crypto.prototype.randomUUID"],
  ...["Navigator.prototype.locks", "OffscreenCanvas", "navigation", "requestIdleCallback", "scheduler"],
  ...["URL.canParse", "URL.parse", "SubmitEvent.prototype.submitter", "Element.prototype.checkVisibility"],
  ...["HTMLDialogElement.prototype.showModal", "HTMLElement.prototype.hidePopover"],
  ...["HTMLElement.prototype.showPopover", "HTMLFormElement.prototype.requestSubmit"],
  ...["Document.prototype.startViewTransition"],
];

declare global {
  interface Window {
    tellUse(name: string): void;
  }
}

export interface FunctionWatch {
  takeAway(names: readonly string[]): Promise<void>;
  /** Those of the newer ones which the page has looked for. */
  used: ReadonlySet<string>;
}

export async function watchFunctions(page: Page, others: readonly string[]): Promise<FunctionWatch> {
  const used = new Set<string>();
  await page.exposeFunction("tellUse", (name: string) => newer.includes(name) && used.add(name));
  await page.addInitScript(
    (names) => {
      const missing = window.name.split(",");
      for (const name of names) {
        const path = name.split(".");
        const last = path.pop() ?? "";
        const holder = Object(
          path.reduce<unknown>((parent, part) => Reflect.get(Object(parent), part), window),
        );
        const found = Reflect.getOwnPropertyDescriptor(holder, last);
        if (missing.includes(name)) Reflect.deleteProperty(holder, last);
        if (missing.length > 1 || missing[0] !== "" || found === undefined) continue;
        const set = (value: unknown) =>
          Reflect.defineProperty(holder, last, { value, writable: true, configurable: true });
        const get = function (this: unknown) {
          window.tellUse(name);
          return found.get === undefined ? found.value : found.get.call(this);
        };
        Reflect.defineProperty(holder, last, { configurable: true, get, set });
      }
    },
    [...newer, ...others],
  );
  return {
    used,
    async takeAway(names) {
      await page.evaluate((name) => {
        window.name = name;
      }, names.join(","));
    },
  };
}
