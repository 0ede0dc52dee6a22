import type { IslandName, IslandProps } from "./registry.ts";

/** When an island comes to life by itself: soon after the page is there, or when it is scrolled to. A touch wakes it at once. */
export type Wake = "idle" | "visible";

/** Attributes that make an element an island. The props are read by the browser: plain data only. */
export function island<Name extends IslandName>(name: Name, props: IslandProps<Name>, wake: Wake = "idle") {
  return {
    "data-island": name,
    "data-wake": wake,
    "data-props": props === undefined ? undefined : JSON.stringify(props),
  };
}
