import { networkErrorAdvice } from "../ui/network-error.ts";
import type { DeleteAnswer } from "./bulk-delete.ts";
import { addressOf } from "./list-address.ts";

type Answer<Value> = { ok: true; value: Value } | { ok: false; message: string };

/** The ids of all images that match the search now. */
export async function askMatchingIds(search: string): Promise<Answer<string[]>> {
  const address = addressOf({ search }).replace("/admin/images", "/admin/images/matching");
  const answer = await ask(address, {});
  if (!answer.ok) return answer;
  const { ids } = answer.value;
  return Array.isArray(ids) && ids.every((id) => typeof id === "string")
    ? { ok: true, value: ids }
    : { ok: false, message: notUnderstood };
}

/** Asks the server to delete one portion. */
export async function askToDelete(ids: readonly string[]): Promise<DeleteAnswer> {
  const answer = await ask("/admin/images/delete", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ids }),
  });
  if (!answer.ok) return answer;
  const { removed } = answer.value;
  return typeof removed === "number" ? { ok: true, removed } : { ok: false, message: notUnderstood };
}

const notUnderstood = "The answer of the server was not understood. Please try again.";

async function ask(address: string, init: RequestInit): Promise<Answer<Record<string, unknown>>> {
  try {
    const response = await fetch(address, init);
    const body: unknown = await response.json();
    const fields = typeof body === "object" && body !== null ? { ...body } : {};
    if (response.ok) return { ok: true, value: fields };
    const message =
      "message" in fields && typeof fields.message === "string" ? fields.message : notUnderstood;
    return { ok: false, message };
  } catch {
    return { ok: false, message: networkErrorAdvice };
  }
}
