import type { IslandName, IslandProps } from "./registry.ts";

/** When an island wakes by itself, if ever. A touch, a pointer or the focus wakes it at once. */
export type Wake = "idle" | "visible" | "touched";

export function island<Name extends IslandName>(name: Name, props: IslandProps<Name>, wake: Wake = "idle") {
  return {
    "data-island": name,
    "data-wake": wake,
    "data-props": props === undefined ? undefined : JSON.stringify(props),
  };
}
