import { useFetchers } from "react-router";
import { imagesPath } from "../list-address.ts";
import type { Move } from "./moved-rows.ts";

/** Those that are under way: a move that fails is one no longer. */
export function useMoves(): Move[] {
  return useFetchers().flatMap(({ formAction, formData }) => {
    const isMove = formAction?.split("?", 1)[0] === imagesPath && formData?.get("intent") === "move";
    return isMove ? [{ id: String(formData.get("id")), place: Number(formData.get("place")) }] : [];
  });
}
