import type { IslandName, IslandProps } from "./registry.ts";

type Hydration = "idle" | "visible" | "touched";

export function island<Name extends IslandName>(
  name: Name,
  props: IslandProps<Name>,
  when: Hydration = "idle",
) {
  return {
    "data-island": name,
    "data-hydrate": when,
    "data-props": props === undefined ? undefined : JSON.stringify(props),
  };
}
